import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../lib/language";

/** Areas that are in English alone for now. */
const ENGLISH_ONLY = [
  "admin.json",
  "advertiser.json",
  "apiKeys.json",
  "application.json",
  "compliance.json",
  "creatives.json",
  "developers.json",
  "maintenance.json",
  "settings.json",
  "review.json",
  "staff.json",
  "security.json",
  "studies.json",
  "training-data.json",
  "training.json",
  "users.json",
];

/** Texts that are the same word in both languages, or a name, by file and key. */
const SAME = new Set([
  "de patient advert.code",
  "es questions chip.no",
  "fr family field.allergies",
  "de family field.name",
  "fr nhs notShared.ALLERGIES",
  "fr nhs kind.ALLERGY",
  "fr common action.menu",
  "fr common shell.pages",
  "fr common shell.copyright",
  "fr common shell.links.contact",
  "fr pages privacy.sections.cookies.title",
  "fr pages safety.version.version",
  "fr account agreements.version",
  "fr dev mailbox.page",
  "fr patient nav.consultation",
  "fr patient consultation.title",
  "fr conversation about.version",
  "es conversation feedback.no",
  "es common problem.prefix",
  "es common shell.copyright",
  "es pages privacy.sections.cookies.title",
  "de common live.live",
  "de common shell.copyright",
  "de site register.name",
  "de pages privacy.sections.cookies.title",
  "de pages safety.version.version",
  "de account details.name",
  "de dev mailbox.text",
  "de conversation about.version",
  "fr reminders minutes_one",
  "fr reminders minutes_other",
  "fr reminders h",
  "fr reminders min",
  "es reminders h",
  "es reminders min",
  "de reminders left",
  "fr profile field.allergies",
  "fr profile often.allergies.5",
  "fr profile often.allergies.6",
  "es profile pregnancy.NO",
  "es profile often.allergies.5",
  "es profile often.conditions.2",
  "de profile personal.name",
  "fr handover sheet.allergies",
  "es handover sheet.NO",
  "de handover sheet.name",
  "de profile often.allergies.1",
  "de profile often.allergies.2",
  "de profile often.allergies.3",
  "de profile often.allergies.5",
  "de profile often.conditions.1",
  "de profile often.conditions.2",
]);
/** Languages are called by their own names, and most cities by one name everywhere; 999 is 999, and kinds of files are called alike. */
const SAME_EVERYWHERE = /(^|\.)(names|languages)\.(en|fr|es|de)$|^care\.step\.EMERGENCY$|^city\.[A-Z]+$|\.(PDF|FHIR)$/;
/** "{{day}}, {{time}}" has no words. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ""));

/** Every text of a file under its whole key; lists count their entries. */
function textsIn(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsIn(inner, key === "" ? name : `${key}.${name}`),
  );
}

const read = (language: string, file: string) =>
  new Map(textsIn(JSON.parse(readFileSync(path.join(__dirname, language, file), "utf8"))));

/** What has to be the same in every language: placeholders, tags, and where links lead. */
const marks = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>|\]\([^)]*\)/g)].map(([mark]) => mark).sort();

/** The keys that a language needs where English has these: it may count in more forms than one and other. */
function keysFor(language: string, english: readonly string[]): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = english.flatMap((key) =>
    key.endsWith("_other") ? forms.map((form) => key.replace(/other$/, form)) : [key],
  );
  return [...new Set(keys)].sort();
}

const english = readdirSync(path.join(__dirname, "en"));
const translated = english.filter((file) => !ENGLISH_ONLY.includes(file));
const pairs = LANGUAGES.filter((language) => language !== "en").flatMap((language) =>
  translated.map((file) => [language, file] as const),
);

describe("the catalogues", () => {
  it("exist in every language", () => {
    expect(translated).toEqual(expect.arrayContaining(["common.json", "pages.json", "site.json"]));
    for (const language of LANGUAGES) {
      expect(readdirSync(path.join(__dirname, language))).toEqual(language === "en" ? english : translated);
    }
  });

  it.each(pairs)("%s/%s has the keys of the English one, no more and no fewer", (language, file) => {
    expect([...read(language, file).keys()].sort()).toEqual(keysFor(language, [...read("en", file).keys()]));
  });

  it.each(pairs)("%s/%s has the same placeholders, tags and links", (language, file) => {
    const texts = read(language, file);
    for (const [key, text] of read("en", file)) {
      expect([key, marks(texts.get(key) ?? "")]).toEqual([key, marks(text)]);
    }
  });

  it.each(pairs)("%s/%s is translated throughout", (language, file) => {
    const texts = read(language, file);
    const area = file.replace(".json", "");
    const same = [...read("en", file)].filter(
      ([key, text]) => texts.get(key) === text && hasWords(text) && !SAME_EVERYWHERE.test(key),
    );
    const untranslated = same.map(([key]) => `${language} ${area} ${key}`).filter((name) => !SAME.has(name));
    expect(untranslated).toEqual([]);
  });

  it("lists as equal only what is equal", () => {
    const stale = [...SAME].filter((name) => {
      const [language = "", area = "", key = ""] = name.split(" ");
      if (!translated.includes(`${area}.json`)) return false;
      return read(language, `${area}.json`).get(key) !== read("en", `${area}.json`).get(key);
    });
    expect(stale).toEqual([]);
  });
});
