import { summary } from "./builds"
import { docusaurus } from "./docusaurus/contestant"
import type { Measurement } from "./measure"
import { median, table, writeResults } from "./report"
import { type BuildRun, buildKinds, buildsTable, runBuilds, thisSite } from "./site-builds"
import { sizeFor, syntheticTree } from "./synthetic/tree"

/**
 * `npm run bench -- --against docusaurus`: builds the same content tree with this site and with
 * Docusaurus, in turn. Excludes the contract reference, which is not Markdown.
 */
export async function benchAgainstDocusaurus({
  pages,
  runs,
}: {
  pages: number
  runs: number
}): Promise<void> {
  const files = syntheticTree(sizeFor(pages))
  const site = thisSite(files, false)
  const other = await docusaurus(files)
  const rounds: { site: BuildRun; docusaurus: BuildRun }[] = []
  for (let round = 0; round < runs; round++)
    rounds.push({ site: await runBuilds(site), docusaurus: await runBuilds(other) })

  const [ours, theirs] = [
    rounds.map(({ site }) => site),
    rounds.map(({ docusaurus }) => docusaurus),
  ]
  console.log(`\nThis site, ${site.countPages()} HTML files\n\n${buildsTable(ours)}`)
  console.log(`\nDocusaurus, ${other.countPages()} HTML files\n\n${buildsTable(theirs)}`)
  console.log(`\nDocusaurus / this site\n\n${ratios(ours, theirs)}`)
  writeResults(`against-docusaurus-${pages}`, {
    htmlFiles: { site: site.countPages(), docusaurus: other.countPages() },
    rounds: rounds.map(round => ({
      site: summary(round.site),
      docusaurus: summary(round.docusaurus),
    })),
  })
}

/** Ratios of Docusaurus's measurements to this site's. */
function ratios(ours: readonly BuildRun[], theirs: readonly BuildRun[]): string {
  const values: ((measurement: Measurement) => number)[] = [
    ({ wall }) => wall,
    ({ cpu }) => cpu,
    ({ memory }) => memory,
  ]
  return table(
    ["build", "wall", "CPU", "peak memory"],
    buildKinds.map(kind => [
      kind,
      ...values.map(value => {
        const of = (runs: readonly BuildRun[]) => median(runs.map(run => value(run[kind])))
        return (of(theirs) / of(ours)).toFixed(2)
      }),
    ]),
  )
}
