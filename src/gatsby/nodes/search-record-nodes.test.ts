import { exampleRecords } from "../../search/record.fixture"
import { writeSearchPages } from "./search-record-nodes"

const records = exampleRecords(["/docs/a", "A", "Text of A."], ["/docs/b", "B"])

async function written(before: { path: string }[] = []) {
  const createNode = jest.fn()
  const deleteNode = jest.fn()
  const actions = { createNode, deleteNode } as never
  await writeSearchPages({ actions, getNodesByType: () => before as never }, records)
  return { nodes: createNode.mock.calls.map(([node]) => node), gone: deleteNode.mock.calls.flat() }
}

test("a node a page holds the records of the page in their order", async () => {
  const { nodes } = await written()
  expect(nodes).toMatchObject([
    { path: "/docs/a", section: "docs", records: records.slice(0, 2) },
    { path: "/docs/b", section: "docs", records: records.slice(2) },
  ])
})

test("pages without records lose their node", async () => {
  const { gone } = await written([{ path: "/docs/a" }, { path: "/docs/gone" }])
  expect(gone).toEqual([{ path: "/docs/gone" }])
})
