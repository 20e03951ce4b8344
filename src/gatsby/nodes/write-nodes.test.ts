import type { Node, NodeInput } from "gatsby"
import type { SiteNode } from "./site-node"
import { writeNodes } from "./write-nodes"

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
  await writeNodes(nodes, to as unknown as Parameters<typeof writeNodes>[1])
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

test("nodes of others are not touched", async () => {
  const held = gatsby()
  held.nodes.set("file", { id: "file", internal: { type: "File" } } as Node)
  expect(await write([], held)).toEqual([])
})
