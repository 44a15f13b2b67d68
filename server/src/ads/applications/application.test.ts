import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { until } from "../../../test/wait";
import { company, KEYS, mailedSecret, readOwn, receivers, send, setDate, start } from "./application.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ receivers });
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const read = (token: string) => readOwn(server, token);
const own = async (token: string) => (await read(token)).data.application;
const documentOf = async (token: string, key: string) => (await own(token)).documents.find((one) => one.key === key);

it("says what an application needs", async () => {
  const { data } = await server.anonymous.run(
    "{ applicationRules { documents { key name dateKind } maxBytes reviewTime presets maxRequestedNames } }",
  );
  expect(data.applicationRules).toEqual({
    documents: [
      { key: "business_registration", name: "Business Registration Certificate", dateKind: "ISSUED" },
      { key: "tax_compliance", name: "Tax Compliance Certificate", dateKind: "EXPIRES" },
      { key: "professional_indemnity", name: "Professional Indemnity Insurance", dateKind: "EXPIRES" },
      { key: "advertising_standards", name: "Advertising Standards Compliance Declaration", dateKind: "ISSUED" },
      { key: "data_protection", name: "Data Protection Policy", dateKind: "ISSUED" },
    ],
    maxBytes: 5_242_880,
    reviewTime: "1-2 business days",
    presets: ["updated business licence", "financial statements"],
    maxRequestedNames: 5,
  });
});

