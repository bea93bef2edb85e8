import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** What axe finds on a page as it stands. The mode is the one that opens no second page for each look, which takes half the time. */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
}
