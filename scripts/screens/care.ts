import type { Page } from "playwright-core";
import { askApi } from "../../e2e/people";
import type { Shot } from "./shot";

const FEVER = {
  en: "My son is 4 and has a fever",
  fr: "Mon fils a 4 ans et il a de la fièvre",
  es: "Mi hijo tiene 4 años y tiene fiebre",
  de: "Mein Sohn ist 4 und hat Fieber",
};
const WARFARIN = {
  en: "Can I take ibuprofen with warfarin?",
  fr: "Puis-je prendre de l’ibuprofène avec la warfarine ?",
  es: "¿Puedo tomar ibuprofeno con warfarina?",
  de: "Kann ich Ibuprofen mit Warfarin nehmen?",
};
const UNCLEAR = {
  en: "I do not feel right",
  fr: "Je ne me sens pas bien",
  es: "No me encuentro bien",
  de: "Mir geht es nicht gut",
};

/** No list of words knows it: the text model alone says how soon help is needed. */
const GRANDAD = {
  en: "Grandad has turned a nasty colour and his breathing sounds like a coffee machine",
  fr: "Papi a pris une vilaine couleur et sa respiration fait un bruit de machine à café",
  es: "El abuelo se ha puesto de un color feo y su respiración suena como una cafetera",
  de: "Opa hat eine schlimme Farbe bekommen und sein Atem klingt wie eine Kaffeemaschine",
};
/** What has only lasted long, and needs an ordinary appointment. */
const KNEE = {
  en: "I've had a dull ache in my knee for three weeks when I go up stairs",
  fr: "J'ai mal au genou depuis trois semaines quand je monte les escaliers",
  es: "Desde hace tres semanas me duele la rodilla al subir escaleras",
  de: "Seit drei Wochen habe ich einen dumpfen Schmerz im Knie beim Treppensteigen",
};

/** Goes on by some screens of questions, none of which is said to be so. */
async function sayNo(page: Page, screens: number): Promise<void> {
  for (let screen = 0; screen < screens; screen += 1) {
    const form = page.locator("form:has(fieldset legend h2)");
    const before = await form.innerText();
    await page.getByRole("button", { name: /^(None of these|Continue)$/ }).click();
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>("form:has(fieldset legend h2)")?.innerText !== text,
      before,
    );
  }
}

const ADD =
  "mutation M($input: MedicationInput!, $forWhom: ID) { createMedication(input: $input, forWhom: $forWhom) { id } }";

/** Adds medicines of the patient's, or of somebody of the family. @returns their ids. */
async function addMedicines(page: Page, medicines: readonly object[], forWhom?: string): Promise<string[]> {
  const ids: string[] = [];
  for (const input of medicines) ids.push((await askApi(page, ADD, { input, forWhom })).createMedication.id);
  return ids;
}

/** Medicines with times, with a supply that runs out, and two that have a substance in common. */
async function takeMedicines(page: Page): Promise<void> {
  const [, warfarin] = await addMedicines(page, [
    { name: "Metformin", dosage: "500 mg", frequency: "TWICE", startDate: "2025-03-01" },
    { name: "Warfarin", dosage: "3 mg", frequency: "ONCE" },
    { name: "Paracetamol", dosage: "500 mg", frequency: "THREE_TIMES" },
    { name: "Co-codamol", frequency: "TWICE" },
    { name: "Ibuprofen", dosage: "200 mg", frequency: "AS_NEEDED" },
  ]);
  const supply = { left: 9, aDay: 1, remind: true };
  const set =
    "mutation S($id: ID!, $supply: MedicationSupplyInput) { setMedicationSupply(id: $id, input: $supply) { id } }";
  await askApi(page, set, { id: warfarin, supply });
}

/** A child with medicines, and the page of it at this path behind the child's own. */
async function addChild(page: Page, path: string): Promise<void> {
  const add = "mutation F($input: FamilyMemberInput!) { createFamilyMember(input: $input) { id } }";
  const child = {
    name: "Mia",
    dateOfBirth: "2023-04-02",
    gender: "FEMALE",
    allergies: ["Penicillin"],
    conditions: ["Asthma"],
  };
  const { createFamilyMember } = await askApi(page, add, { input: child });
  const medicines = [
    { name: "Calpol", dosage: "5 ml", frequency: "TWICE", startDate: "2026-11-16" },
    { name: "Ibuprofen", frequency: "AS_NEEDED" },
  ];
  await addMedicines(page, medicines, createFamilyMember.id);
  await page.goto(path.replace(":id", createFamilyMember.id));
}

