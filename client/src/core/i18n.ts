import i18next, { type i18n, type TFunction } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { type Language, localeOf, toLanguage } from "../lib/language";
import { PRODUCT_NAME } from "../lib/product";
import common from "../locales/en/common.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof import("../locales/en/common.json");
      site: typeof import("../locales/en/site.json");
      pages: typeof import("../locales/en/pages.json");
      patient: typeof import("../locales/en/patient.json");
      questions: typeof import("../locales/en/questions.json");
      followUps: typeof import("../locales/en/followUps.json");
      handover: typeof import("../locales/en/handover.json");
      healthCheck: typeof import("../locales/en/healthCheck.json");
      reminders: typeof import("../locales/en/reminders.json");
      metrics: typeof import("../locales/en/metrics.json");
      history: typeof import("../locales/en/history.json");
      conversation: typeof import("../locales/en/conversation.json");
      application: typeof import("../locales/en/application.json");
      developers: typeof import("../locales/en/developers.json");
      advertiser: typeof import("../locales/en/advertiser.json");
      creatives: typeof import("../locales/en/creatives.json");
      admin: typeof import("../locales/en/admin.json");
      review: typeof import("../locales/en/review.json");
      compliance: typeof import("../locales/en/compliance.json");
      security: typeof import("../locales/en/security.json");
      training: typeof import("../locales/en/training.json");
      studies: typeof import("../locales/en/studies.json");
      "training-data": typeof import("../locales/en/training-data.json");
      staff: typeof import("../locales/en/staff.json");
      maintenance: typeof import("../locales/en/maintenance.json");
      apiKeys: typeof import("../locales/en/apiKeys.json");
      users: typeof import("../locales/en/users.json");
      settings: typeof import("../locales/en/settings.json");
      account: typeof import("../locales/en/account.json");
      devices: typeof import("../locales/en/devices.json");
      profile: typeof import("../locales/en/profile.json");
      family: typeof import("../locales/en/family.json");
      nhs: typeof import("../locales/en/nhs.json");
      dev: typeof import("../locales/en/dev.json");
    };
  }
}

/** Texts of one area: the file of that name in each folder of `locales`, or those of FILES, downloaded with the area's code. */
export type AreaName =
  | "site"
  | "pages"
  | "account"
  | "profile"
  | "family"
  | "devices"
  | "dev"
  | "patient"
  | "dashboard"
  | "followUps"
  | "healthCheck"
  | "questions"
  | "handover"
  | "consultation"
  | "history"
  | "application"
  | "developers"
  | "advertiser"
  | "creatives"
  | "admin"
  | "compliance"
  | "security"
  | "users"
  | "training"
  | "maintenance"
  | "apiKeys"
  | "settings";
type Area = AreaName | "common";

/** The files of areas that have more than one, or none of their own name. */
const FILES: Readonly<Partial<Record<Area, readonly string[]>>> = {
  dashboard: ["patient", "reminders", "metrics"],
  consultation: ["patient", "conversation"],
  profile: ["profile", "nhs"],
  family: ["family", "profile"],
  admin: ["admin", "review"],
  security: ["security", "staff", "apiKeys"],
  training: ["training", "admin", "studies", "training-data"],
  settings: ["settings", "admin"],
};

/** Areas that exist in all four languages. The others are in English, whatever the interface speaks. */
const TRANSLATED: readonly Area[] = [
  "common",
  "site",
  "pages",
  "account",
  "profile",
  "family",
  "devices",
  "dev",
  "patient",
  "dashboard",
  "followUps",
  "healthCheck",
  "questions",
  "handover",
  "consultation",
  "history",
];

/** Areas that this page has asked for; a change of the language brings them along. */
const entered = new Set<AreaName>();
/** What was asked for last: of two changes, one after the other, the second wins. */
let wanted: Language = "en";

/** The language in which the texts of an area are written while the interface speaks `language`. */
const writtenIn = (area: Area, language: Language): Language => (TRANSLATED.includes(area) ? language : "en");

/** The sources of an area's texts, as the build names them. */
export function textSources(area: Area, language: Language): string[] {
  return (FILES[area] ?? [area]).map((name) => `src/locales/${writtenIn(area, language)}/${name}.json`);
}

async function load(area: Area, language: Language): Promise<void> {
  const source = writtenIn(area, language);
  await Promise.all((FILES[area] ?? [area]).map((name) => loadFile(name, source)));
}

async function loadFile(name: string, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, name)) return;
  const { default: texts } = await import(`../locales/${language}/${name}.json`);
  i18next.addResourceBundle(language, name, texts);
}

/**
 * Starts the translations. The common English texts are part of the first download; those of another language come at
 * once, and a page is complete when the promise is fulfilled.
 */
export async function startTranslations(language: Language = "en"): Promise<i18n> {
  wanted = language;
  i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    ns: ["common"],
    defaultNS: "common",
    resources: { en: { common } },
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT_NAME } },
    react: { useSuspense: false },
  });
  await load("common", language);
  return i18next;
}

/** Loads the texts of an area once, in the language that is wanted; the area's routes wait for it with their code. */
export async function loadCatalogue(area: AreaName): Promise<void> {
  entered.add(area);
  let loaded: Language;
  do {
    loaded = wanted;
    await load(area, loaded);
  } while (loaded !== wanted);
}

/** The common texts of one language, whatever the interface speaks. */
export async function commonTexts(language: Language): Promise<TFunction<"common">> {
  await loadFile("common", language);
  return i18next.getFixedT(language, "common");
}

/** The texts of a hand-over in one language, whatever the interface speaks. */
export async function handoverTexts(language: Language): Promise<TFunction<"handover">> {
  await loadFile("handover", language);
  return i18next.getFixedT(language, "handover");
}

/** Changes the language of everything on the screen, without a reload, once all texts of it are there. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...entered, "common" as const].map((area) => load(area, language)));
  if (wanted !== language || i18next.language === language) return;
  await i18next.changeLanguage(language);
  if (typeof document !== "undefined") document.documentElement.lang = localeOf(language);
}

/** The language of the interface, also within an area whose texts are in another. */
function useInterfaceLanguage(): Language {
  return toLanguage(useTranslation("common", { i18n: i18next }).i18n.language) ?? "en";
}

/** The `lang` of an area's own texts where they differ from the language of the interface, else undefined. */
export function useAreaLang(area: AreaName): string | undefined {
  const language = useInterfaceLanguage();
  const written = writtenIn(area, language);
  return written === language ? undefined : localeOf(written);
}

let english: i18n | undefined;

/** The translations that speak English whatever the interface speaks; they share the texts with the others. */
function inEnglish(): i18n {
  english ??= i18next.cloneInstance({ lng: "en" });
  return english;
}

/** What a page of this area renders with: all of its texts, dates and numbers in the one language that it is written in. */
export function useAreaTranslations(area: AreaName): i18n {
  return useAreaLang(area) ? inEnglish() : i18next;
}
