import type { Shot } from "./shot";

/** Questions and the medical history. */
export const CONSULTATION_SCREENS: readonly Shot[] = [
  { name: "consultation-first-use", path: "/consultation", newcomer: true, ready: /history will appear here/ },
  { name: "consultation-failed", path: "/consultation", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  { name: "history-failed", path: "/history", who: "patient@demo.test", isFailing: true, ready: "Try Again" },
  {
    name: "consultation",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have had a headache since this morning",
    ready: /treat at home|zu Hause/,
  },
  {
    name: "consultation-several",
    path: "/consultation",
    who: "patient@demo.test",
    question: "A sore throat, a runny nose and a headache since Tuesday",
    ready: /treat at home|zu Hause/,
  },
  {
    name: "consultation-pharmacist",
    path: "/consultation",
    who: "patient@demo.test",
    question: "severe back pain",
    ready: /with a human pharmacist|Apotheke/,
  },
  {
    name: "consultation-urgent",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have had a fever for five days",
    ready: /111/,
  },
  {
    name: "consultation-emergency",
    path: "/consultation",
    who: "patient@demo.test",
    question: "I have chest pain",
    ready: /Call 999 now|Rufen Sie jetzt 999/,
  },
  { name: "history", path: "/history", who: "patient@demo.test", ready: /records since/ },
  {
    name: "history-export",
    path: "/history?type=LAB_RESULT",
    who: "patient@demo.test",
    ready: /records since/,
    act: async (page) => {
      await page
        .getByRole("button", { name: /: Breathing test/ })
        .first()
        .click();
      await page
        .getByRole("checkbox", { name: /Breathing test/ })
        .first()
        .check();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Page 2 of 2").first().waitFor();
      await page
        .getByRole("checkbox", { name: /Full blood count/ })
        .first()
        .check();
      await page.getByRole("button", { name: "PDF", exact: true }).click();
      await page
        .getByRole("link", { name: /^Download/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "history-none",
    path: "/history?from=2019-01-01&to=2019-12-31",
    who: "patient@demo.test",
    ready: /No records/,
  },
  {
    name: "history-first-use",
    path: "/history",
    ready: /ask a question, and/,
    newcomer: true,
  },
  {
    name: "history-delete",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Delete this question/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "consultation-handover",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("link", { name: /^Show to a GP or pharmacist/ })
        .first()
        .click();
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "consultation-feedback",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Something is wrong/ })
        .first()
        .click();
    },
  },
  {
    name: "consultation-conversation",
    path: "/consultation",
    who: "patient@demo.test",
    ready: "Was this helpful?",
    act: async (page) => {
      await page
        .getByRole("button", { name: /: .*back pain/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Write to the pharmacist" }).click();
    },
  },
];
