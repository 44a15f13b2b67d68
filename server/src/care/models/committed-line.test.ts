import { startTestServer, type TestServer } from "../../../test/harness";
import { committedLines } from "./committed-lines";
import type { TrainingLine } from "./composition.rules";
import { HELD_OUT_STYLES } from "./kernels.rules";
import { learnedLines } from "./record.rules";
import { readLines, TRAINING_FOLDER } from "./training-data";
import { COMMITTED, list, refusal } from "./training-line.test-support";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;
const LEARNED = learnedLines(readLines<TrainingLine>(TRAINING_FOLDER));

beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.staff("reviewer");
});
afterAll(() => server.stop());

describe("lines that come with the product", () => {
  it("are listed in pages with their number and counted by label, without those of held-out styles", async () => {
    const first = await list(reviewer, COMMITTED);
    expect(first.totalCount).toBe(LEARNED.length);
    expect(first.nodes).toHaveLength(20);
    expect(first.nodes[0]).toEqual(LEARNED[0]);
    expect(first.pageInfo).toMatchObject({ pageNumber: 1, pageCount: Math.ceil(LEARNED.length / 20) });
    const second = await list(reviewer, COMMITTED, { after: first.pageInfo.endCursor });
    expect(second.nodes[0]).toEqual(LEARNED[20]);
    expect(second.pageInfo).toMatchObject({ pageNumber: 2, hasPreviousPage: true, hasNextPage: true });
    const back = await list(reviewer, COMMITTED, { before: second.pageInfo.startCursor });
    expect(back).toEqual(first);
    const urgent = LEARNED.filter((line) => line.label === "urgent").length;
    expect(first.counts.find((one) => one.label === "urgent")?.count).toBe(urgent);
    for (const style of HELD_OUT_STYLES) {
      expect((await list(reviewer, COMMITTED, { filter: { style } })).totalCount).toBe(0);
    }
  });

  it("are narrowed by label, language, style and the beginnings of words", async () => {
    const filter = { label: "emergency", language: "fr", style: "family", search: "fièvr" };
    const found = await list<TrainingLine>(reviewer, COMMITTED, { filter, first: 100 });
    const fits = LEARNED.filter((line) => line.language === "fr" && line.style === "family").filter(({ text }) =>
      /(?<!\p{L})fi[eè]vr/iu.test(text),
    );
    expect(found.nodes).toEqual(fits.filter((line) => line.label === "emergency").slice(0, 100));
    expect(found.nodes.length).toBeGreaterThan(0);
    expect(found.counts.reduce((sum, { count }) => sum + count, 0)).toBe(fits.length);
    expect((await list(reviewer, COMMITTED, { filter: { search: "& |" } })).totalCount).toBe(0);
    expect(await refusal(reviewer, COMMITTED, { filter: { search: "x".repeat(101) } })).toMatchObject({
      field: "search",
    });
    expect(await refusal(reviewer, COMMITTED, { after: "nonsense" })).toMatchObject({ field: "after" });
  });
});

it("sixteen thousand lines are read and folded once, however often they are searched", async () => {
  const before = await committedLines(server.platform);
  await list(reviewer, COMMITTED, { filter: { search: "fever pain" } });
  expect(await committedLines(server.platform)).toBe(before);
});
