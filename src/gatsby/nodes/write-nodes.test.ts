import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Node, NodeInput } from "gatsby"
import { loadIn, temporaryFolder } from "../../../tests/unit/temporary-project"
import type { SiteNode } from "./site-node"

const folder = temporaryFolder()
let modules: typeof import("./write-nodes") & typeof import("./kept-bodies")
beforeAll(async () => {
  modules = await loadIn(folder, async () => ({
    ...(await import("./write-nodes")),
    ...(await import("./kept-bodies")),
  }))
})

/** As much of Gatsby as holds nodes; it counts what is done to them. */
function gatsby() {
  const nodes = new Map<string, Node>()
  const done: string[] = []
  return {
    nodes,
    done,
    actions: {
      createNode: async (node: NodeInput) => {
        done.push(`create ${node.id}`)
        nodes.set(node.id, node as Node)
      },
      deleteNode: ({ id }: { id: string }) => {
        done.push(`delete ${id}`)
        nodes.delete(id)
      },
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
  }
}

const redirect = (from: string, to = "/"): SiteNode => ({
  id: from,
  type: "Redirect",
  fields: { from, to },
})

async function write(nodes: SiteNode[], to: ReturnType<typeof gatsby>) {
  to.done.length = 0
  await modules.writeNodes(nodes, to as unknown as Parameters<typeof modules.writeNodes>[1])
  return to.done
}

test("what is there and unchanged is left alone", async () => {
  const held = gatsby()
  expect(await write([redirect("/a"), redirect("/b")], held)).toEqual(["create /a", "create /b"])
  expect(await write([redirect("/a"), redirect("/b")], held)).toEqual([])
})

test("what has changed is written anew, what is gone is taken away", async () => {
  const held = gatsby()
  await write([redirect("/a"), redirect("/b")], held)
  expect(await write([redirect("/b", "/docs"), redirect("/c")], held)).toEqual([
    "create /b",
    "create /c",
    "delete /a",
  ])
  expect(held.nodes.get("/b")).toMatchObject({ to: "/docs", internal: { type: "Redirect" } })
})

test("a node whose type has changed is taken away first", async () => {
  const held = gatsby()
  await write([redirect("/a")], held)
  const text: SiteNode = { id: "/a", type: "SiteText", fields: { name: "a", value: {} } }
  expect(await write([text], held)).toEqual(["delete /a", "create /a"])
})

test("a body is kept beside its node, and gone with it", async () => {
  const held = gatsby()
  const page = (text: string): SiteNode => ({
    ...redirect("/a"),
    body: { from: text, make: () => [text] },
  })
  const keptOf = (id: string) => {
    const digest = held.nodes.get(id)?.internal.contentDigest ?? ""
    return modules.keptBody(digest)
  }
  const kept = () => readdirSync(join(folder, ".cache/bodies")).length
  await write([page("old")], held)
  expect(held.nodes.get("/a")).not.toHaveProperty("body")
  expect(keptOf("/a")).toEqual(["old"])
  await write([page("new")], held)
  expect([keptOf("/a"), kept()]).toEqual([["new"], 1])
  await write([], held)
  expect(kept()).toBe(0)
})

test("a body that somebody has removed is missed by name", () => {
  expect(() => modules.keptBody("none")).toThrow("remove .cache and public, and build again")
})

test("nodes of others are not touched", async () => {
  const held = gatsby()
  held.nodes.set("file", { id: "file", internal: { type: "File" } } as Node)
  expect(await write([], held)).toEqual([])
})
