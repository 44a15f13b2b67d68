import type { Page } from "playwright-core";

export const ALBUM_LANGUAGES = ["en", "fr", "es", "de"] as const;
export type AlbumLanguage = (typeof ALBUM_LANGUAGES)[number];

/** One screen in one state. */
export interface Shot {
  name: string;
  path: string;
  /** Who looks; nobody for the public pages. */
  who?: string;
  /** Shows what is measured while the picture is taken, so that the clock has to go on. */
  isMeasured?: true;
  /** Looked at by somebody who has just registered. */
  newcomer?: true;
  /** The server does not answer what the page asks for. */
  isFailing?: true;
  /** Asked on the page before the picture is taken; in the language of the page where it is given in all. */
  question?: string | Record<AlbumLanguage, string>;
  /** A page of visitors that is looked at in every language. */
  inAllLanguages?: true;
  /** Done once before the pictures of this screen. */
  prepare?: (page: Page) => Promise<void>;
  /** Done on the page once it is complete. */
  act?: (page: Page) => Promise<void>;
  /** A heading or text that says that the page is complete. */
  ready: string | RegExp;
}
