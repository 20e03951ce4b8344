import { z } from "zod"
import type { Problem } from "../../src/content/problem"
import type { Body, CompiledPage } from "../../src/content/schema/body"
import type { Components } from "../../src/content/schema/component"
import type { References } from "../../src/content/schema/references"
import { compilePage } from "../../src/markdown/compile-page"

// Allows for the first test that highlights code, which waits until jest has compiled the grammars.
jest.setTimeout(60_000)

/** A small allow-list of components for tests. */
export const testComponents: Components = {
  Tabs: { props: z.strictObject({ groupId: z.string().optional() }), children: "blocks" },
  TabItem: {
    props: z.strictObject({
      value: z.string(),
      label: z.string().optional(),
      default: z.boolean().optional(),
    }),
    children: "blocks",
    toMarkdown: ({ value, label }, content) => `**${label ?? value}**\n\n${content}\n`,
  },
  ThemedImage: {
    props: z.strictObject({
      alt: z.string(),
      sources: z.strictObject({ light: z.string(), dark: z.string() }),
    }),
    children: "none",
    inline: true,
    toMarkdown: ({ alt }) => `![${alt}](light)`,
  },
  PayoffChart: {
    props: z.strictObject({
      strike: z.number(),
      legs: z.array(z.number()).optional(),
      kind: z.enum(["put", "call"]).optional(),
      note: z.string().optional(),
      title: z.string().optional(),
      caption: z.string().optional(),
    }),
    children: "none",
  },
}

/** Works that tests may cite. */
export const testReferences: References = {
  "black-scholes-1973": {
    authors: ["F. Black", "M. Scholes"],
    year: 1973,
    title: "The pricing of options and corporate liabilities",
    venue: "Journal of Political Economy 81(3)",
    link: "https://doi.org/10.1086/260062",
  },
  "elsts-2021": { authors: ["A. Elsts"], year: 2021, title: "Liquidity math" },
}

export interface CompileResult {
  page: CompiledPage
  /** HTML of the body; components appear as JSON in brackets. */
  html: string
  problems: Problem[]
}

export async function compile(
  text: string,
  file = "content/docs/a.md",
  route = "/docs/guide/a",
): Promise<CompileResult> {
  const { page, problems } = await compilePage({
    file,
    text,
    route,
    components: testComponents,
    references: testReferences,
  })
  if (!page) throw new Error(`no page: ${JSON.stringify(problems)}`)
  return { page, html: htmlOf(page.body), problems }
}

export const compileMdx = (text: string) => compile(text, "content/docs/a.mdx")

export async function problemsOf(text: string, file = "content/docs/a.md"): Promise<Problem[]> {
  const page = { file, text, route: "/docs/guide/a", components: testComponents }
  return (await compilePage({ ...page, references: testReferences })).problems
}

function htmlOf(body: Body): string {
  return body.map(node => (typeof node === "string" ? node : `[${JSON.stringify(node)}]`)).join("")
}
