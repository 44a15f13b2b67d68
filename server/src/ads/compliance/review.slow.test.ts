import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { act, advertiser, draft, submitted } from "../creatives/creative.test-support";
import { REVIEW_MESSAGES } from "./review.rules";
import { decide, own, type Review, reviewOf, ruleInForce, startAnew } from "./review.test-support";

let server: TestServer;
let who: Awaited<ReturnType<typeof advertiser>>;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew(server);
  who = await advertiser(server);
  reviewer = await server.staff("reviewer");
});
afterAll(() => server.stop());

describe("an advert that is sent", () => {
  it("waits with what it breaks, each place named", async () => {
    const { id: ruleId } = await ruleInForce(server, who, "miracle");
    const creative = await submitted(server, who, { title: "A Miracle spray" });
    const review = await reviewOf(reviewer, creative);
    expect(review).toMatchObject({
      ...{ status: "PENDING", cause: "SUBMITTED", sentBackCount: 0, reviewer: null, version: 1 },
      advertiser: { id: who.user.id, name: "Example Remedies Ltd" },
      advert: { title: "A Miracle spray", number: 1, status: "PENDING", violations: [{ ruleId }] },
    });
    expect(review.violations).toEqual([
      expect.objectContaining({
        ...{ ruleId, severity: "HIGH", missing: [] },
        matches: [{ field: "TITLE", start: 2, end: 9, found: "Miracle" }],
      }),
    ]);
  });

  it("is told what it breaks while it is a draft, and while it is typed", async () => {
    const { id: ruleId } = await ruleInForce(server, who, "wonder");
    const { newest } = await draft(server, who, { description: "A wonder of a spray." });
    expect(newest.violations).toEqual([expect.objectContaining({ ruleId })]);
    const before = await server.db.query("select count(*)::int from ad_review_violations");
    const { data } = await who.run(
      `{ complianceHints(input: { title: "", description: "", altText: "<b>WONDER</b>", disclaimer: "" }) { ruleId matches { field start end found } } }`,
    );
    expect(data.complianceHints).toEqual([
      { ruleId, matches: [{ field: "ALT_TEXT", start: 3, end: 9, found: "WONDER" }] },
    ]);
    expect(await server.db.query("select count(*)::int from ad_review_violations")).toEqual(before);
  });

  it("gets no hints without end", async () => {
    const ask = (text: string) =>
      who.run(
        'query H($text: String!) { complianceHints(input: { title: $text, description: "", altText: "", disclaimer: "" }) { ruleId } }',
        { text },
      );
    expect((await ask("a".repeat(1_001))).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      field: "title",
    });
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask("a")));
    expect(
      answers.filter(({ errors }) => errors?.[0]?.extensions.code === "RATE_LIMITED").length,
    ).toBeGreaterThanOrEqual(9);
  });
});

