import { type ArticleSection, articlePath, docPath } from "../../src/content/routes"
import { bySection, sectionNames } from "../../src/content/sections"
import { compareText } from "../../src/lib/compare-text"
import { articleSections } from "../../src/site.config"
import { type Dice, dice } from "./dice"
import { body, type Shape } from "./page"
import { phrase } from "./prose"

/** Number of pages of each kind in a tree. */
export interface TreeSize {
  sections: Record<ArticleSection, SectionSize>
  /** Documents other than the glossary. */
  docs: number
  terms: number
  docsTags: number
}

interface SectionSize {
  articles: number
  tags: number
}

export interface GeneratedFile {
  /** Path relative to the content folder. */
  path: string
  text: string
}

/** Number of pages on the real site, by kind of section. */
const REAL = {
  sections: { news: { articles: 110, tags: 118 }, studies: { articles: 85, tags: 141 } },
  docs: 101,
  terms: 39,
  docsTags: 11,
}
/**
 * Built pages per page counted in `REAL`, with one section of each kind; lists add further pages.
 */
const PAGES_OF_ONE = 700 / 605

/** Sizes in the site's proportions for about the given number of pages. */
export function sizeFor(pages: number): TreeSize {
  const sections = bySection(section => REAL.sections[articleSections[section].kind])
  const counts = Object.values<SectionSize>(sections).map(({ articles, tags }) => articles + tags)
  const counted = counts.reduce((sum, count) => sum + count, REAL.docs + REAL.terms + REAL.docsTags)
  const share = pages / (counted * PAGES_OF_ONE)
  const of = (count: number) => Math.max(1, Math.round(count * share))
  return {
    sections: bySection(section => ({
      articles: of(sections[section].articles),
      tags: of(sections[section].tags),
    })),
    docs: of(REAL.docs),
    terms: of(REAL.terms),
    docsTags: of(REAL.docsTags),
  }
}

/** Words and blocks of each kind of page, as counted in the site's older content. */
const shapes = {
  news: {
    words: 760,
    spread: 0.6,
    wordsPerFormula: 900,
    wordsPerCode: 2500,
    wordsPerTable: 700,
    wordsPerFigure: 350,
  },
  studies: {
    words: 790,
    spread: 1,
    wordsPerFormula: 180,
    wordsPerCode: 800,
    wordsPerTable: 700,
    wordsPerFigure: 350,
  },
  doc: {
    words: 730,
    spread: 0.7,
    wordsPerFormula: 900,
    wordsPerCode: 350,
    wordsPerTable: 500,
    wordsPerFigure: 500,
  },
  term: {
    words: 230,
    spread: 0.15,
    wordsPerFormula: 300,
    wordsPerCode: 5000,
    wordsPerTable: 600,
    wordsPerFigure: 300,
  },
} satisfies Record<string, Shape>

/** Names of topics, by kind of section. */
const tagNames = { news: "Topic", studies: "Subject" }

/** Number of docs folders. */
const categories = 9

/**
 * Generates a content tree in the dialect that this site and Docusaurus share: the same seed and
 * size give the same files.
 */
export function syntheticTree(size: TreeSize, seed = 1): GeneratedFile[] {
  const random = dice(seed)
  const planned = bySection(section => plan(random, size.sections[section].articles, section))
  const docs = Array.from({ length: size.docs }, (_, index) => docName(index))
  const terms = Array.from({ length: size.terms }, (_, index) => `terms/term_${index + 1}`)
  const links = [
    "/docs/intro",
    ...sectionNames.flatMap(section => planned[section].map(({ route }) => route)),
    ...[...docs, ...terms].map(name => docPath("/docs", `${name}.md`)),
  ] as [string, ...string[]]

  const files: GeneratedFile[] = [
    ...sectionNames.flatMap(section => {
      const { kind } = articleSections[section]
      const tags = tagger(random, size.sections[section].tags, tagNames[kind])
      return articleFiles(random, planned[section], shapes[kind], tags, links)
    }),
    ...docFiles(random, docs, shapes.doc, tagger(random, size.docsTags, "Area"), links),
    ...docFiles(random, terms, shapes.term, undefined, links),
    ...categoryFiles(),
    ...sectionNames.map(section => ({ path: `${section}/authors.yml`, text: authors })),
    { path: "docs/intro.md", text: page(["title: Introduction", "sidebar_position: 1"], "Start.") },
    {
      path: "docs/terms/glossary.mdx",
      text: page(["title: Glossary", "sidebar_position: 1"], "All terms.\n\n<TermList />"),
    },
  ]
  return files.sort((a, b) => compareText(a.path, b.path))
}

