import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { makeCampaign } from "../campaigns/campaign.factory";
import { CREATIVE_MESSAGES } from "./creative.rules";
import {
  act,
  advertiser,
  CREATIVE,
  draft,
  type OwnCreative,
  png,
  save,
  sendPicture,
  submitted,
  WORDS,
} from "./creative.test-support";
import { TARGET_URL_MESSAGES } from "./target-url.rules";

/** What is typed, as it is read again. */
const { altText: imageAlt, ...TYPED } = WORDS;
const SHOWN = { ...TYPED, imageAlt };

let server: TestServer;
let who: Caller & { user: { id: string } };

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  who = await advertiser(server);
});
afterAll(() => server.stop());

const read = async (caller: Caller, id: string) =>
  caller.run<{ creative: OwnCreative }>(`query C($id: ID!) { creative(id: $id) { ${CREATIVE} } }`, { id });

describe("an advert that is saved", () => {
  it("is a draft that nobody is shown", async () => {
    const creative = await draft(server, who);
    expect(creative).toMatchObject({
      ...{ status: "DRAFT", isArchived: false, campaignCount: 0, serving: null },
      newest: { number: 1, ...SHOWN, status: "DRAFT", submittedAt: null },
    });
    expect(creative.newest.imageUrl).toMatch(/^\/ads\/pictures\/[0-9a-f-]{36}$/);
  });

  it("changes its draft, and keeps the picture unless another one is given", async () => {
    const { id, newest } = await draft(server, who);
    const { creative } = await save(who, { title: "Another title", pictureId: null }, id);
    expect(creative.newest).toMatchObject({
      id: newest.id,
      number: 1,
      title: "Another title",
      imageUrl: newest.imageUrl,
    });
  });

  it("keeps what is typed as text, in one line", async () => {
    const title = `<img src=x onerror=alert(1)> & "friends"`;
    const { newest } = await draft(server, who, { title, description: "  One\r\n two\t three  ", disclaimer: "  " });
    expect(newest).toMatchObject({ title, description: "One two three", disclaimer: "" });
  });

  it("keeps where it leads as browsers understand it", async () => {
    const { newest } = await draft(server, who, { targetUrl: " https://Müller.example/a b".replace(" b", "%20b") });
    expect(newest).toMatchObject({ targetUrl: "https://xn--mller-kva.example/a%20b" });
  });

  it("says everything that is wrong at once", async () => {
    const { errors } = await save(who, {
      ...{ title: " ", description: "a".repeat(301), altText: "", disclaimer: "x\u202egpj", pricePence: -1 },
      targetUrl: "javascript:alert(1)",
    });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "title", message: "Please enter a title." },
      { field: "description", message: "Please use at most 300 characters." },
      { field: "altText", message: "Please enter what the picture shows, for people who cannot see it." },
      { field: "disclaimer", message: "Please remove the invisible characters." },
      { field: "pricePence", message: "Please enter a price from £0 to £10,000, or none." },
      { field: "targetUrl", message: TARGET_URL_MESSAGES.https },
      { field: "pictureId", message: CREATIVE_MESSAGES.pictureMissing },
    ]);
  });

  it.each([0, 1_000_000])("can cost %d pence", async (pricePence) => {
    expect((await draft(server, who, { pricePence })).newest).toMatchObject({ pricePence });
  });

  it.each([-1, 1_000_001])("cannot cost %d pence", async (pricePence) => {
    const { pictureId } = await sendPicture(server, who, await png());
    expect((await save(who, { pricePence, pictureId })).errors?.[0]?.extensions.field).toBe("pricePence");
  });

  it.each(["\u0007", "\u200b", "\u2066", "\u{e0041}"])(
    "has no characters that cannot be seen: %j",
    async (character) => {
      const { pictureId } = await sendPicture(server, who, await png());
      expect((await save(who, { title: `A${character}b`, pictureId })).errors?.[0]?.extensions.field).toBe("title");
    },
  );

  it("has texts that fill their fields to the last character", async () => {
    const words = {
      title: "é".repeat(100),
      description: "b".repeat(300),
      altText: "c".repeat(200),
      disclaimer: "d".repeat(300),
    };
    const { newest } = await draft(server, who, words);
    expect(newest).toMatchObject({ title: words.title, imageAlt: words.altText, disclaimer: words.disclaimer });
  });

  it("of somebody else is not found, like one that never was", async () => {
    const { id } = await draft(server, who);
    const other = await advertiser(server);
    const wanted = { message: "Not found.", extensions: { code: "NOT_FOUND" } };
    for (const stranger of [id, randomUUID(), "x"]) {
      expect((await read(other, stranger)).errors?.[0]).toMatchObject(wanted);
      expect((await save(other, {}, stranger)).errors?.[0]).toMatchObject(wanted);
      for (const name of ["submitCreative", "withdrawCreative", "archiveCreative", "restoreCreative"] as const) {
        expect((await act(other, name, stranger)).error).toMatchObject(wanted);
      }
    }
    expect((await read(who, id)).data.creative.status).toBe("DRAFT");
  });

  it("needs a company", async () => {
    const nobody = await server.patient({ role: "ADVERTISER" });
    expect((await save(nobody, { pictureId: randomUUID() })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await sendPicture(server, nobody, await png())).error?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("an advert that waits for a review", () => {
  it("cannot be changed until it is withdrawn", async () => {
    const { id, newest } = await submitted(server, who);
    expect(newest).toMatchObject({ status: "PENDING", submittedAt: expect.any(String) });
    const refused = { message: CREATIVE_MESSAGES.pending, extensions: { code: "CONFLICT" } };
    expect((await save(who, {}, id)).errors?.[0]).toMatchObject(refused);
    expect((await act(who, "archiveCreative", id)).error).toMatchObject(refused);
    expect((await act(who, "submitCreative", id)).error?.message).toBe(CREATIVE_MESSAGES.nothingToSubmit);
    const { creative } = await act(who, "withdrawCreative", id);
    expect(creative.newest).toMatchObject({ id: newest.id, number: 1, status: "DRAFT", submittedAt: null });
    expect((await act(who, "withdrawCreative", id)).error?.message).toBe(CREATIVE_MESSAGES.notPending);
    expect(await server.db.query("select from ad_reviews where version_id = $1", [newest.id])).toEqual([]);
    expect((await save(who, { title: "Changed" }, id)).creative.newest).toMatchObject({
      id: newest.id,
      title: "Changed",
    });
  });

  it("cannot be changed in the database either, and takes no forbidden step", async () => {
    const { newest } = await submitted(server, who);
    const change = (what: string) => server.db.query(`update creative_versions set ${what} where id = $1`, [newest.id]);
    for (const what of ["title = 'x'", "target_url = 'https://evil.example'", "picture_id = null, image_key = 'x'"]) {
      await expect(change(what)).rejects.toThrow("a version that was submitted cannot be changed");
    }
    await change("status = 'REJECTED'");
    for (const status of ["DRAFT", "PENDING", "APPROVED", "SUPERSEDED"]) {
      await expect(change(`status = '${status}', approved_at = now()`)).rejects.toThrow(
        "a version cannot go from REJECTED",
      );
    }
  });

  it("is sent once of many times at once", async () => {
    const { id, newest } = await draft(server, who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(who, "submitCreative", id)));
    const refused = answers.flatMap(({ error }) => error ?? []);
    expect(refused.map(({ message }) => message)).toEqual(Array(9).fill(CREATIVE_MESSAGES.nothingToSubmit));
    expect(await server.db.query("select status from ad_reviews where version_id = $1", [newest.id])).toEqual([
      { status: "PENDING" },
    ]);
  });
});

describe("the list of adverts", () => {
  interface List {
    creatives: { totalCount: number; nodes: OwnCreative[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
  }
  const list = async (options = "") =>
    (
      await who.run<List>(
        `{ creatives(first: 2${options}) { totalCount nodes { id title status newest { status } } pageInfo { endCursor hasNextPage } } }`,
      )
    ).data.creatives;

  it("has the newest first, page by page, by state and by words of the title", async () => {
    const [one, two, three] = [
      await draft(server, who, { title: "100% cotton mask" }),
      await submitted(server, who, { title: "Oat bar" }),
      await draft(server, who, { title: "Nasal spray" }),
    ];
    await submitted(server, await advertiser(server));
    const first = await list();
    expect([first.totalCount, first.nodes.map(({ id }) => id)]).toEqual([3, [three.id, two.id]]);
    const next = await list(`, after: "${first.pageInfo.endCursor}"`);
    expect([next.nodes.map(({ id }) => id), next.pageInfo.hasNextPage]).toEqual([[one.id], false]);
    expect((await list(", status: PENDING")).nodes.map(({ id }) => id)).toEqual([two.id]);
    expect((await list(', search: "OAT"')).nodes.map(({ id }) => id)).toEqual([two.id]);
    expect((await list(', search: "100%"')).nodes.map(({ id }) => id)).toEqual([one.id]);
    expect((await list(', search: "_"')).nodes).toEqual([]);
  });

  it("has archived adverts apart, and those that campaigns need cannot be archived", async () => {
    const campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id });
    const { id } = await draft(server, who);
    expect((await act(who, "archiveCreative", campaign.creativeId)).error?.message).toBe(CREATIVE_MESSAGES.inUse);
    expect((await act(who, "archiveCreative", id)).creative.isArchived).toBe(true);
    expect((await list()).nodes.map((node) => node.id)).toEqual([campaign.creativeId]);
    expect((await list(", archived: true")).nodes.map((node) => node.id)).toEqual([id]);
    for (const name of ["submitCreative"] as const) {
      expect((await act(who, name, id)).error?.message).toBe(CREATIVE_MESSAGES.archived);
    }
    expect((await save(who, {}, id)).errors?.[0]?.message).toBe(CREATIVE_MESSAGES.archived);
    expect((await act(who, "restoreCreative", id)).creative.isArchived).toBe(false);
    expect((await act(who, "restoreCreative", id)).error?.message).toBe(CREATIVE_MESSAGES.notArchived);
    await server.db.query("update campaigns set status = 'ENDED' where id = $1", [campaign.id]);
    const archived = await act(who, "archiveCreative", campaign.creativeId);
    expect(archived.creative).toMatchObject({ isArchived: true, campaignCount: 1, serving: { number: 1 } });
  });

  it("has the limits that the form needs", async () => {
    const { data } = await who.run(
      "{ creativeRules { maxBytes titleMax descriptionMax altMax disclaimerMax maxPixels } }",
    );
    expect(data.creativeRules).toEqual({
      ...{ maxBytes: 10_485_760, titleMax: 100, descriptionMax: 300, altMax: 200, disclaimerMax: 300 },
      maxPixels: 25_000_000,
    });
  });
});
