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

test("leaves unchanged nodes alone", async () => {
  const held = gatsby()
  expect(await write([redirect("/a"), redirect("/b")], held)).toEqual(["create /a", "create /b"])
  expect(await write([redirect("/a"), redirect("/b")], held)).toEqual([])
})

test("rewrites changed nodes and deletes those that are gone", async () => {
  const held = gatsby()
  await write([redirect("/a"), redirect("/b")], held)
  expect(await write([redirect("/b", "/docs"), redirect("/c")], held)).toEqual([
    "create /b",
    "create /c",
    "delete /a",
  ])
  expect(held.nodes.get("/b")).toMatchObject({ to: "/docs", internal: { type: "Redirect" } })
})

test("does not read nodes again when an earlier write returned them", async () => {
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

test("deletes a node first when its type has changed", async () => {
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

  test("are stored next to their nodes, and stay after a change until they are dropped", async () => {
    const held = gatsby()
    await writeTo(held, "old")
    expect(held.nodes.get("/a")).not.toHaveProperty("body")
    expect(bodyOf(held)).toEqual(["old"])
    const { bodies } = await writeTo(held, "new")
    expect([bodyOf(held), modules.keptBodies().size]).toEqual([["new"], 2])
    modules.dropOtherBodies(bodies)
    expect([bodyOf(held), modules.keptBodies().size]).toEqual([["new"], 1])
  })

  test("name their folder in an error when removed, and are made again without a node change", async () => {
    const held = gatsby()
    await writeTo(held, "text")
    modules.dropOtherBodies(new Set())
    expect(() => bodyOf(held)).toThrow("missing from .cache/bodies: start again")
    expect(await writeTo(held, "text")).toMatchObject({ written: 0 })
    expect(bodyOf(held)).toEqual(["text"])
  })
})

test("ignores nodes of other plugins", async () => {
  const held = gatsby()
  held.nodes.set("file", { id: "file", internal: { type: "File" } } as Node)
  expect(await write([], held)).toEqual([])
})
