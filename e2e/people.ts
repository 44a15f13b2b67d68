import type { Locator, Page } from "playwright-core";

export const DEMO_PASSWORD = "Demo-2026!";

/** Asks the API as whoever uses this page. */
export async function askApi(page: Page, query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const answer = await page.request.post("/graphql", { headers, data: { query, variables } });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Where the demonstration's people land; of the staff, who is not named lands on the dashboard. */
const HOMES: Record<string, string> = {
  patient: "/dashboard",
  advertiser: "/advertiser/dashboard",
  physio: "/advertiser/dashboard",
  desk: "/advertiser/dashboard",
  pharmacist: "/admin/consultations",
  analyst: "/admin/system-health",
  support: "/admin/system-health",
};

/** Signs in by the form, as a person does; staff have a door of their own. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(isStaff(email) ? "/admin/login" : "/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

const isStaff = (email: string) => !/^(patient|advertiser|physio|desk)@/.test(email);

/** Signs in through the API and opens the page where this person lands, or another. The forms have tests of their own. */
export async function signIn(page: Page, email: string, path?: string): Promise<void> {
  const [name = ""] = email.split("@");
  if (HOMES[name] === HOMES.advertiser) {
    // On the first of a month the report opens by itself, over whatever a test is about.
    const report = page.getByRole("dialog", { name: /^Monthly report/ });
    await page.addLocatorHandler(report, (dialog) => dialog.getByRole("button", { name: "Close" }).click());
  }
  const login = isStaff(email) ? "adminLogin" : "login";
  const query = `mutation L($email: String!, $password: String!) { ${login}(email: $email, password: $password) { id } }`;
  await askApi(page, query, { email, password: DEMO_PASSWORD });
  await page.goto(path ?? HOMES[name] ?? "/admin/dashboard");
}

/** What the form for new patients asks them to agree to. The words of both come with an answer. */
export async function agreementsOf(page: Page): Promise<Locator[]> {
  const boxes = page.getByRole("checkbox");
  await boxes.nth(1).waitFor();
  return boxes.all();
}

/** Registers by the form, whose `words` are those of the page's language. */
export async function registerByForm(
  page: Page,
  words: Record<"name" | "email" | "password" | "confirm" | "submit", string>,
  { name, email, password = DEMO_PASSWORD }: Pick<NewPatient, "email" | "password"> & { name: string },
): Promise<void> {
  await page.goto("/register");
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.confirm, { exact: true }).fill(password);
  for (const box of await agreementsOf(page)) await box.check();
  await page.getByRole("button", { name: words.submit }).click();
  await page.waitForURL("**/dashboard");
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
