import { formatProblems } from "../../src/content/problem"
import type { Adoption } from "./adopt-site"
import { formatFindings } from "./findings"

/** Terminal report of an adoption: what was done, what was left out, and what to do next. */
export function formatAdoption(
  adoption: Adoption,
  to: string,
  { dry, all }: { dry: boolean; all: boolean },
): string {
  const { site, files, written, conflicts, findings, errors, budgets } = adoption
  if (conflicts.length > 0) return formatConflicts(conflicts, to)
  const done =
    written.length === 0
      ? `All ${files.length} files of ${site.root} are in ${to} already; nothing changed.`
      : `${written.length} of ${files.length} files ${dry ? "would be" : "were"} written to ${to}.`
  const broken = Object.entries(budgets).map(([kind, count]) => `  ${count} ${kind}`)
  const parts = [
    done,
    findings.length > 0 ? `What was changed or left out:\n${formatFindings(findings, all)}` : "",
    broken.length > 0
      ? `Rules that the content breaks; ${to}/data/rules.yaml allows no more:\n${broken.join("\n")}`
      : "",
    errors.length > 0
      ? `To be mended before it can be built, ${formatProblems(errors)}`
      : "The content has no errors: it can be built.",
    nextSteps(adoption, to),
  ]
  return parts.filter(Boolean).join("\n\n")
}

function formatConflicts(conflicts: readonly string[], to: string): string {
  const list = conflicts.map(path => `  ${to}/${path}`).join("\n")
  return `Nothing was written: ${conflicts.length} files are there already and differ.\n${list}\n\nMove them away, or name another folder: npm run adopt -- PATH --to FOLDER`
}

function nextSteps(
  { site, errors, newSections, emptySections, findings }: Adoption,
  to: string,
): string {
  const content = to === "content" ? "" : `SITE_CONTENT=${to} `
  const facts = [
    ["name", site.title],
    ["tagline", site.tagline],
    ["url", site.url],
  ].flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []))
  const steps = [
    ...newSections.map(name => `Add an entry "${name}" to articleSections in src/site.config.ts.`),
    ...emptySections.map(
      name =>
        `Take the entry "${name}" out of articleSections in src/site.config.ts, or write its first article.`,
    ),
    ...(errors.length > 0
      ? [`Mend the errors above; \`${content}npm run content\` lists what is left.`]
      : []),
    `See the site: \`${content}npm run develop\`.`,
    ...(facts.length > 0 ? [`Write into src/site.config.ts: ${facts.join(", ")}.`] : []),
    `Look through ${to}/data/navigation-draft.yaml, name it navigation.yaml, and write the other texts beside it (docs/adopt.md).`,
    ...(findings.some(({ kind }) => kind === "component")
      ? ["Give the components that became notes an equal, or a text; each note holds their code."]
      : []),
    `Lower the numbers of ${to}/data/rules.yaml as you mend.`,
  ]
  return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join("\n")}`
}