/** Each step of a consultation, and everything about medicines, in all languages. */
export const CARE_SCREENS: readonly Shot[] = [
  ...[0, 1, 2, 3].map(
    (screens): Shot => ({
      name: `consultation-step-${screens + 1}`,
      path: "/consultation",
      newcomer: true,
      question: FEVER,
      ready: "Advice so far",
      act: (page) => sayNo(page, screens),
    }),
  ),
  {
    name: "consultation-step-change",
    path: "/consultation",
    newcomer: true,
    question: FEVER,
    ready: "Advice so far",
    act: async (page) => {
      await sayNo(page, 1);
      await page.getByText("Your answer (1)").click();
      await page
        .getByRole("button", { name: /^Change/ })
        .first()
        .click();
    },
  },
  {
    name: "consultation-step-answer",
    path: "/consultation",
    newcomer: true,
    question: FEVER,
    ready: "Advice so far",
    act: async (page) => {
      await sayNo(page, 4);
      await page.getByText("Your answers (6)").click();
    },
  },
  {
    name: "consultation-medicines",
    path: "/consultation",
    newcomer: true,
    question: WARFARIN,
    ready: "Was this helpful?",
  },
  { name: "consultation-text-model", path: "/consultation", newcomer: true, question: GRANDAD, ready: /999/ },
  { name: "consultation-gp-routine", path: "/consultation", newcomer: true, question: KNEE, ready: "Advice so far" },
  { name: "consultation-unclear", path: "/consultation", newcomer: true, question: UNCLEAR, ready: "Advice so far" },
  {
    name: "medicines",
    path: "/profile",
    newcomer: true,
    ready: "Personal information",
    act: async (page) => {
      await takeMedicines(page);
      await page.reload();
      await page.getByText("Next dose").first().waitFor();
      await page.locator("summary").filter({ hasText: "Warfarin" }).first().click();
    },
  },
  {
    name: "medicine-form",
    path: "/profile",
    newcomer: true,
    ready: "Personal information",
    act: async (page) => {
      await addMedicines(page, [{ name: "Warfarin", frequency: "ONCE" }]);
      await page.reload();
      await page.getByRole("button", { name: "Add Medication" }).click();
      await page.getByLabel("Name of the medicine").fill("Ibuprofen");
      await page.locator("[data-severity=STOP]").first().waitFor();
    },
  },
  {
    name: "medicine-supply",
    path: "/profile",
    newcomer: true,
    ready: "Personal information",
    act: async (page) => {
      await addMedicines(page, [{ name: "Metformin", frequency: "TWICE" }]);
      await page.reload();
      await page.getByRole("button", { name: "Work out when to order" }).click();
      await page.getByLabel("How many are left").waitFor();
    },
  },
  {
    name: "medicine-list",
    path: "/profile",
    newcomer: true,
    ready: "Personal information",
    act: async (page) => {
      await takeMedicines(page);
      await page.goto("/profile/medicines");
      await page.getByRole("article").waitFor();
      const own = page.getByRole("button", { name: /^Show it in / });
      if (await own.isVisible()) await own.click();
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "family",
    path: "/family",
    newcomer: true,
    ready: "You have not added anybody yet.",
    act: async (page) => {
      await addChild(page, "/family");
      await page.getByText("Mia").first().waitFor();
    },
  },
  {
    name: "family-medicines",
    path: "/family",
    newcomer: true,
    ready: "You have not added anybody yet.",
    act: async (page) => {
      await addChild(page, "/family/:id/medicines");
      await page.getByText("Next dose").first().waitFor();
    },
  },
  {
    name: "reminders",
    path: "/dashboard",
    newcomer: true,
    ready: /Welcome back/,
    act: async (page) => {
      await takeMedicines(page);
      await addChild(page, "/dashboard");
      await page.getByRole("heading", { name: "Medication reminders" }).waitFor();
    },
  },
];
