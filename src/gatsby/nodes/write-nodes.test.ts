import type { Node, NodeInput } from "gatsby"
import { loadIn, temporaryFolder } from "../../../tests/helpers/temporary-project"
import type { SiteNode } from "./site-nodes"

const folder = temporaryFolder()
let modules: typeof import("./write-nodes") & typeof import("./kept-bodies")
beforeAll(async () => {
  modules = await loadIn(folder, async () => ({
    ...(await import("./write-nodes")),
    ...(await import("./kept-bodies")),
  }))
})

/** Minimal Gatsby that stores nodes and records the actions on them. */
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

test("what an earlier writing has told is not read again", async () => {
  const held = gatsby()
  const to = held as unknown as Parameters<typeof modules.writeNodes>[1]
  const { now } = await modules.writeNodes([redirect("/a"), redirect("/b")], to)
  held.done.length = 0
  held.getNodesByType = () => {
    throw new Error("nodes are read")
  }
  await modules.writeNodes([redirect("/b", "/docs")], to, now)
  expect(held.done).toEqual(["create /b", "delete /a"])
})

test("a node whose type has changed is taken away first", async () => {
  const held = gatsby()
  await write([redirect("/a")], held)
  const text: SiteNode = { id: "/a", type: "SiteText", fields: { name: "a", value: {} } }
  expect(await write([text], held)).toEqual(["delete /a", "create /a"])
})

describe("bodies", () => {
  const page = (text: string) =>
    ({
      id: "/a",
      type: "Standalone",
      fields: { path: "/a" },
      body: { from: text, make: () => [text] },
    }) as unknown as SiteNode
  const bodyOf = (held: ReturnType<typeof gatsby>) =>
    modules.keptBody(held.nodes.get("/a")?.internal.contentDigest ?? "none")
  const writeTo = (held: ReturnType<typeof gatsby>, text: string) =>
    modules.writeNodes([page(text)], held as unknown as Parameters<typeof modules.writeNodes>[1])

  test("are kept beside their nodes, and those of nodes that have changed until they are dropped", async () => {
    const held = gatsby()
    await writeTo(held, "old")
    expect(held.nodes.get("/a")).not.toHaveProperty("body")
    expect(bodyOf(held)).toEqual(["old"])
    const { bodies } = await writeTo(held, "new")
    expect([bodyOf(held), modules.keptBodies().size]).toEqual([["new"], 2])
    modules.dropOtherBodies(bodies)
    expect([bodyOf(held), modules.keptBodies().size]).toEqual([["new"], 1])
  })

  test("that somebody has removed are missed by name, and made again though their nodes are as they were", async () => {
    const held = gatsby()
    await writeTo(held, "text")
    modules.dropOtherBodies(new Set())
    expect(() => bodyOf(held)).toThrow("missing from .cache/bodies: start again")
    expect(await writeTo(held, "text")).toMatchObject({ written: 0 })
    expect(bodyOf(held)).toEqual(["text"])
  })
})

test("nodes of others are not touched", async () => {
  const held = gatsby()
  held.nodes.set("file", { id: "file", internal: { type: "File" } } as Node)
  expect(await write([], held)).toEqual([])
})
