import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Lets the bars that stick to an edge go, or brings them back. What happens to lie half under a bar at this scroll position would
 * count as a target that is too small.
 */
function letBarsGo(page: Page, go: boolean): Promise<void> {
  return page.evaluate((isGoing) => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (isGoing && getComputedStyle(element).position === "sticky") {
        element.style.position = "static";
        element.setAttribute("data-bar", "");
      } else if (!isGoing && element.hasAttribute("data-bar")) {
        element.style.removeProperty("position");
        element.removeAttribute("data-bar");
      }
    }
  }, go);
}

/** Fails when the page as it stands breaks a rule of accessibility, or scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await letBarsGo(page, true);
  // Only what is wrong leaves the page: all that was found right is megabytes for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(RULES).analyze();
  await letBarsGo(page, false);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
