import type { Page } from "playwright-core";
import { type NewPatient, registerPatient } from "../../e2e/people";

let people = 0;

/** A patient without a history, so that the picture shows the one question. */
export async function registerSomebody(
  page: Page,
  name = "Priya Raman",
  language: NewPatient["language"] = "en",
): Promise<void> {
  people += 1;
  // Everybody from an address of their own: registrations of one address are limited.
  const headers = { "x-forwarded-for": `192.0.2.${people % 250}` };
  await registerPatient(page, { name, language, email: `person-${people}@example.test` }, headers);
}
