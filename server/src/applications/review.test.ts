import { startTestServer, type TestServer } from "../../test/harness";
import { mailsTo } from "../../test/mails";
import { watch } from "../../test/socket-client";
import { User } from "../accounts/user.entity";
import {
  APPROVE,
  company,
  MARK,
  mailedSecret,
  markAll,
  type Own,
  pending,
  REJECT,
  REQUEST,
  type Reviewed,
  receivers,
  review,
  send,
  start,
  submit,
} from "./application.test-support";
import { sweepReviewers } from "./reviewers.service";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ receivers });
  const user = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Priya Shah" });
  reviewer = user;
});
afterAll(() => server.stop());

const TODAY = /at \d\d:\d\d\.$/;
const ownStatus = async (token: string) =>
  (
    await server.anonymous.run<{ application: Own }>(
      "query A($token: String!) { application(token: $token) { id status reason documents { key status needs rejectionReason } } }",
      { token },
    )
  ).data.application;

describe("the list", () => {
  const LIST = `query L($status: ApplicationStatus, $search: String, $first: Int, $after: String) {
    applications(status: $status, search: $search, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { id status company { name } documents { status } } } }`;
  interface List {
    applications: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string; status: string; company: { name: string } }[];
    };
  }
  const list = async (variables: Record<string, unknown> = {}) =>
    (await reviewer.run<List>(LIST, variables)).data.applications;

  it("has what was sent, the longest waiting first, in pages, by status and by what it begins with; never a draft", async () => {
    const draft = await start(server, company({ name: "Alpha Draft Ltd" }));
    const first = await pending(server, company({ name: "Alpha 100%_Care Ltd" }));
    const second = await pending(server, company({ name: "Beta Care Ltd" }));
    const third = await pending(server, company({ name: "Alphabet Ltd", registrationNumber: "SC990011" }));
    expect((await list()).nodes.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    const page = await list({ first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await list({ first: 2, after: page.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).toEqual([third.id]);
    const found = async (search: string) => (await list({ search })).nodes.map(({ id }) => id);
    expect(await found("alpha")).toEqual([first.id, third.id]);
    expect(await found("alpha 100%_")).toEqual([first.id]);
    expect(await found("%")).toEqual([]);
    expect(await found("sc 99")).toEqual([third.id]);
    expect(await found(second.details.email.toUpperCase())).toEqual([second.id]);
    expect((await list({ status: "DRAFT" })).totalCount).toBe(0);
    expect((await list({ status: "APPROVED" })).totalCount).toBe(0);
    expect((await list({ status: "PENDING", search: "beta" })).totalCount).toBe(1);
    const hidden = await reviewer.run("query R($id: ID!) { applicationForReview(id: $id) { id } }", {
      id: draft.application.id,
    });
    expect(hidden.errors?.[0]).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
    expect((await reviewer.run(LIST, { first: 101 })).errors?.[0]?.extensions.field).toBe("first");
  });
});

it("the list tells of each change at once, with how many wait and how many were decided today", async () => {
  const socket = reviewer.socket();
  try {
    interface Change {
      applicationsChanged: {
        snapshot: boolean;
        application: { id: string; status: string } | null;
        pendingCount: number;
        decidedTodayCount: number;
      };
    }
    const events = watch<Change>(
      socket,
      "subscription { applicationsChanged { snapshot application { id status } pendingCount decidedTodayCount } }",
    );
    const next = async () => (await events.next()).data?.applicationsChanged;
    const first = await next();
    expect(first).toMatchObject({ snapshot: true, application: null });
    const { id } = await pending(server);
    const waiting = { snapshot: false, application: { id, status: "PENDING" } };
    expect(await next()).toEqual({ ...first, ...waiting, pendingCount: (first?.pendingCount ?? 0) + 1 });
    const { version } = await review(reviewer, id);
    await reviewer.run(REJECT, { id, version, reason: "No" });
    expect(await next()).toEqual({
      snapshot: false,
      application: { id, status: "REJECTED" },
      pendingCount: first?.pendingCount,
      decidedTodayCount: (first?.decidedTodayCount ?? 0) + 1,
    });
  } finally {
    await socket.dispose();
  }
});

describe("a reviewer", () => {
  it("whose process ended is not shown as looking any more", async () => {
    const { id } = await pending(server);
    const insert = `insert into application_reviewers (id, application_id, user_id, since, seen_at)
                    values (gen_random_uuid(), $1, $2, now() - interval '1 hour', now() - make_interval(secs => $3))`;
    await server.db.query(insert, [id, reviewer.user.id, 46]);
    expect((await review(reviewer, id)).reviewers).toEqual([]);
    await server.db.query(insert, [id, reviewer.user.id, 20]);
    await server.db.query(insert, [id, reviewer.user.id, 5]);
    expect((await review(reviewer, id)).reviewers).toMatchObject([{ id: reviewer.user.id, name: "Priya Shah" }]);
    await sweepReviewers(server.platform);
    expect(await server.db.query("select 1 from application_reviewers where application_id = $1", [id])).toHaveLength(
      2,
    );
  });

  it("reads the documents' words and marks them; the applicant sees no mark while the review lasts", async () => {
    const { id, token } = await pending(server);
    const seen = await review(reviewer, id);
    expect(seen).toMatchObject({ status: "PENDING", reviewers: [], history: [{ what: "SUBMITTED", by: null }] });
    expect(seen.documents[0]).toMatchObject({ contentState: "TEXT", content: "This is about Example Remedies Ltd." });
    const documentId = seen.documents[1]?.id;
    const mark = { id, documentId, verdict: "INVALID", version: seen.version };
    expect((await reviewer.run(MARK, mark)).errors?.[0]).toMatchObject({
      message: "Please give a reason.",
      extensions: { field: "reason" },
    });
    const { data } = await reviewer.run<{ markDocument: Reviewed }>(MARK, { ...mark, reason: " It is cut off. " });
    expect(data.markDocument.documents[1]).toMatchObject({
      status: "INVALID",
      rejectionReason: "It is cut off.",
      markedBy: "Priya Shah",
    });
    expect(data.markDocument.version).toBe(seen.version + 1);
    const own = await ownStatus(token);
    expect(own.documents.every(({ status, needs }) => status === "PENDING" && needs === null)).toBe(true);
    const late = await reviewer.run(MARK, { ...mark, reason: "Again" });
    expect(late.errors?.[0]?.message).toMatch(/^Priya Shah marked a document as invalid at \d\d:\d\d\.$/);
    expect(late.errors?.[0]?.extensions.code).toBe("CONFLICT");
    const stranger = { ...mark, documentId: (await review(reviewer, (await pending(server)).id)).documents[0]?.id };
    expect(
      (await reviewer.run(MARK, { ...stranger, verdict: "VALID", version: seen.version + 1 })).errors?.[0]?.message,
    ).toBe("Not found.");
  });

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
    expect(await ownStatus(token)).toMatchObject({ status: "APPROVED" });
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
      message: expect.stringContaining("There is an account with this e-mail address already."),
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
    expect(await ownStatus(token)).toMatchObject({ status: "REJECTED", reason: "We do not advertise <tobacco>." });
    expect((await submit(server, token)).errors?.[0]?.message).toMatch(/^Your application was rejected/);
    expect((await reviewer.run(REJECT, { id, version, reason: "No" })).errors?.[0]?.message).toMatch(TODAY);
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
    const own = await ownStatus(await mailedSecret(server, details.email, "applicationDocumentsRequested"));
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
    expect(stays.error?.message).toBe("This document was accepted already and stays.");
    for (const key of ["professional_indemnity", "further_1", "further_2"]) {
      expect((await send(server, token, key, { text: details.name })).status).toBe(201);
    }
    expect((await submit(server, token)).data.submitApplication.outcome).toBe("SUBMITTED");
    expect(await ownStatus(token)).toMatchObject({ status: "PENDING", reason: null });
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
    const changed = await server.anonymous.run<{ changeApplicationCompany: Own }>(
      "mutation C($token: String!, $input: CompanyInput!) { changeApplicationCompany(token: $token, input: $input) { company { name } documents { status } } }",
      { token, input },
    );
    expect(changed.data.changeApplicationCompany.company.name).toBe("Another Name Ltd");
    expect(changed.data.changeApplicationCompany.documents.every(({ status }) => status === "PENDING")).toBe(true);
  });
});
