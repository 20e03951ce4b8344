import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Violations of WCAG 2.2 AA as lines that name the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: standards }, resultTypes: ["violations"] })
    .analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary}`,
    ),
  )
}
