import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * How texts were styled whose contrast was measured and found right, in this worker: measuring it takes half of a look, and a text that
 * is styled as it was, and stands in what is styled as it was, has the colours that it had.
 */
const KNOWN_STYLES = new Set<number>();

/**
 * Runs in the page, in all of whose frames axe is.
 * @returns what is wrong by rule, by how many pixels the page is wider than its window, and the styles whose contrast was measured
 */
async function look({ rules, known }: { rules: string[]; known: number[] }) {
  const KNOWN = "data-known-style";
  const styles = new Map<Element, number>();
  /** A number for all attributes that style it and what it stands in, and for the width of the window. */
  const styleOf = (element: Element): number => {
    const around = element.parentElement ? styles.get(element.parentElement) : window.innerWidth;
    const own = [...element.attributes]
      .filter(({ name }) => /^(class|style|type|open|disabled|data-.*|aria-(?!label|desc|control|own).*)$/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    let style = around ?? 0;
    for (const letter of `${element.tagName} ${own.join()} ${element.matches(":checked")}`)
      style = (Math.imul(style, 31) + letter.charCodeAt(0)) | 0;
    return style;
  };
  const measured = new Set(known);
  for (const element of document.querySelectorAll("*")) {
    styles.set(element, styleOf(element));
    if (measured.has(styles.get(element) ?? 0)) element.setAttribute(KNOWN, "");
  }
  const contrast = { id: "color-contrast", selector: `:not([${KNOWN}])` };
  // What happens to lie half under a bar that sticks to an edge would count as a target that is too small.
  const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => getComputedStyle(element).position === "sticky",
  );
  for (const bar of bars) bar.style.position = "static";
  const { axe: checker } = window as unknown as { axe: typeof axe };
  checker.configure({ rules: [contrast] });
  const run = () =>
    checker.run(document, {
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
  for (const element of document.querySelectorAll(`[${KNOWN}]`)) element.removeAttribute(KNOWN);
  return {
    styles: [...new Set(styles.values())],
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
  const { styles, ...found } = await page.evaluate(look, { rules: RULES, known: [...KNOWN_STYLES] });
  expect(found).toEqual({ violations: [], tooWide: 0 });
  for (const style of styles) KNOWN_STYLES.add(style);
}