describe("a draft", () => {
  it("is started with a company, mended, and read by its secret alone; the secret is not in the database", async () => {
    const { token, application } = await start(
      server,
      company({
        name: "  Northbank   Allergy Care Ltd ",
        registrationNumber: "sc 123 456",
        website: "northbank.example",
      }),
    );
    expect(application).toMatchObject({
      status: "DRAFT",
      submittedAt: null,
      company: {
        name: "Northbank Allergy Care Ltd",
        registrationNumber: "SC123456",
        website: "https://northbank.example",
      },
    });
    expect(application.documents.map(({ key, needs }) => [key, needs])).toEqual(KEYS.map((key) => [key, "FILE"]));
    expect(await own(token)).toEqual(application);
    const [{ found }] = await server.db.query(
      "select count(*)::int as found from application_tokens t where strpos(t::text, $1) > 0",
      [token],
    );
    expect(found).toBe(0);
    expect((await read("wrong")).errors?.[0]).toMatchObject({
      message: "Not found.",
      extensions: { code: "NOT_FOUND" },
    });
  });

  it("names every field that is missing in one sentence, and those that are wrong", async () => {
    const input = {
      name: " ",
      registrationNumber: "1234",
      contactPerson: "",
      phone: "",
      email: "nobody",
      website: "x",
    };
    const { errors } = await server.anonymous.run(
      "mutation S($input: CompanyInput!) { startApplication(input: $input) { token } }",
      { input },
    );
    const sentence = "Please fill in all required fields: Company name, Contact person, Phone";
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: "BAD_USER_INPUT", field: "name" } });
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "name", message: sentence },
      { field: "contactPerson", message: sentence },
      { field: "phone", message: sentence },
      { field: "registrationNumber", message: "Please enter 8 digits, or 2 letters and 6 digits." },
      { field: "email", message: "Please enter a valid email address" },
      { field: "website", message: "Please enter a website such as https://example.co.uk." },
    ]);
  });

  it("can be started ten times in an hour from an address, and wrong secrets are counted while right ones are not", async () => {
    const starts = await Promise.all(Array.from({ length: 12 }, () => start(server).then(() => "made", String)));
    expect(starts.filter((one) => one === "made")).toHaveLength(10);
    await server.db.query("delete from rate_limits");
    const { token } = await start(server);
    for (let round = 0; round < 65; round += 1) expect((await read(token)).errors).toBeUndefined();
    for (let round = 0; round < 60; round += 1) await read("wrong");
    expect((await read("wrong")).status).toBe(429);
  });

  it("takes files and dates, replaces and removes them, and says what is to do", async () => {
    const { token } = await start(server);
    const key = "tax_compliance";
    expect((await send(server, token, key, { text: "one" })).status).toBe(201);
    expect(await documentOf(token, key)).toMatchObject({
      fileName: "paper.pdf",
      needs: "DATE",
      url: expect.any(String),
    });
    const before = await server.db.query("select id from stored_files where attached_at is not null");
    await setDate(server, token, key, "2060-02-29");
    expect(await documentOf(token, key)).toMatchObject({ date: "2060-02-29", needs: null, status: "PENDING" });
    expect((await send(server, token, key, { problem: "encrypted" })).status).toBe(201);
    expect(await documentOf(token, key)).toMatchObject({
      rejectionReason: "Document format incorrect or information unclear",
      rejectionDetail: "This PDF has a password. Save it without one and upload it again.",
      needs: "REPLACEMENT",
      date: "2060-02-29",
    });
    await until(async () => {
      const rows = await server.db.query("select 1 from stored_files where id = $1", [before[0].id]);
      return rows.length === 0;
    }, "the file of before to be removed");
    await server.anonymous.run(
      'mutation R($token: String!) { deleteDocument(token: $token, key: "tax_compliance") { id } }',
      {
        token,
      },
    );
    expect(await documentOf(token, key)).toMatchObject({ fileName: null, needs: "FILE", url: null });
  });

  it.each([
    [{ problem: "not_pdf" as const }, "Please choose a PDF file."],
    [{ problem: "too_large" as const }, "Please choose a file of at most 5 MB."],
  ])("refuses %p at the upload and keeps nothing", async (inspection, message) => {
    const { token } = await start(server);
    const { status, error } = await send(server, token, "data_protection", inspection);
    expect([status, error]).toEqual([400, expect.objectContaining({ message })]);
    expect(error?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "file" });
    expect((await documentOf(token, "data_protection"))?.fileName).toBeNull();
    expect(
      await server.db.query("select 1 from stored_files where attached_at is null and discarded_at is null"),
    ).toEqual([]);
  });

  it("refuses sizes and documents that there are not", async () => {
    const { token } = await start(server);
    const ask = (key: string, bytes: number) =>
      server.anonymous.run(
        `mutation A($token: String!, $key: String!, $bytes: Int!) { askDocumentUpload(token: $token, key: $key, fileName: "a.pdf", bytes: $bytes) { url } }`,
        { token, key, bytes },
      );
    expect((await ask("data_protection", 5_242_881)).errors?.[0]?.message).toBe(
      "Please choose a file of at most 5 MB.",
    );
    expect((await ask("data_protection", 0)).errors?.[0]?.message).toBe("This file is empty.");
    expect((await ask("data_protection", 5_242_880)).errors).toBeUndefined();
    expect((await ask("further_1", 5)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it.each([
    ["tax_compliance", "2026-02-30", "Please enter a date as YYYY-MM-DD."],
    ["tax_compliance", "3 March", "Please enter a date as YYYY-MM-DD."],
    ["tax_compliance", "2999-01-01", "Please check the year of this date."],
    ["data_protection", "2059-01-01", "The date of issue is in the future."],
  ])("refuses for %s the date %s", async (key, date, message) => {
    const { token } = await start(server);
    expect((await setDate(server, token, key, date)).errors?.[0]).toMatchObject({
      message,
      extensions: { field: "date" },
    });
  });
});

describe("a new link", () => {
  const ASK = "mutation L($email: String!) { requestApplicationLink(email: $email) }";

  it("goes by mail to an address that applied, and the answer is the same for one that did not", async () => {
    const { details, application } = await start(server);
    const stranger = "stranger@example.test";
    for (const email of [` ${details.email.toUpperCase()}`, stranger]) {
      expect((await server.anonymous.run(ASK, { email })).data).toEqual({ requestApplicationLink: true });
    }
    await until(async () => (await mailsTo(server, details.email)).length === 1, "the mail");
    expect((await own(await mailedSecret(server, details.email, "applicationLink"))).id).toBe(application.id);
    expect(await mailsTo(server, stranger)).toEqual([]);
    expect((await server.anonymous.run(ASK, { email: "nobody" })).errors?.[0]?.message).toBe(
      "Please enter a valid email address",
    );
  });

  it("can be asked for five times an hour for an address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => server.anonymous.run(ASK, { email: "often@example.test" })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
