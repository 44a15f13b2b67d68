import { askApi, signIn } from "../../e2e/people";
import type { Shot } from "./shot";

/** Model Training and its parts. */
export const MODEL_SCREENS: readonly Shot[] = [
  { name: "model-training", path: "/admin/model-training", who: "admin@demo.test", ready: /Nothing has been trained/ },
  {
    name: "model-training-versions",
    path: "/admin/model-training?part=versions",
    who: "admin@demo.test",
    ready: "Publication history",
  },
  {
    name: "model-training-data",
    path: "/admin/model-training?part=data",
    who: "admin@demo.test",
    ready: /^Page 1 of/,
  },
  {
    name: "model-training-data-added",
    path: "/admin/model-training?part=data&lines=added",
    who: "admin@demo.test",
    prepare: async (page) => {
      await signIn(page, "reviewer@demo.test");
      const query = "mutation A($input: TrainingLineInput!) { createTrainingLine(input: $input) { id } }";
      const facts = { language: "en", style: "family", concept: "swallowed something", label: "emergency" };
      await askApi(page, query, {
        input: { ...facts, text: "Toddler drank a mouthful of the blue liquid (invented)" },
      });
    },
    ready: /^Page 1 of/,
  },
  {
    name: "model-training-add-line",
    path: "/admin/model-training?part=data&lines=added",
    who: "admin@demo.test",
    ready: /^Lines in the styles/,
    act: async (page) => {
      await page.getByRole("button", { name: "Add line" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "model-training-studies",
    path: "/admin/model-training?part=studies",
    who: "admin@demo.test",
    ready: /Migraine and headache/,
  },
  {
    name: "model-training-tag-study",
    path: "/admin/model-training?part=studies",
    who: "admin@demo.test",
    ready: /Migraine and headache/,
    act: async (page) => {
      await page.getByRole("button", { name: /^Tag / }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "model-training-delete-study",
    path: "/admin/model-training?part=studies",
    who: "admin@demo.test",
    ready: /Migraine and headache/,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "model-training-failed",
    path: "/admin/model-training",
    who: "admin@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
];
