import { searchHit } from "../../../tests/helpers/hits"
import type { SearchHit } from "../../search/protocol"
import { groupsOf } from "./find-groups"

const hit = (lvl0: string, title: string, url: string) =>
  searchHit(title, { url, hierarchy: { lvl0 } })

const shape = (hits: SearchHit[]) =>
  groupsOf(hits).map(({ name, hits }) => [name, ...hits.map(({ url }) => url)])

it("sorts groups by their best hits, and keeps hits of the same page together", () => {
  expect(
    shape([
      hit("Docs", "Delta", "/delta"),
      hit("Blog", "News", "/news"),
      hit("Docs", "Gamma", "/gamma"),
      hit("Docs", "Delta", "/delta#sign"),
    ]),
  ).toEqual([
    ["Docs", "/delta", "/delta#sign", "/gamma"],
    ["Blog", "/news"],
  ])
})

it("limits a group to its five best hits", () => {
  const hits = Array.from({ length: 8 }, (_, index) => hit("Docs", "Delta", `/delta#${index}`))
  expect(shape(hits)).toEqual([
    ["Docs", "/delta#0", "/delta#1", "/delta#2", "/delta#3", "/delta#4"],
  ])
})

it("unescapes the names of groups", () => {
  expect(shape([hit("Q &amp; A", "Gas", "/gas")])).toEqual([["Q & A", "/gas"]])
})
