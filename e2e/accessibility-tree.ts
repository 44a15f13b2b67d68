import type { CDPSession, Page } from "playwright-core";

/** A part of a page as a screen reader is told of it. */
export interface Told {
  role: string;
  name: string;
  /** Of a heading, 1 to 6. */
  level?: number;
  isFocused: boolean;
  /** How a region of the page announces what changes in it: "polite", "assertive" or nothing. */
  live?: string;
}

/** What nobody can use, or find, without knowing what it is called. */
const NEED_NAMES = new Set(
  "alert article button checkbox combobox heading link radio region spinbutton textbox".split(" "),
);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The accessibility tree of a page as Chromium has it, in the order of the page, without what is hidden from it. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  const { nodes } = await (await session).send("Accessibility.getFullAXTree");
  return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
    if (ignored) return [];
    const propertyOf = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
    const level = propertyOf("level");
    const live = propertyOf("live");
    return {
      role: String(role?.value ?? ""),
      name: String(name?.value ?? "")
        .replaceAll("\u00a0", " ")
        .trim(),
      isFocused: propertyOf("focused") === true,
      ...(level !== undefined && { level: Number(level) }),
      ...(live !== undefined && { live: String(live) }),
    };
  });
}

/** Those of a tree that have to have a name and have none. */
export const unnamedIn = (tree: readonly Told[]): Told[] =>
  tree.filter(({ role, name }) => NEED_NAMES.has(role) && name === "");