interface PlannedArticle {
  section: ArticleSection
  date: string
  slug: string
  route: string
}

/** Plans articles about three days apart from 2023 on, so that lists have a definite order. */
function plan(random: Dice, count: number, section: ArticleSection): PlannedArticle[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2023, 0, 2 + index * 3 + random.int(0, 2)))
    const date = day.toISOString().slice(0, 10)
    const slug = `${phrase(random, 3).toLowerCase().replaceAll(" ", "-")}-${index + 1}`
    return { section, date, slug, route: articlePath(section, slug) }
  })
}

const docName = (index: number) => {
  const nested = index % 4 === 3 ? "nested/" : ""
  return `part-${(index % categories) + 1}/${nested}page-${index + 1}`
}

/**
 * Draws tags as in real articles: few tags on many pages, most on one or two. The first pages
 * together use every tag once.
 */
function tagger(
  random: Dice,
  count: number,
  name: string,
): (index: number, of: number) => string[] {
  return (index, of) => {
    const own = Array.from({ length: count }, (_, tag) => tag).filter(tag => tag % of === index)
    const popular = Array.from({ length: random.int(1, 4) }, () =>
      Math.min(count - 1, Math.floor(random.spread(4, 1.2))),
    )
    return [...new Set([...own, ...popular])].map(tag => `${name} ${tag + 1}`)
  }
}

function articleFiles(
  random: Dice,
  planned: readonly PlannedArticle[],
  shape: Shape,
  tagsOf: (index: number, of: number) => string[],
  links: readonly [string, ...string[]],
): GeneratedFile[] {
  return planned.map(({ section, date, slug }, index) => {
    const { text, mdx } = body(random, shape, links, true)
    const head = [
      `slug: ${slug}`,
      `title: ${phrase(random, random.int(4, 8))} ${index + 1}`,
      `description: ${phrase(random, 15)}.`,
      `tags: [${tagsOf(index, planned.length).join(", ")}]`,
      ...(random.chance(0.5) ? [`authors: [${random.pick(["writer", "reader"])}]`] : []),
    ]
    return { path: `${section}/${date}-${slug}.${mdx ? "mdx" : "md"}`, text: page(head, text) }
  })
}

function docFiles(
  random: Dice,
  names: readonly string[],
  shape: Shape,
  tagsOf: ((index: number, of: number) => string[]) | undefined,
  links: readonly [string, ...string[]],
): GeneratedFile[] {
  return names.map((name, index) => {
    const { text, mdx } = body(random, shape, links, false)
    const tags = tagsOf && index % 3 === 0 ? tagsOf(index / 3, Math.ceil(names.length / 3)) : []
    const head = [
      `title: ${phrase(random, random.int(1, 4))} ${index + 1}`,
      `sidebar_position: ${index + 2}`,
      `description: ${phrase(random, 15)}.`,
      ...(tags.length > 0 ? [`tags: [${tags.join(", ")}]`] : []),
      ...(tagsOf ? [] : [`hoverText: ${phrase(random, 14)}.`]),
    ]
    return { path: `docs/${name}.${mdx ? "mdx" : "md"}`, text: page(head, text) }
  })
}

function categoryFiles(): GeneratedFile[] {
  const folders = Array.from({ length: categories }, (_, index) => `part-${index + 1}`)
  return [...folders, "terms"].map((folder, index) => ({
    path: `docs/${folder}/_category_.json`,
    text: `${JSON.stringify({ label: folder === "terms" ? "Terms" : `Part ${index + 1}`, position: index + 2 })}\n`,
  }))
}

const page = (head: readonly string[], text: string) => `---\n${head.join("\n")}\n---\n\n${text}\n`

const authors = `writer:
  name: Ada Writer
  title: Author
  url: https://example.org/ada
reader:
  name: Ben Reader
  title: Editor
  url: https://example.org/ben
`
