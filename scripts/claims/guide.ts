import type { Parameter } from "../../src/claims/describe"
import { signature } from "../../src/claims/evaluate"
import { formats } from "../../src/claims/formats"
import { functionGroups } from "../../src/claims/functions"

/** The author's guide; the part after the mark is generated. */
export const guideFile = "docs/claims.md"
const mark = "<!-- `npm run tools -- claims` writes everything below this line. -->"

/** Returns the guide with its tables regenerated from the source. */
export function withTables(guide: string): string {
  const at = guide.indexOf(mark)
  if (at < 0)
    throw new Error(`${guideFile} has no line \`${mark}\`: add it above the generated part`)
  return `${guide.slice(0, at)}${mark}\n\n${tables()}`
}

function tables(): string {
  const formatRows = Object.entries(formats).map(
    ([name, { about, decimals }]) => `| \`${name}\` | ${about} | up to ${decimals} |`,
  )
  const sections = Object.entries(functionGroups).map(([title, functions]) => {
    const entries = Object.entries(functions).map(([name, { about, parameters, example }]) => {
      const list = Object.entries(parameters).map(describe)
      const arguments_ = list.length > 0 ? `${list.join("\n")}\n` : ""
      const shown = `Example: \`{{ ${example.claim} }}\` shows ${example.shows}.`
      return `**\`${signature(name)}\`**: ${lowerFirst(about)}.\n${arguments_ ? `\n${arguments_}` : ""}\n${shown}\n`
    })
    return `## ${title}\n\n${entries.join("\n")}`
  })
  return `## Formats\n\n| Format | Shows | Default decimals |\n| --- | --- | --- |\n${formatRows.join("\n")}\n\n${sections.join("\n")}`
}

function describe([name, parameter]: [string, Parameter]): string {
  const { about, words, preset, isOptional } = parameter
  const listed = words && words.length <= 3 ? ` (${words.join(" or ")})` : ""
  const range = words ? "" : bounds(parameter)
  const without = preset !== undefined ? `; ${preset} by default` : isOptional ? "; optional" : ""
  return `- \`${name}\`${listed}: ${about}${range}${without}`
}

function bounds({ least, most }: Parameter): string {
  return most === undefined ? "" : `, ${least ?? 0} to ${most}`
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
