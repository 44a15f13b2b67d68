import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { User } from "../../people/accounts/user.entity";
import {
  APPROVE,
  company,
  MARK,
  mailedSecret,
  markAll,
  type Own,
  ownStatus,
  pending,
  REJECT,
  REQUEST,
  type Reviewed,
  receivers,
  review,
  send,
  submit,
} from "./application.test-support";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ receivers });
  reviewer = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Priya Shah" });
});
afterAll(() => server.stop());

const TODAY = /at \d\d:\d\d\.$/;

describe("a decision", () => {
  it("approves with valid documents only; then the account, its company and the mail that sets its password are there", async () => {
    const { id, token, details } = await pending(server);
    const { version } = await review(reviewer, id);
    expect((await reviewer.run(APPROVE, { id, version })).errors?.[0]?.message).toBe(
      "All required documents must be valid before an application is approved.",
    );
    const marked = await markAll(reviewer, id);
    const { data } = await reviewer.run<{ approveApplication: Reviewed }>(APPROVE, { id, version: marked });
    expect(data.approveApplication).toMatchObject({ status: "APPROVED", decidedBy: "Priya Shah" });
    expect(data.approveApplication.history[0]).toMatchObject({ what: "APPROVED", by: "Priya Shah" });
    expect(await ownStatus(server, token)).toMatchObject({ status: "APPROVED" });
    const user = await server.db.getRepository(User).findOneByOrFail({ email: details.email });
    expect(user).toMatchObject({ role: "ADVERTISER", name: "Robin Example", emailVerifiedAt: null });
    const mail = (await mailsTo(server, details.email)).at(-1);
    expect(mail).toMatchObject({ template: "applicationApproved", subject: "Application approved" });
    const secret = await mailedSecret(server, details.email, "applicationApproved");
    const reset = await server.anonymous.run(
      'mutation P($token: String!) { resetPassword(token: $token, newPassword: "Good-pass1") { __typename } }',
      { token: secret },
    );
    expect(reset.errors).toBeUndefined();
    expect((await server.db.getRepository(User).findOneByOrFail({ id: user.id })).emailVerifiedAt).not.toBeNull();
    const advertiser = await server.as(user);
    const company = await advertiser.run(
      "{ company { name registrationNumber address contactPerson phone email website changes { field } } }",
    );
    expect(company.data.company).toEqual({ ...details, changes: [] });
    const again = await reviewer.run(APPROVE, { id, version: marked + 1 });
    expect(again.errors?.[0]?.message).toMatch(/^Priya Shah approved this application at \d\d:\d\d\.$/);
    const audits = await server.db.query(
      "select action, details from audit_entries where subject_id = $1 order by id desc limit 1",
      [id],
    );
    expect(audits).toEqual([{ action: "application_approved", details: {} }]);
  });

  it("cannot approve for the address of another account, but for an advertiser's without a company", async () => {
    const taken = await server.patient();
    const { id } = await pending(server, company({ email: taken.user.email }));
    const version = await markAll(reviewer, id);
    const refused = await reviewer.run(APPROVE, { id, version });
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining("This email address already has an account."),
      extensions: { code: "CONFLICT" },
    });
    expect((await review(reviewer, id)).status).toBe("PENDING");
    const alone = await server.patient({ role: "ADVERTISER" });
    const other = await pending(server, company({ email: alone.user.email }));
    const approved = await reviewer.run(APPROVE, { id: other.id, version: await markAll(reviewer, other.id) });
    expect(approved.errors).toBeUndefined();
    expect((await alone.run("{ company { name } }")).data).toEqual({ company: { name: "Example Remedies Ltd" } });
  });

  it("rejects for good, with a reason that the mail and the applicant's page say; a new application may follow", async () => {
    const { id, token, details } = await pending(server);
    const { version } = await review(reviewer, id);
    expect((await reviewer.run(REJECT, { id, version, reason: " " })).errors?.[0]?.extensions.field).toBe("reason");
    const { data } = await reviewer.run<{ rejectApplication: Reviewed }>(REJECT, {
      id,
      version,
      reason: "We do not advertise <tobacco>.",
    });
    expect(data.rejectApplication).toMatchObject({ status: "REJECTED", reason: "We do not advertise <tobacco>." });
    const mail = (await mailsTo(server, details.email)).at(-1);
    expect(mail).toMatchObject({ template: "applicationRejected", subject: "Application rejected" });
    expect(mail?.text).toContain("Reason: We do not advertise <tobacco>.");
    expect(mail?.html).not.toContain("<tobacco>");
    expect(await ownStatus(server, token)).toMatchObject({
      status: "REJECTED",
      reason: "We do not advertise <tobacco>.",
    });
    expect((await submit(server, token)).errors?.[0]?.message).toMatch(/^Your application has been rejected/);
    expect((await reviewer.run(REJECT, { id, version, reason: "Not for us." })).errors?.[0]?.message).toMatch(TODAY);
    await pending(server, company({ email: details.email, registrationNumber: details.registrationNumber }));
  });

  it("requests documents by name and those that are invalid; sent again, only these are to be judged", async () => {
    const { id, token, details } = await pending(server);
    const seen = await review(reviewer, id);
    const invalid = seen.documents[2];
    const mark = { id, documentId: invalid?.id, verdict: "INVALID", reason: "Not signed." };
    const marked = await reviewer.run<{ markDocument: Reviewed }>(MARK, { ...mark, version: seen.version });
    let { version } = marked.data.markDocument;
    const first = seen.documents[0]?.id;
    const valid = { id, documentId: first, verdict: "VALID", version };
    ({ version } = (await reviewer.run<{ markDocument: Reviewed }>(MARK, valid)).data.markDocument);
    const names = ["updated business licence", " Financial   statements ", "financial statements"];
    const { data, errors } = await reviewer.run<{ requestApplicationDocuments: Reviewed }>(REQUEST, {
      id,
      version,
      names,
      note: "By Friday, please.",
    });
    expect(errors).toBeUndefined();
    expect(data.requestApplicationDocuments).toMatchObject({ status: "MORE_DOCS", reason: "By Friday, please." });
    expect(data.requestApplicationDocuments.history[0]).toMatchObject({
      what: "DOCUMENTS_REQUESTED",
      documents: [invalid?.name, "updated business licence", "financial statements"],
    });
    const mail = (await mailsTo(server, details.email)).at(-1);
    expect(mail?.text).toContain("- updated business licence\n- financial statements");
    expect(mail?.text).toContain("By Friday, please.");
    const own = await ownStatus(server, await mailedSecret(server, details.email, "applicationDocumentsRequested"));
    expect(own).toMatchObject({ status: "MORE_DOCS", reason: "By Friday, please." });
    expect(own.documents.map(({ status, needs }) => [status, needs])).toEqual([
      ["VALID", null],
      ["PENDING", null],
      ["INVALID", "REPLACEMENT"],
      ["PENDING", null],
      ["PENDING", null],
      ["PENDING", "FILE"],
      ["PENDING", "FILE"],
    ]);
    expect((await submit(server, token)).errors?.[0]?.message).toBe("Please upload all required documents");
    const stays = await send(server, token, "business_registration", { text: "x" });
    expect(stays.error?.message).toBe("This document has already been accepted and cannot be replaced.");
    for (const key of ["professional_indemnity", "further_1", "further_2"]) {
      expect((await send(server, token, key, { text: details.name })).status).toBe(201);
    }
    expect((await submit(server, token)).data.submitApplication.outcome).toBe("SUBMITTED");
    expect(await ownStatus(server, token)).toMatchObject({ status: "PENDING", reason: null });
    const approved = await reviewer.run(APPROVE, { id, version: await markAll(reviewer, id) });
    expect(approved.errors).toBeUndefined();
  });

  it.each([
    [{ names: [] }, "Please name at least one document."],
    [{ names: ["a", "b", "c", "d", "e", "f"] }, "Please name at most 5 documents at once."],
    [{ names: ["x".repeat(101)] }, "Please use at most 100 characters for a name."],
  ])("cannot request %p", async (input, message) => {
    const { id } = await pending(server);
    const { version } = await review(reviewer, id);
    expect((await reviewer.run(REQUEST, { id, version, ...input })).errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", field: "names" },
    });
  });

  it("judges anew what was valid when the company's name changes", async () => {
    const { id, token, details } = await pending(server);
    const version = await markAll(reviewer, id);
    await reviewer.run(REQUEST, { id, version, names: ["financial statements"] });
    const input = { ...details, name: "Another Name Ltd" };
    const changed = await server.anonymous.run<{ updateApplicationCompany: Own }>(
      "mutation C($token: String!, $input: CompanyInput!) { updateApplicationCompany(token: $token, input: $input) { company { name } documents { status } } }",
      { token, input },
    );
    expect(changed.data.updateApplicationCompany.company.name).toBe("Another Name Ltd");
    expect(changed.data.updateApplicationCompany.documents.every(({ status }) => status === "PENDING")).toBe(true);
  });
});
