import type { Page } from "playwright-core";
import { writtenPdf } from "../server/src/ads/applications/pdf/pdf.test-support";
import { askApi } from "./people";

/** The five documents in their order, each with the date that fits it. */
export const DOCUMENTS = [
  { key: "business_registration", name: "Business Registration Certificate", date: "2026-01-31" },
  { key: "tax_compliance", name: "Tax Compliance Certificate", date: "2060-01-31" },
  { key: "professional_indemnity", name: "Professional Indemnity Insurance", date: "2060-01-31" },
  { key: "advertising_standards", name: "Advertising Standards Compliance Declaration", date: "2026-01-31" },
  { key: "data_protection", name: "Data Protection Policy", date: "2026-01-31" },
] as const;

let companies = 0;

/** A company that can apply, with a number and an address of its own. */
export function newCompany(changes: Partial<Record<"name" | "contactPerson", string>> = {}) {
  companies += 1;
  return {
    name: "Northbank Allergy Care Ltd",
    registrationNumber: String(9_000_000 + Math.round(performance.now()) + companies).padStart(8, "0"),
    address: "4 Quay Street, Leeds LS1 4AA",
    contactPerson: "Hannah Okafor",
    phone: "0113 496 0123",
    email: `hannah-${companies}-${Math.round(performance.now())}@northbank.example`,
    website: "https://northbank.example",
    ...changes,
  };
}
export type NewCompany = ReturnType<typeof newCompany>;

/** A PDF that says so. */
export const paper = (text: string): Promise<Buffer> => writtenPdf(text);

/** A PDF that cannot be read without a password. */
export const lockedPaper = (text: string): Promise<Buffer> =>
  writtenPdf(text, { userPassword: "secret", pdfVersion: "1.7" });

/** Begins an application as a program does. @returns its secret. */
export async function startApplication(
  page: Page,
  company: NewCompany,
  headers?: Record<string, string>,
): Promise<string> {
  const query = "mutation S($input: CompanyInput!) { startApplication(input: $input) { token } }";
  return (await askApi(page, query, { input: company }, headers)).startApplication.token;
}

/** Sends a file and its date for a document as a program does. */
export async function giveDocument(page: Page, token: string, key: string, file: Buffer, date?: string): Promise<void> {
  const ask = `mutation A($token: String!, $key: String!, $bytes: Int!) {
    askDocumentUpload(token: $token, key: $key, fileName: "${key}.pdf", bytes: $bytes) { url } }`;
  const { askDocumentUpload } = await askApi(page, ask, { token, key, bytes: file.length });
  const answer = await page.request.put(askDocumentUpload.url, { data: file });
  if (answer.status() !== 201) throw new Error(await answer.text());
  if (!date) return;
  const set =
    "mutation D($token: String!, $key: String!, $date: String!) { setDocumentDate(token: $token, key: $key, date: $date) { id } }";
  await askApi(page, set, { token, key, date });
}

/** All five documents. */
export async function giveDocuments(page: Page, token: string, { name }: NewCompany): Promise<void> {
  for (const { key, name: title, date } of DOCUMENTS) {
    await giveDocument(page, token, key, await paper(`${title} of ${name}`), date);
  }
}

/** Sends an application that is complete. @returns its id. */
export async function submitApplication(page: Page, token: string): Promise<string> {
  const query = `mutation S($token: String!) { submitApplication(token: $token, acceptTerms: true) {
    outcome application { id } } }`;
  const { submitApplication: sent } = await askApi(page, query, { token });
  if (sent.outcome !== "SUBMITTED") throw new Error(sent.outcome);
  return sent.application.id;
}

/** Applies for a company of this name with the same paper for each of the five documents. */
export async function sendApplication(page: Page, name: string, file: Buffer): Promise<void> {
  const token = await startApplication(page, newCompany({ name }));
  for (const { key, date } of DOCUMENTS) await giveDocument(page, token, key, file, date);
  await submitApplication(page, token);
}

interface Review {
  version: number;
  documents: { id: string; status: string }[];
}

async function readReview(reviewer: Page, id: string): Promise<Review> {
  const query = "query R($id: ID!) { applicationForReview(id: $id) { version documents { id status } } }";
  return (await askApi(reviewer, query, { id })).applicationForReview;
}

/** Asks the applicant for more, as a reviewer who is signed in. */
export async function requestDocuments(reviewer: Page, id: string, names: string[], note: string): Promise<void> {
  const { version } = await readReview(reviewer, id);
  const query = `mutation Q($id: ID!, $version: Int!, $names: [String!]!, $note: String!) {
    requestApplicationDocuments(id: $id, version: $version, names: $names, note: $note) { id } }`;
  await askApi(reviewer, query, { id, version, names, note });
}

/** Finds every document valid, then approves. */
export async function approve(reviewer: Page, id: string): Promise<void> {
  const mark = `mutation M($id: ID!, $documentId: ID!, $version: Int!) {
    markDocument(id: $id, documentId: $documentId, verdict: VALID, version: $version) { version } }`;
  let { version, documents } = await readReview(reviewer, id);
  for (const { id: documentId } of documents.filter(({ status }) => status !== "VALID")) {
    version = (await askApi(reviewer, mark, { id, documentId, version })).markDocument.version;
  }
  const query = "mutation A($id: ID!, $version: Int!) { approveApplication(id: $id, version: $version) { id } }";
  await askApi(reviewer, query, { id, version });
}

/** Rejects for good. */
export async function reject(reviewer: Page, id: string, reason: string): Promise<void> {
  const { version } = await readReview(reviewer, id);
  const query = `mutation J($id: ID!, $version: Int!, $reason: String!) {
    rejectApplication(id: $id, version: $version, reason: $reason) { id } }`;
  await askApi(reviewer, query, { id, version, reason });
}

/** Chooses a file in the row of a document, as a person does. */
export async function chooseFile(page: Page, document: string, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel(new RegExp(`: ${document}$`))
    .and(page.locator("input[type=file]"))
    .setInputFiles({
      name,
      mimeType: "application/pdf",
      buffer,
    });
}
