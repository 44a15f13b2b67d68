import { startTestServer, type TestServer } from "../../../test/harness";
import { advertiser, draft, submitted } from "../creatives/creative.test-support";
import { decide, list, reviewOf, ruleInForce, startAnew } from "./review.test-support";

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

describe("the list of reviews", () => {
  it("has the longest waiting first, filtered by severity, category and words", async () => {
    const { id: ruleId } = await ruleInForce(server, who, "fabulous");
    const first = await submitted(server, who, { title: "A plain spray" });
    const second = await submitted(server, who, { title: "A fabulous spray" });
    const all = await list(reviewer, "first: 1");
    expect([all.totalCount, all.nodes[0]?.creativeId]).toEqual([2, first.id]);
    const next = await list(reviewer, `first: 1, after: "${all.pageInfo.endCursor}"`);
    expect(next.nodes.map(({ creativeId }) => creativeId)).toEqual([second.id]);
    for (const options of ["severity: HIGH", "category: MEDICAL", 'search: "FABUL"']) {
      const found = await list(reviewer, `first: 9, ${options}`);
      expect([options, found.nodes.map(({ creativeId }) => creativeId), found.totalCount]).toEqual([
        options,
        [second.id],
        1,
      ]);
    }
    expect((await list(reviewer, 'first: 9, search: "example rem"')).totalCount).toBe(2);
    for (const options of ["severity: LOW", "category: ETHICAL", 'search: "%"', "status: APPROVED"]) {
      expect([options, (await list(reviewer, `first: 9, ${options}`)).totalCount]).toEqual([options, 0]);
    }
    await decide(reviewer, await reviewOf(reviewer, first), "APPROVED");
    await decide(reviewer, await reviewOf(reviewer, second), "REJECTED", "No.");
    expect((await list(reviewer, "first: 9, status: null")).nodes.map(({ status }) => status)).toEqual([
      "REJECTED",
      "APPROVED",
    ]);
    expect((await list(reviewer, "first: 9, status: REJECTED")).nodes[0]).toMatchObject({
      violations: [{ ruleId }],
      reason: "No.",
    });
  });

  it("has figures above it that are counted", async () => {
    const tiles = async () =>
      (await reviewer.run("{ complianceTiles { averageReviewHours complianceRate reviewedCount reviewsRequired } }"))
        .data.complianceTiles;
    expect(await tiles()).toEqual({
      averageReviewHours: null,
      complianceRate: null,
      reviewedCount: 0,
      reviewsRequired: 0,
    });
    for (const [hours, daysAgo, status] of [
      [2, 1, "APPROVED"],
      [6, 2, "APPROVED"],
      [1, 10, "REJECTED"],
      [1, 40, "REJECTED"],
      [99, 1, "SUPERSEDED"],
    ] as const) {
      const { newest } = await draft(server, who);
      await server.db.query(
        `insert into ad_reviews (version_id, cause, status, submitted_at, decided_at, reason)
         select $1, 'SUBMITTED', $2, now() - make_interval(days => $3, hours => $4), now() - make_interval(days => $3), 'x'`,
        [newest.id, status, daysAgo, hours],
      );
    }
    await submitted(server, who);
    expect(await tiles()).toEqual({
      averageReviewHours: 4,
      complianceRate: 66.7,
      reviewedCount: 3,
      reviewsRequired: 1,
    });
  });
});
