import type { Caller, TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { REQUIRED_DOCUMENTS } from "./application.rules";
import { documentReceiver } from "./application-documents.service";
import type { CompanyDetails } from "./company.rules";
import type { PdfInspection } from "./pdf/pdf.rules";

/** Takes what a test wrote into a file for what its inspection would find. */
export const receivers = {
  application_document: documentReceiver(async (bytes): Promise<PdfInspection> => JSON.parse(bytes.toString("utf8"))),
};

export const KEYS = REQUIRED_DOCUMENTS.map(({ key }) => key);

let companies = 0;

/** A company that can apply; each with a number and an address of its own. */
export function company(changes: Partial<CompanyDetails> = {}): CompanyDetails {
  companies += 1;
  return {
    name: "Example Remedies Ltd",
    registrationNumber: String(10_000_000 + companies),
    address: "1 Example Street, Leeds LS1 1AA",
    contactPerson: "Robin Example",
    phone: "0113 496 0000",
    email: `apply-${companies}-${process.pid}@example.test`,
    website: "https://remedies.example",
    ...changes,
  };
}

export const APPLICATION = `id status acceptedTerms submittedAt decidedAt reason reviewDueAt reviewClockKnown
  company { name registrationNumber address contactPerson phone email website }
  documents { id key name dateKind date requested status fileName bytes rejectionReason rejectionDetail needs url }`;

export interface Own {
  id: string;
  status: string;
  reason: string | null;
  acceptedTerms: boolean;
  reviewDueAt: string | null;
  company: CompanyDetails;
  documents: {
    id: string;
    key: string;
    name: string;
    date: string | null;
    status: string;
    fileName: string | null;
    rejectionReason: string | null;
    rejectionDetail: string | null;
    needs: string | null;
    url: string | null;
  }[];
}

const START = `mutation S($input: CompanyInput!) { startApplication(input: $input) { token application { ${APPLICATION} } } }`;

export async function start(server: TestServer, details = company()) {
  const { data, errors } = await server.anonymous.run<{ startApplication: { token: string; application: Own } }>(
    START,
    {
      input: details,
    },
  );
  if (errors) throw new Error(errors[0]?.message);
  return { ...data.startApplication, details };
}

/** The application of a secret, as its applicant reads it. */
export const readOwn = (server: TestServer, token: string) =>
  server.anonymous.run<{ application: Own }>(
    `query A($token: String!) { application(token: $token) { ${APPLICATION} } }`,
    { token },
  );

/** Sends a file for a document as a browser does. */
export async function send(
  server: TestServer,
  token: string,
  key: string,
  inspection: Partial<PdfInspection>,
): Promise<{ status: number; error?: { message: string; extensions: { code: string; field?: string } } }> {
  const body = Buffer.from(JSON.stringify({ problem: null, pages: 1, text: "", ...inspection }));
  const ask = `mutation A($token: String!, $key: String!, $bytes: Int!) {
    askDocumentUpload(token: $token, key: $key, fileName: "paper.pdf", bytes: $bytes) { url expiresAt } }`;
  const { data, errors } = await server.anonymous.run<{ askDocumentUpload: { url: string } }>(ask, {
    token,
    key,
    bytes: body.length,
  });
  if (errors?.[0]) return { status: 400, error: errors[0] };
  const answer = await fetch(server.url + data.askDocumentUpload.url, { method: "PUT", body: new Uint8Array(body) });
  const { errors: refused } = (await answer.json()) as { errors?: never[] };
  return { status: answer.status, error: refused?.[0] };
}

export const setDate = (server: TestServer, token: string, key: string, date: string) =>
  server.anonymous.run<{ setDocumentDate: Own }>(
    `mutation D($token: String!, $key: String!, $date: String!) { setDocumentDate(token: $token, key: $key, date: $date) { ${APPLICATION} } }`,
    { token, key, date },
  );

/** All five documents with their dates, each naming the company. */
export async function fill(server: TestServer, token: string, { name }: Pick<CompanyDetails, "name">, keys = KEYS) {
  for (const key of keys) {
    const { status, error } = await send(server, token, key, { text: `This is about ${name}.` });
    if (status !== 201) throw new Error(`${key}: ${error?.message}`);
    const expires = REQUIRED_DOCUMENTS.find((document) => document.key === key)?.dateKind === "EXPIRES";
    const { errors } = await setDate(server, token, key, expires ? "2060-01-31" : "2026-01-31");
    if (errors) throw new Error(errors[0]?.message);
  }
}

export const submit = (server: TestServer, token: string, acceptTerms = true) =>
  server.anonymous.run<{
    submitApplication: {
      outcome: string;
      message: string;
      reasons: { key: string; name: string; reason: string; detail: string | null }[];
      application: Own;
    };
  }>(
    `mutation S($token: String!, $acceptTerms: Boolean!) { submitApplication(token: $token, acceptTerms: $acceptTerms) {
       outcome message reasons { key name reason detail } application { ${APPLICATION} } } }`,
    { token, acceptTerms },
  );

/** An application that waits for its review. */
export async function pending(server: TestServer, details = company()) {
  await server.db.query("delete from rate_limits");
  const { token, application } = await start(server, details);
  await fill(server, token, details);
  const { data, errors } = await submit(server, token);
  if (data?.submitApplication.outcome !== "SUBMITTED") {
    throw new Error(errors?.[0]?.message ?? JSON.stringify(data.submitApplication.reasons));
  }
  return { id: application.id, token, details };
}

export const REVIEWED = `id status version reason decidedAt decidedBy submittedAt reviewDueAt reviewClockKnown
  company { name registrationNumber email }
  documents { id key name date status fileName rejectionReason markedBy contentState content url requestedAt }
  history { at what by reason documents } reviewers { id name since }`;

export interface Reviewed {
  id: string;
  status: string;
  version: number;
  reason: string | null;
  decidedBy: string | null;
  company: { name: string; registrationNumber: string };
  documents: { id: string; key: string; name: string; status: string; contentState: string; content: string | null }[];
  history: { what: string; by: string | null; reason: string | null; documents: string[] }[];
  reviewers: { id: string; name: string; since: string }[];
}

export async function review(reviewer: Caller, id: string): Promise<Reviewed> {
  const query = `query R($id: ID!) { applicationForReview(id: $id) { ${REVIEWED} } }`;
  const { data, errors } = await reviewer.run<{ applicationForReview: Reviewed }>(query, { id });
  if (errors) throw new Error(errors[0]?.message);
  return data.applicationForReview;
}

export const MARK = `mutation M($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {
  markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) { ${REVIEWED} } }`;
export const UNMARK = `mutation U($id: ID!, $documentId: ID!, $version: Int!) {
  unmarkDocument(id: $id, documentId: $documentId, version: $version) { ${REVIEWED} } }`;
export const APPROVE = `mutation A($id: ID!, $version: Int!) { approveApplication(id: $id, version: $version) { ${REVIEWED} } }`;
export const REJECT = `mutation J($id: ID!, $version: Int!, $reason: String!) {
  rejectApplication(id: $id, version: $version, reason: $reason) { ${REVIEWED} } }`;
export const REQUEST = `mutation Q($id: ID!, $version: Int!, $names: [String!]!, $note: String! = "") {
  requestApplicationDocuments(id: $id, version: $version, names: $names, note: $note) { ${REVIEWED} } }`;

/** Marks every document that is not judged yet as valid. @returns the version afterwards. */
export async function markAll(reviewer: Caller, id: string): Promise<number> {
  let { version, documents } = await review(reviewer, id);
  for (const { id: documentId } of documents.filter(({ status }) => status !== "VALID")) {
    const { data, errors } = await reviewer.run<{ markDocument: Reviewed }>(MARK, {
      id,
      documentId,
      verdict: "VALID",
      version,
    });
    if (errors) throw new Error(errors[0]?.message);
    ({ version, documents } = data.markDocument);
  }
  return version;
}

/** The secret in the newest mail of a kind to an address. */
export async function mailedSecret(server: TestServer, address: string, template: string): Promise<string> {
  const mail = (await mailsTo(server, address)).filter((one) => one.template === template).at(-1);
  const token = /\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("The mail has no token");
  return token;
}

/** What an applicant reads of the review. */
export const ownStatus = async (server: TestServer, token: string): Promise<Own> =>
  (
    await server.anonymous.run<{ application: Own }>(
      "query A($token: String!) { application(token: $token) { id status reason documents { key status needs rejectionReason } } }",
      { token },
    )
  ).data.application;
