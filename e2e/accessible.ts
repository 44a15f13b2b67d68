import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs in the page: what is wrong by rule, and by how many pixels it is wider than its window. */
async function look(rules: string[]) {
  // What happens to lie half under a bar that sticks to an edge would count as a target that is too small.
  const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  for (const bar of bars) bar.style.position = "static";
  const run = () =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: "tag", values: rules },
      resultTypes: ["violations"],
      preload: false, // what it would download is for pages with sound
      selectors: false, // what is wrong is shown as it stands in the page
    });
  /** What fades in or out has come or gone. */
  const stillness = () =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => undefined)),
    );
  let hasMoved = false;
  const move = () => {
    hasMoved = true;
  };
  document.addEventListener("transitionrun", move);
  await stillness();
  let { violations } = await run();
  // A message that began to fade while it was looked at has no colours of its own: it is looked at when it has gone.
  for (let rounds = 0; violations.length > 0 && hasMoved && rounds < 3; rounds += 1) {
    hasMoved = false;
    await stillness();
    ({ violations } = await run());
  }
  document.removeEventListener("transitionrun", move);
  for (const bar of bars) bar.style.removeProperty("position");
  return {
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
    tooWide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
  };
}

/** Fails when the page as it stands breaks a rule of accessibility, or scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" }); // the page has come
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(SOURCE);
  }
  expect(await page.evaluate(look, RULES)).toEqual({ violations: [], tooWide: 0 });
}
