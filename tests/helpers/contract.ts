import type { DataPage } from "../../src/model/content-tree"

/** A contract reference page for tests, with overrides. */
export function contractPage(more: Partial<DataPage> = {}): DataPage {
  return {
    path: "/docs/contracts/V1.0/Math",
    name: "Math",
    version: "V1.0",
    title: "Math",
    description: "A library.",
    headings: [],
    anchors: [],
    data: {
      abi: [],
      undescribedParents: [],
      repository: "https://a.example",
      branch: "main",
      commit: "0".repeat(40),
    },
    reference: {
      ...{ name: "Math", version: "V1.0", kind: "library", category: "libraries" },
      ...{ description: "A library.", points: [], versions: [], inherits: [] },
      source: { path: "Math.sol", href: "/Math.sol", branch: "main", differs: false },
      changes: {
        ...{ from: "V1.0", to: "V1.1", status: "unchanged", count: 0, shownHere: false },
        notes: [],
      },
    },
    file: "content/contracts/v1.0.json",
    ...more,
  }
}
