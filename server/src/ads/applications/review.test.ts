import { startTestServer, type TestServer } from "../../../test/harness";
import {
  APPROVE,
  MARK,
  markAll,
  ownStatus,
  pending,
  type Reviewed,
  receivers,
  review,
  UNMARK,
} from "./application.test-support";
import { sweepReviewers } from "./reviewers.service";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ receivers });
  reviewer = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Priya Shah" });
});
afterAll(() => server.stop());

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
    expect((await reviewer.run(MARK, { ...mark, reason: "bad" })).errors?.[0]).toMatchObject({
      message: "Please say in at least 10 characters what is wrong; the applicant reads it.",
      extensions: { field: "reason" },
    });
    const { data } = await reviewer.run<{ markDocument: Reviewed }>(MARK, { ...mark, reason: " It is cut off. " });
    expect(data.markDocument.documents[1]).toMatchObject({
      status: "INVALID",
      rejectionReason: "It is cut off.",
      markedBy: "Priya Shah",
    });
    expect(data.markDocument.version).toBe(seen.version + 1);
    const own = await ownStatus(server, token);
    expect(own.documents.every(({ status, needs }) => status === "PENDING" && needs === null)).toBe(true);
    const late = await reviewer.run(MARK, { ...mark, reason: "Cut off again." });
    expect(late.errors?.[0]?.message).toMatch(/^Priya Shah marked a document as invalid at \d\d:\d\d\.$/);
    expect(late.errors?.[0]?.extensions.code).toBe("CONFLICT");
    const stranger = { ...mark, documentId: (await review(reviewer, (await pending(server)).id)).documents[0]?.id };
    expect(
      (await reviewer.run(MARK, { ...stranger, verdict: "VALID", version: seen.version + 1 })).errors?.[0]?.message,
    ).toBe("Not found.");
  });

  it("takes a mark back while the review lasts, and nothing else that somebody said", async () => {
    const { id, token } = await pending(server);
    const seen = await review(reviewer, id);
    const documentId = seen.documents[1]?.id;
    const mark = { id, documentId, verdict: "INVALID", reason: "It is cut off." };
    const marked = await reviewer.run<{ markDocument: Reviewed }>(MARK, { ...mark, version: seen.version });
    const { version } = marked.data.markDocument;
    const { data } = await reviewer.run<{ unmarkDocument: Reviewed }>(UNMARK, { id, documentId, version });
    expect(data.unmarkDocument).toMatchObject({ status: "PENDING", version: version + 1 });
    expect(data.unmarkDocument.documents[1]).toMatchObject({
      status: "PENDING",
      rejectionReason: null,
      markedBy: null,
    });
    expect(data.unmarkDocument.history[0]).toMatchObject({
      what: "DOCUMENT_UNMARKED",
      by: "Priya Shah",
      documents: [seen.documents[1]?.name],
    });
    const refused = async (variables: Record<string, unknown>) =>
      (await reviewer.run(UNMARK, { id, documentId, version: version + 1, ...variables })).errors?.[0]?.message;
    expect(await refused({ version })).toMatch(/^Priya Shah took back the mark of a document at \d\d:\d\d\.$/);
    expect(await refused({})).toBe("This document has not been marked, so there is nothing to undo.");
    expect(await refused({ documentId: "x" })).toBe("Not found.");
    expect((await reviewer.run(APPROVE, { id, version: version + 1 })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    const approved = await markAll(reviewer, id);
    await reviewer.run(APPROVE, { id, version: approved });
    expect(await refused({ version: approved + 1 })).toMatch(/^Priya Shah approved this application at/);
    expect((await ownStatus(server, token)).status).toBe("APPROVED");
  });
});
