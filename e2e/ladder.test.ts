import type { Browser } from "playwright-core";
import { expectAccessible } from "./accessible";
import { launchBrowser, type Visit, visit } from "./browser";
import { registerByForm } from "./people";
import { type Product, startProduct } from "./product";
import { textsOf } from "./texts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

type Language = "en" | "fr";
const LOCALES = { en: "en-GB", fr: "fr-FR" } as const;

interface Step {
  question: string;
  heading: string;
  /** Where the card's links lead, of which each has to be there. */
  links: readonly string[];
  /** When to ask for more help. */
  safetyNet: RegExp;
  isCritical?: true;
}

/** Every step of the ladder, in the words of a person. */
const LADDER: Record<Language, Record<string, Step>> = {
  en: {
    EMERGENCY: {
      question: "My husband has a crushing pain in his chest and is grey and sweaty",
      heading: "Call 999 now",
      links: ["tel:999"],
      safetyNet: /press 55/,
      isCritical: true,
    },
    CRISIS: {
      question: "I do not want to live anymore",
      heading: "You do not have to face this alone",
      links: ["tel:999", "tel:111", "tel:116123"],
      safetyNet: /Samaritans/,
      isCritical: true,
    },
    URGENT: {
      question: "It burns when I pee and I have a fever",
      heading: "See a GP today",
      links: ["tel:111"],
      safetyNet: /999/,
    },
    PHARMACIST: {
      question: "Can I take these vitamins after my chronic illness?",
      heading: "Your question is with a human pharmacist",
      links: ["tel:111"],
      safetyNet: /111/,
    },
    SELF_CARE: {
      question: "My throat is a bit sore since yesterday",
      heading: "This sounds like something you can treat at home",
      links: ["https://www.nhs.uk/"],
      safetyNet: /111/,
    },
  },
  fr: {
    EMERGENCY: {
      question: "Mon mari a une douleur qui serre la poitrine, il est pâle et transpire",
      heading: "Appelez le 999 maintenant",
      links: ["tel:999"],
      safetyNet: /tapez 55/,
      isCritical: true,
    },
    CRISIS: {
      question: "Je n'ai plus envie de vivre",
      heading: "Vous n'êtes pas seul face à cela",
      links: ["tel:999", "tel:111", "tel:116123"],
      safetyNet: /Samaritans/,
      isCritical: true,
    },
    URGENT: {
      question: "Ça brûle quand je fais pipi et j'ai de la fièvre",
      heading: "Voyez un médecin aujourd'hui",
      links: ["tel:111"],
      safetyNet: /999/,
    },
    PHARMACIST: {
      question: "Puis-je prendre ces vitamines avec ma maladie chronique ?",
      heading: "Un pharmacien va lire votre question",
      links: ["tel:111"],
      safetyNet: /111/,
    },
    SELF_CARE: {
      question: "J'ai un peu mal à la gorge depuis hier",
      heading: "Vous pouvez sans doute soigner cela à la maison",
      links: ["https://www.nhs.uk/"],
      safetyNet: /111/,
    },
  },
};

describe.each(["en", "fr"] as const)("the ladder in %s, on a phone", (language) => {
  const { consultation: words } = textsOf(language, "patient");
  let patient: Visit;

  beforeAll(async () => {
    patient = await visit(browser, product.url, {
      locale: LOCALES[language],
      viewport: { width: 375, height: 812 },
    });
    const { register } = textsOf(language, "site");
    await registerByForm(patient.page, register, { name: "Alex Example", email: `alex-${language}@example.test` });
    await patient.page.goto("/consultation");
  });

  it.each(Object.entries(LADDER[language]).reverse())("%s", async (_, step) => {
    const { page } = patient;
    const box = page.getByLabel(words.ask.label).or(page.getByLabel(words.ask.another));
    await box.fill(step.question);
    await page.getByRole("button", { name: words.ask.submit, exact: true }).click();
    const card = step.isCritical
      ? page.getByRole("alert").filter({ hasText: step.heading })
      : page.getByRole("region", { name: words.questions }).getByRole("article").first();
    await card.getByRole("heading", { name: step.heading }).first().waitFor();
    for (const link of step.links) await card.locator(`a[href^="${link}"]`).first().waitFor({ state: "attached" });
    expect(await card.innerText()).toMatch(step.safetyNet);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(
      LOCALES[language].slice(0, language === "en" ? 5 : 2),
    );
    // Nobody sells anything beside an answer.
    expect(await page.getByText(textsOf(language, "patient").advert.label, { exact: true }).count()).toBe(0);
    if (step.isCritical) {
      expect(await page.evaluate(() => document.querySelector("main h1")?.textContent)).toContain(step.heading);
    }
    await expectAccessible(page);
  });

  it("nothing on the page complains", () => {
    expect(patient.complaints).toEqual([]);
  });
});
