import type { Actions } from "gatsby"
import { readContracts } from "../../content/read/contracts"
import { digestOf } from "./digest"

export const contractNodeId = (path: string) => `contract:${path}`

/** One Contract node a page of the contract reference. */
export async function createContractNodes({ createNode }: Actions): Promise<void> {
  for (const page of readContracts().pages) {
    const { path, title, description, headings, file, version, name, category, reference } = page
    await createNode({
      ...{ path, title, description, headings, file, version, name, category },
      id: contractNodeId(path),
      reference,
      unlisted: false,
      parent: null,
      children: [],
      internal: { type: "Contract", contentDigest: digestOf(page) },
    })
  }
}
