import { formatProblems } from "../../src/content/problem"
import type { Adoption } from "./adopt-site"
import type { Fault } from "./docusaurus/find-faults"
import { formatFindings } from "./findings"
import { factsOf } from "./settings"

/** Terminal report of an adoption: what was done, what was left out, and what to do next. */
export function formatAdoption(
  adoption: Adoption,
  to: string,
  { dry, all }: { dry: boolean; all: boolean },
): string {
  const { site, files, written, conflicts, findings, faults, errors, budgets } = adoption
  if (conflicts.length > 0) return formatConflicts(conflicts, to)
  const done =
    written.length === 0
      ? `All ${files.length} files of ${site.root} are in ${to} already; nothing changed.`
      : `${written.length} of ${files.length} files ${dry ? "would be" : "were"} written to ${to}.`
  const broken = Object.entries(budgets).map(([kind, count]) => `  ${count} ${kind}`)
  const parts = [
    done,
    formatArrivals(adoption, all),
    faults.length > 0 ? `Could not be read:\n${faults.map(formatFault).join("\n")}` : "",
    findings.length > 0 ? `What was changed or left out:\n${formatFindings(findings, all)}` : "",
    broken.length > 0
      ? `Rules that the content breaks; ${to}/data/rules.yaml allows no more:\n${broken.join("\n")}`
      : "",
    formatSettings(adoption),
    errors.length > 0
      ? `To be fixed before it can be built, ${formatProblems(errors)}`
      : "The content has no errors: it can be built.",
    nextSteps(adoption, to),
  ]
  return parts.filter(Boolean).join("\n\n")
}

/** Returns true if every page of the team's site is here. */
export const isComplete = ({ arrivals, faults, conflicts }: Adoption): boolean =>
  arrivals.missing.length === 0 &&
  conflicts.length === 0 &&
  !faults.some(({ losesPages }) => losesPages)

function formatArrivals({ arrivals, findings }: Adoption, all: boolean): string {
  const { pages, same, redirected, displaced, missing } = arrivals
  const list = (lines: readonly string[]) => {
    const shown = all ? lines : lines.slice(0, 10)
    const more = lines.length - shown.length
    return [...shown, ...(more > 0 ? [`and ${more} more; --all lists them`] : [])].map(
      line => `    ${line}`,
    )
  }
  const react = findings.filter(({ kind }) => kind === "react").length
  return [
    `Pages of yours: ${pages}; at their address: ${same}; by redirect: ${redirected}; not here: ${missing.length}`,
    ...list(missing.map(({ source, from }) => (from ? `${source}  ${from}` : source))),
    ...(displaced.length > 0
      ? [
          `  ${displaced.length} of them are here, but their former address shows another page:`,
          ...list(displaced.map(({ page, path }) => `${page.from}  now ${path}`)),
        ]
      : []),
    ...(react > 0 ? [`  Not counted: ${react} pages written in React`] : []),
  ].join("\n")
}

const formatFault = ({ file, line, message, pages }: Fault) =>
  `  ${file}${line ? `:${line}` : ""}  ${message}${pages === undefined ? "" : ` (${pages} pages)`}`

/** Lists the settings taken from the team's configuration, and those still of this site. */
function formatSettings({ site, replaces, leftItems }: Adoption): string {
  const facts = factsOf(site)
  const theirs = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined || value.length === 0 ? [] : [`  ${key}: ${JSON.stringify(value)}`],
  )
  const left = leftItems.length > 0 ? [`  not taken over: ${leftItems.join(", ")}`] : []
  if (!replaces)
    return [
      "Your configuration says, for src/site.config.ts and src/page.config.ts:",
      ...theirs,
      "  header and footer: data/navigation-draft.yaml",
      ...left,
      "Still this site's: the settings above, and all texts around the pages: notice, home page, header, footer, logo, colors",
    ].join("\n")
  return [
    "Taken over from your configuration:",
    ...theirs,
    "  name and logo in the header, links, footer: content/data/navigation.yaml",
    `  sections: ${site.blogs.map(({ section }) => section).join(", ") || "none"}`,
    ...left,
    "Still this site's, to be changed by hand:",
    "  icons: static/favicon.svg and static/icons; colors: src/styles",
    "  drawings: covers of posts (src/drawing), unless a post names an image",
    "  components for authors: src/content-components; data of the option lab: content/data/lab.yaml",
  ].join("\n")
}

function formatConflicts(conflicts: readonly string[], to: string): string {
  const list = conflicts.map(path => `  ${to}/${path}`).join("\n")
  return `Nothing was written: ${conflicts.length} files are there already and differ.\n${list}\n\nMove them away, or name another folder: npm run adopt -- PATH --to FOLDER`
}

function nextSteps(
  { errors, newSections, emptySections, findings, replaces }: Adoption,
  to: string,
): string {
  const content = to === "content" ? "" : `SITE_CONTENT=${to} `
  const steps = [
    ...newSections.map(name => `Add an entry "${name}" to articleSections in src/site.config.ts.`),
    ...emptySections.map(
      name =>
        `Take the entry "${name}" out of articleSections in src/site.config.ts, or write its first article.`,
    ),
    ...(errors.length > 0
      ? [`Fix the errors above; \`${content}npm run content\` lists what is left.`]
      : []),
    `See the site: \`${content}npm run develop\`.`,
    ...(replaces
      ? ["Read through content/data/home.yaml and content/data/navigation.yaml."]
      : [
          "Write the facts above into src/site.config.ts and src/page.config.ts.",
          `Look through ${to}/data/navigation-draft.yaml, name it navigation.yaml, and write the other texts beside it (docs/adopt.md).`,
        ]),
    ...(findings.some(({ kind }) => kind === "component")
      ? ["Give the components that became texts or notes an equal; a comment holds their code."]
      : []),
    `Lower the numbers of ${to}/data/rules.yaml as you fix pages.`,
  ]
  return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join("\n")}`
}
