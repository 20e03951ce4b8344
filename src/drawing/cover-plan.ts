/**
 * Chooses a composition and a tone for each article: the best fit for its subject that no older
 * neighbor has (next to or above it in a list of up to three columns). Each choice depends only on
 * older articles, so that a new article changes no other cover.
 */
import { compareText } from "../lib/compare-text"
import type { Page, PageOf } from "../model/page"
import type { Article, SectionContent } from "../model/site-content"
import { articleKind } from "./article-kind"
import { anyKind, catalog } from "./catalog"
import type { Composition } from "./catalog/composition"
import { type Tone, toneNames } from "./palette"
import { hash } from "./random"

export interface CoverChoice {
  composition: string
  tone: Tone
}

interface Planned extends CoverChoice {
  family: string
}

/**
 * An older article of a list, its distance in places, and a flag for the list of the whole section.
 */
interface Older {
  path: string
  apart: number
  ofSection: boolean
}

/** Columns of the widest list: articles directly above one another are this many places apart. */
const COLUMNS = 3

/** Weight of each indicator of a fit; `chance` varies compositions that fit equally well. */
const weights = { title: 5, topic: 3, description: 2, kind: 2, chance: 2.5 } as const

const plans = new WeakMap<readonly Page[], ReadonlyMap<string, CoverChoice>>()

/** Composition and tone of each article, by its path. */
export function coverPlan(pages: readonly Page[]): ReadonlyMap<string, CoverChoice> {
  const plan = plans.get(pages) ?? planOf(pages.filter(page => page.kind === "article"))
  plans.set(pages, plan)
  return plan
}

function planOf(pages: readonly PageOf<"article">[]): Map<string, Planned> {
  const plan = new Map<string, Planned>()
  const older = olderNeighbours([...new Set(pages.map(({ content }) => content))])
  // The home page shows the newest article of each section side by side.
  const newest = new Map<SectionContent, Planned>()
  for (const page of oldestFirst(pages)) {
    const neighbours = older.get(page.path) ?? []
    const families = (nearer: number) => {
      const near = neighbours.filter(({ apart }) => apart <= nearer)
      return new Set(near.map(({ path }) => plan.get(path)?.family))
    }
    const around = families(COLUMNS)
    for (const [section, planned] of newest)
      if (section !== page.content && neighbours.length > 0) around.add(planned.family)
    const beside = families(1)
    const wanted = byFit(page)
    const { name, family } =
      wanted.find(composition => !around.has(composition.family)) ??
      wanted.find(composition => !beside.has(composition.family)) ??
      anyKind
    const planned = { composition: name, family, tone: freeTone(page.path, neighbours, plan) }
    plan.set(page.path, planned)
    newest.set(page.content, planned)
  }
  return plan
}

/** Older articles near each one, in the lists of its section and of its topics. */
function olderNeighbours(sections: readonly SectionContent[]): Map<string, Older[]> {
  const found = new Map<string, Older[]>()
  const lists = sections.flatMap(
    ({ articles, tags }): { list: readonly Article[]; ofSection: boolean }[] => [
      { list: articles, ofSection: true },
      ...tags.map(({ items }) => ({ list: items, ofSection: false })),
    ],
  )
  for (const { list, ofSection } of lists)
    list.forEach(({ path }, place) => {
      const following = list.slice(place + 1, place + 1 + COLUMNS)
      const neighbours = following.map((article, index) => ({
        path: article.path,
        apart: index + 1,
        ofSection,
      }))
      found.set(path, [...(found.get(path) ?? []), ...neighbours])
    })
  return found
}

/**
 * Sorts articles by date, and those of one day by the order of their list. Articles in no list come
 * last.
 */
function oldestFirst(pages: readonly PageOf<"article">[]): PageOf<"article">[] {
  const places = new Map(
    [...new Set(pages.map(({ content }) => content))].flatMap(({ articles }) =>
      articles.map(({ path }, place) => [path, place] as const),
    ),
  )
  const placeOf = ({ path }: Page) => places.get(path) ?? -1
  const dateOf = (page: PageOf<"article">) => (placeOf(page) < 0 ? "9" : page.article.date)
  return [...pages].sort(
    (a, b) =>
      compareText(dateOf(a), dateOf(b)) || placeOf(b) - placeOf(a) || compareText(a.path, b.path),
  )
}

/** Properties of an article that determine the choice of its cover. */
interface Subject extends Pick<Page, "title" | "description" | "path"> {
  kind: string
  topics: readonly string[]
}

/**
 * Cache by serialized subject: develop plans all covers after each save, and nearly all subjects
 * are unchanged.
 */
const fitting = new Map<string, Composition[]>()

function byFit({ title, description, path, article, content }: PageOf<"article">): Composition[] {
  const kind = articleKind(content.section, article.tags)
  const topics = article.tags.map(({ label }) => label.toLowerCase())
  const subject = { title, description, path, kind, topics }
  const key = JSON.stringify(subject)
  const known = fitting.get(key) ?? compositionsByFit(subject)
  fitting.set(key, known)
  return known
}

/** Sorts compositions by how well they fit an article, best first. */
function compositionsByFit({ title, description, path, kind, topics }: Subject): Composition[] {
  const named = title.toLowerCase()
  const told = description.toLowerCase()
  const match = ({ about, kinds = [] }: Composition) =>
    (about.test(named) ? weights.title : 0) +
    (topics.some(topic => about.test(topic)) ? weights.topic : 0) +
    (about.test(told) ? weights.description : 0) +
    (kinds.includes(kind) ? weights.kind : 0)
  const taste = ({ name }: Composition) => (weights.chance * hash(`${path} ${name}`)) / 2 ** 32
  return catalog
    .map(composition => ({ composition, fits: match(composition) }))
    .filter(({ composition, fits }) => fits > 0 || !composition.isBound)
    .map(({ composition, fits }) => ({ composition, score: fits + taste(composition) }))
    .sort((a, b) => b.score - a.score)
    .map(({ composition }) => composition)
}

/** Returns the tone that is farthest from other articles with the same tone. */
function freeTone(path: string, neighbours: readonly Older[], plan: ReadonlyMap<string, Planned>) {
  const crowding = (tone: Tone) =>
    neighbours
      .filter(neighbour => plan.get(neighbour.path)?.tone === tone)
      .reduce((sum, neighbour) => sum + closeness(neighbour), 0) +
    hash(`${path} ${tone}`) / 2 ** 32
  return toneNames.reduce((best, tone) => (crowding(tone) < crowding(best) ? tone : best))
}

/** Penalty for two neighbors of one tone, higher side by side than above one another. */
function closeness({ apart, ofSection }: Older): number {
  if (!ofSection || apart === 2) return 0
  return apart === 1 ? 9 : 3
}
