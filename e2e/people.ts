import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "./browser";

/** Asks the API as whoever uses this page. */
export async function askApi(page: Page, query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const answer = await page.request.post("/graphql", { headers, data: { query, variables } });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

export interface NewPatient {
  email: string;
  name?: string;
  password?: string;
  language?: "en" | "fr" | "es" | "de";
  nhsNumber?: string;
}

/** Registers a patient with both consents; the page is theirs from then on. */
export async function registerPatient(
  page: Page,
  { name = "Robin Example", password = DEMO_PASSWORD, language = "en", ...rest }: NewPatient,
  headers?: Record<string, string>,
): Promise<void> {
  const query = "mutation R($input: RegisterInput!) { register(input: $input) { id } }";
  const consents = { consentsToDataUse: true, consentsToNhsIntegration: true };
  await askApi(page, query, { input: { name, password, language, ...rest, ...consents } }, headers);
}