describe("a review", () => {
  it("approves: the version is shown, with the reviewer's name, and its advertiser has a mail and a notice", async () => {
    const creative = await submitted(server, who);
    const review = await reviewOf(reviewer, creative);
    const notices = watch<{
      adReviewChanged: { creative: { id: string; status: string } | null; pendingCount: number };
    }>(who.socket(), "subscription { adReviewChanged { creative { id status } pendingCount } }");
    const changes = watch<{ complianceChanged: { review: Review | null; tiles: { reviewsRequired: number } } }>(
      reviewer.socket(),
      "subscription { complianceChanged { review { id status reviewer } tiles { reviewsRequired } } }",
    );
    expect((await notices.next()).data?.adReviewChanged).toEqual({ creative: null, pendingCount: 1 });
    expect((await changes.next()).data?.complianceChanged).toEqual({ review: null, tiles: { reviewsRequired: 1 } });
    const { review: decided } = await decide(reviewer, review, "APPROVED");
    expect(decided).toMatchObject({ status: "APPROVED", reviewer: reviewer.user.name, version: 2, reason: null });
    expect((await notices.next()).data?.adReviewChanged).toEqual({
      creative: { id: creative.id, status: "APPROVED" },
      pendingCount: 0,
    });
    expect((await changes.next()).data?.complianceChanged).toEqual({
      review: { id: review.id, status: "APPROVED", reviewer: reviewer.user.name },
      tiles: { reviewsRequired: 0 },
    });
    expect(await own(who, creative)).toMatchObject({
      status: "APPROVED",
      serving: { number: 1 },
      newest: { reviewer: reviewer.user.name, reviewedAt: decided?.reviewedAt },
    });
    const mail = (await mailsTo(server, who.user.email)).at(-1);
    expect([mail?.template, mail?.subject]).toEqual(["advertApproved", "Your advert was approved"]);
    expect(mail?.text).toContain("“A nasal spray” was approved.");
    notices.stop();
    changes.stop();
  });

  it.each([
    ["REJECTED", "advertRejected"],
    ["NEEDS_REVISION", "advertNeedsRevision"],
  ])("%s needs a reason, which the advertiser reads", async (status, template) => {
    const creative = await submitted(server, who, { title: "<b>Spray</b>" });
    const review = await reviewOf(reviewer, creative);
    for (const reason of [undefined, "", "   "]) {
      const { error } = await decide(reviewer, review, status, reason);
      expect(error).toMatchObject({ message: REVIEW_MESSAGES.reasonMissing, extensions: { field: "reason" } });
    }
    expect((await decide(reviewer, review, status, "x".repeat(501))).error?.message).toBe(
      REVIEW_MESSAGES.reasonTooLong,
    );
    const { review: decided } = await decide(reviewer, review, status, "The text says <i>too much</i>.");
    expect(decided).toMatchObject({ status, reason: "The text says <i>too much</i>." });
    expect(await own(who, creative)).toMatchObject({
      serving: null,
      newest: { status, reason: "The text says <i>too much</i>." },
    });
    const mail = (await mailsTo(server, who.user.email)).at(-1);
    expect([mail?.template, mail?.text.includes("too much")]).toEqual([template, true]);
    expect(mail?.html).not.toMatch(/<i>|<b>/);
  });

  it.each(["DRAFT", "PENDING", "SUPERSEDED"])("cannot decide %s", async (status) => {
    const review = await reviewOf(reviewer, await submitted(server, who));
    const { error } = await decide(reviewer, review, status, "x");
    expect(error).toMatchObject({ message: REVIEW_MESSAGES.notADecision, extensions: { field: "status" } });
  });

  it("approves what breaks a rule of high severity with a reason only", async () => {
    await ruleInForce(server, who, "startling");
    await ruleInForce(server, who, "striking", "MEDIUM");
    const high = await submitted(server, who, { title: "A startling spray" });
    const { error } = await decide(reviewer, await reviewOf(reviewer, high), "APPROVED");
    expect(error).toMatchObject({ message: REVIEW_MESSAGES.reasonForHigh, extensions: { field: "reason" } });
    expect((await decide(reviewer, await reviewOf(reviewer, high), "APPROVED", "It is a brand.")).review?.status).toBe(
      "APPROVED",
    );
    const medium = await submitted(server, who, { title: "A striking spray" });
    expect((await decide(reviewer, await reviewOf(reviewer, medium), "APPROVED")).review?.status).toBe("APPROVED");
  });

  it("does not approve what breaks a rule that came after it was sent, before somebody has seen that", async () => {
    const creative = await submitted(server, who, { title: "A dazzling spray" });
    const review = await reviewOf(reviewer, creative);
    const { id: ruleId } = await ruleInForce(server, who, "dazzling");
    const { error } = await decide(reviewer, review, "APPROVED", "All is well.");
    expect(error).toMatchObject({ message: REVIEW_MESSAGES.rulesChanged, extensions: { code: "CONFLICT" } });
    const again = await reviewOf(reviewer, creative);
    expect(again).toMatchObject({ version: 2, violations: [{ ruleId }] });
    expect((await decide(reviewer, review, "APPROVED", "x")).error?.message).toBe(REVIEW_MESSAGES.changedMeanwhile);
    expect((await decide(reviewer, again, "APPROVED", "It is a brand.")).review?.status).toBe("APPROVED");
  });

  it("is decided once, however many decide at once", async () => {
    const second = await server.staff("owner");
    for (let round = 0; round < 50; round += 1) {
      const creative = await submitted(server, who);
      const [review] = await server.db.query(
        "select id, row_version as version from ad_reviews where version_id = $1",
        [creative.newest.id],
      );
      const [one, other] = await Promise.all([
        decide(reviewer, review, "APPROVED"),
        decide(second, review, "NEEDS_REVISION", "Please shorten it."),
      ]);
      const errors = [one.error, other.error].filter((error) => error !== undefined);
      expect(errors).toHaveLength(1);
      expect(errors[0]?.extensions.code).toBe("CONFLICT");
      const won = one.error ? "sent back" : "approved";
      const name = one.error ? second.user.name : reviewer.user.name;
      expect(errors[0]?.message).toMatch(new RegExp(`^${name} ${won} this advert at \\d\\d:\\d\\d\\.$`));
      expect((await own(who, creative)).newest.status).toBe(one.error ? "NEEDS_REVISION" : "APPROVED");
    }
    const mails = await mailsTo(server, who.user.email);
    expect(mails.filter(({ template }) => template.startsWith("advert"))).toHaveLength(50);
  });

  it("that was withdrawn is gone", async () => {
    const creative = await submitted(server, who);
    const review = await reviewOf(reviewer, creative);
    await act(who, "withdrawCreative", creative.id);
    for (const id of [review.id, randomUUID(), "x"]) {
      expect((await decide(reviewer, { id, version: 1 }, "APPROVED")).error?.extensions.code).toBe("NOT_FOUND");
    }
  });
});
