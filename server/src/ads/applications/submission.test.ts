import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { fill, mailedSecret, readOwn, receivers, send, setDate, start, submit } from "./application.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ receivers });
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const own = async (token: string) => (await readOwn(server, token)).data.application;

describe("sending", () => {
  it("needs all documents, their dates and the terms", async () => {
    const { token, details } = await start(server);
    expect((await submit(server, token, false)).errors?.[0]?.extensions.problems).toEqual([
      { field: "documents", message: "Please upload all required documents" },
      { field: "dates", message: expect.stringMatching(/^Please fill in all required fields: date of Business/) },
      { field: "acceptTerms", message: "Please accept the terms and conditions" },
    ]);
    await fill(server, token, details);
    expect((await submit(server, token, false)).errors?.[0]).toMatchObject({
      message: "Please accept the terms and conditions",
      extensions: { field: "acceptTerms" },
    });
    expect((await own(token)).status).toBe("DRAFT");
  });

  it("makes it pending, with a clock, a mail whose link leads back, a line of history, and nothing to change any more", async () => {
    const { token, details, application } = await start(server);
    await fill(server, token, details);
    const { data } = await submit(server, token);
    expect(data.submitApplication).toMatchObject({
      outcome: "SUBMITTED",
      message: "Application Submitted Successfully",
      reasons: [],
      application: {
        status: "PENDING",
        acceptedTerms: true,
        reviewDueAt: expect.any(String),
        submittedAt: expect.any(String),
      },
    });
    const [mail] = await mailsTo(server, details.email);
    expect(mail).toMatchObject({ subject: "We have your application", template: "applicationReceived" });
    expect(mail?.text).toContain(details.name);
    expect(mail?.text).toContain("/advertiser/application?token=");
    const mailed = await mailedSecret(server, details.email, "applicationReceived");
    expect(mailed).not.toBe(token);
    expect((await own(mailed)).id).toBe(application.id);
    const again = await submit(server, token);
    expect(again.errors?.[0]).toMatchObject({
      message: "Your application is being reviewed and cannot be changed now.",
      extensions: { code: "CONFLICT" },
    });
    expect((await setDate(server, token, "data_protection", "2026-01-01")).errors?.[0]?.extensions.code).toBe(
      "CONFLICT",
    );
    expect((await send(server, token, "data_protection", {})).error?.extensions.code).toBe("CONFLICT");
    const audits = await server.db.query("select action from audit_entries where subject_id = $1", [application.id]);
    expect(audits).toEqual([{ action: "application_submitted" }]);
  });

  it("is refused for a file that does something, and the application stays a draft", async () => {
    const { token, details } = await start(server);
    await fill(server, token, details);
    await send(server, token, "professional_indemnity", { problem: "script", text: details.name });
    const { data } = await submit(server, token);
    expect(data.submitApplication).toMatchObject({
      outcome: "REJECTED",
      message: "Your submitted documents have been rejected. Please contact support for assistance.",
      reasons: [
        {
          key: "professional_indemnity",
          reason: "Document format incorrect or information unclear",
          detail: expect.stringContaining("script"),
        },
      ],
      application: { status: "DRAFT", acceptedTerms: false, submittedAt: null },
    });
    expect(await mailsTo(server, details.email)).toEqual([]);
    await send(server, token, "professional_indemnity", { text: details.name });
    expect((await submit(server, token)).data.submitApplication.outcome).toBe("SUBMITTED");
  });

  it("asks for other documents when one is out of date, has no text, or is about somebody else; mended, it is pending", async () => {
    const { token, details } = await start(server);
    await fill(server, token, details);
    await setDate(server, token, "tax_compliance", "2026-03-03");
    await send(server, token, "advertising_standards", { text: " " });
    await send(server, token, "data_protection", { text: "Another Company Ltd" });
    const { data } = await submit(server, token);
    expect(data.submitApplication).toMatchObject({
      outcome: "ADDITIONAL_DOCUMENTS",
      message: "Additional documents are required. Please upload the requested files to proceed.",
      reasons: [
        { key: "tax_compliance", reason: expect.stringContaining("expired on 3 March 2026") },
        { key: "advertising_standards", reason: expect.stringContaining("no text") },
        {
          key: "data_protection",
          reason: expect.stringContaining("neither the company's name nor its registration number"),
        },
      ],
      application: { status: "MORE_DOCS" },
    });
    const needs = data.submitApplication.application.documents.map(({ key, needs }) => [key, needs]);
    expect(Object.fromEntries(needs)).toMatchObject({ business_registration: null, tax_compliance: "REPLACEMENT" });
    const [mail] = await mailsTo(server, details.email);
    expect(mail).toMatchObject({ template: "applicationDocumentsRequested" });
    expect(mail?.text).toContain("- Tax Compliance Certificate: This document expired");
    expect(mail?.text).not.toContain("Another Company");
    await setDate(server, token, "tax_compliance", "2060-03-03");
    await send(server, token, "advertising_standards", { text: `No. ${details.registrationNumber}` });
    await send(server, token, "data_protection", { text: "EXAMPLE  REMEDIES\nLIMITED" });
    expect((await submit(server, token)).data.submitApplication).toMatchObject({
      outcome: "SUBMITTED",
      application: { status: "PENDING" },
    });
  });

  it("of two at once is done once", async () => {
    const { token, details } = await start(server);
    await fill(server, token, details);
    const answers = await Promise.all([submit(server, token), submit(server, token)]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === "CONFLICT")).toHaveLength(1);
    expect(await mailsTo(server, details.email)).toHaveLength(1);
  });
});
