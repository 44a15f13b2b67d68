import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { LOOSE_FILE_MS } from "../../platform/uploads.rules";
import { sweepUploads } from "../../platform/uploads.service";
import { advertiser, gif, png, save, sendPicture } from "./creative.test-support";
import { PICTURE_MAX_BYTES, PICTURE_MESSAGES } from "./picture.rules";

let server: TestServer;
let folder: string;
let who: Caller;
let now = Date.now();

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  server = await startTestServer({ env: { DATA_DIR: folder }, clock: { now: () => new Date(now) } });
  who = await advertiser(server);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const filesOnDisk = async () => {
  const found = await readdir(path.join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).length;
};

/** A picture as somebody with this cookie gets it. */
const get = (url: string, cookie?: string) => fetch(server.url + url, cookie ? { headers: { cookie } } : {});

/** The bytes that are kept, as its advertiser gets them. */
async function kept(url: string): Promise<Buffer> {
  return Buffer.from(await (await get(url, who.cookie)).arrayBuffer());
}

const chunk = (type: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([size, body, sum]);
};
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** 30,000 by 30,000 black pixels in about 109 kB. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(30_000 * 3_751));
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "A secret" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .withIccProfile("p3")
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A secret</x:xmpmeta>")
    .jpeg()
    .toBuffer();

describe("a picture that is sent", () => {
  it("is kept as it looks, upright, at most 1200 pixels wide, without anything else that the file held", async () => {
    const sent = await sharp(await photo())
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(sent).metadata();
    expect([before.orientation, before.exif !== undefined]).toEqual([6, true]);
    const { status, url, ...shape } = await sendPicture(server, who, sent, "Ünser Foto.jpg");
    expect([status, shape]).toEqual([
      201,
      { pictureId: expect.any(String), width: 600, height: 1_200, isAnimated: false, error: undefined },
    ]);
    const bytes = await kept(url);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format: "jpeg", width: 600, height: 1_200 });
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes("secret")).toBe(false);
  });

  it("loses what was hung on behind it, and comments inside", async () => {
    const script = "<script>alert(1)</script>";
    const image = await png();
    const comment = chunk("tEXt", Buffer.from(`Comment\0${script}`));
    const head = SIGNATURE.length + 25;
    const polyglot = Buffer.concat([image.subarray(0, head), comment, image.subarray(head), Buffer.from(script)]);
    const { status, url } = await sendPicture(server, who, polyglot, "a.png.html");
    expect(status).toBe(201);
    const bytes = await kept(url);
    expect([bytes.includes("script"), (await sharp(bytes).metadata()).format]).toEqual([false, "png"]);
  });

  it("that moves does so once, and then stands still", async () => {
    const { status, url, isAnimated, width, height } = await sendPicture(
      server,
      who,
      await gif([0, 60, 120, 180], 400),
    );
    expect([status, isAnimated, width, height]).toEqual([201, true, 40, 30]);
    const { format, loop, pages, delay } = await sharp(await kept(url), { animated: true }).metadata();
    expect([format, loop, pages, delay]).toEqual(["gif", 1, 4, [400, 400, 400, 400]]);
  });

  it("with one frame is no animation", async () => {
    const { status, url, isAnimated } = await sendPicture(server, who, await gif([90], 400));
    expect([status, isAnimated]).toEqual([201, false]);
    expect((await sharp(await kept(url)).metadata()).format).toBe("png");
  });

  const grey = (count: number) => Array.from({ length: count }, (_, at) => (at * 97) % 256);
  it.each<[string, () => Buffer | Promise<Buffer>, keyof typeof PICTURE_MESSAGES]>([
    ["an SVG that is called PNG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "type"],
    ["an SVG behind the first bytes of a PNG", () => Buffer.concat([SIGNATURE, Buffer.from("<svg/>")]), "unreadable"],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "type"],
    ["a script that is a GIF", () => Buffer.from("GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;"), "unreadable"],
    [
      "a WebP",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
          .webp()
          .toBuffer(),
      "type",
    ],
    [
      "a TIFF",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
          .tiff()
          .toBuffer(),
      "type",
    ],
    ["30,000 by 30,000 pixels in 109 kB", bomb, "pixels"],
    ["half of a picture", async () => (await photo()).subarray(0, 9_000), "unreadable"],
    ["a damaged picture", async () => (await png()).fill(0xaa, 60, 90), "unreadable"],
    ["61 frames", () => gif(grey(61), 40), "frames"],
    ["more than 5 seconds", () => gif(grey(20), 300), "tooLong"],
    ["more than three flashes in a second", () => gif([0, 255, 0, 255, 0, 255, 0, 255, 0, 255], 80), "flashes"],
  ])("is refused when it is %s", async (_name, make, message) => {
    const before = await filesOnDisk();
    const { status, error } = await sendPicture(server, who, await make(), "a.png");
    expect([status, error]).toEqual([
      400,
      {
        message: PICTURE_MESSAGES[message],
        extensions: { code: "BAD_USER_INPUT", field: "file", requestId: expect.any(String) },
      },
    ]);
    // One of an earlier picture may go meanwhile.
    await until(async () => (await filesOnDisk()) <= before, "no file is left of it");
  });

  it("is told too large before any of it is sent", async () => {
    const ask = (bytes: number) => who.run(`mutation { askPictureUpload(fileName: "a.png", bytes: ${bytes}) { url } }`);
    expect((await ask(PICTURE_MAX_BYTES + 1)).errors?.[0]).toMatchObject({
      message: PICTURE_MESSAGES.tooLarge,
      extensions: { code: "BAD_USER_INPUT", field: "bytes" },
    });
    expect((await ask(0)).errors?.[0]?.extensions.field).toBe("bytes");
    expect((await ask(PICTURE_MAX_BYTES)).errors).toBeUndefined();
  });

  it("leaves no file but the one that is written anew", async () => {
    const before = await filesOnDisk();
    await sendPicture(server, who, await png());
    await until(async () => (await filesOnDisk()) === before + 1, "the sent file is removed");
  });
});

describe("the address of a picture", () => {
  it("is its advertiser's and the reviewers' until an advert with it was approved, and then everybody's to keep", async () => {
    const { url, pictureId } = await sendPicture(server, who, await png());
    const reviewer = await server.staff("reviewer");
    const others = [
      undefined,
      (await advertiser(server)).cookie,
      (await server.patient()).cookie,
      (await server.staff("support")).cookie,
    ];
    const statuses = () => Promise.all(others.map(async (cookie) => (await get(url, cookie)).status));
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    for (const cookie of [who.cookie, reviewer.cookie]) {
      const answer = await get(url, cookie);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    }
    const { creative } = await save(who, { pictureId });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await server.db.query(
      "update creative_versions set status = 'PENDING', submitted_at = now() where creative_id = $1",
      [creative.id],
    );
    await server.db.query(
      "update creative_versions set status = 'APPROVED', approved_at = now() where creative_id = $1",
      [creative.id],
    );
    const answer = await get(url);
    expect([answer.status, await statuses()]).toEqual([200, [200, 200, 200, 200]]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(await buffer(answer.body as never)).metadata()).width).toBe(300);
  });

  it.each([randomUUID(), "1", "..%2f..%2fsecret", "a".repeat(2_000)])("leads nowhere: %#", async (id) => {
    expect([404, 414]).toContain((await get(`/ads/pictures/${id}`, who.cookie)).status);
  });
});

describe("a picture that no version shows", () => {
  it("is swept after an hour, and cannot be used any more", async () => {
    const { pictureId, url } = await sendPicture(server, who, await png());
    const used = await sendPicture(server, who, await png());
    const { creative } = await save(who, { pictureId: used.pictureId });
    now += LOOSE_FILE_MS + 1_000;
    await sweepUploads(server.platform);
    who = await server.as(
      (
        await server.db.query("select * from users where id = (select advertiser_id from creatives where id = $1)", [
          creative.id,
        ])
      )[0],
    );
    expect([(await get(url, who.cookie)).status, (await get(used.url, who.cookie)).status]).toEqual([404, 200]);
    const { errors } = await save(who, { pictureId });
    expect(errors?.[0]).toMatchObject({ message: PICTURE_MESSAGES.gone, extensions: { field: "pictureId" } });
  });

  it("goes when another one takes its place in a draft", async () => {
    const [first, second] = [await sendPicture(server, who, await png()), await sendPicture(server, who, await png())];
    const { creative } = await save(who, { pictureId: first.pictureId });
    await save(who, { pictureId: second.pictureId }, creative.id);
    await until(async () => (await get(first.url, who.cookie)).status === 404, "the first picture is gone");
    expect((await get(second.url, who.cookie)).status).toBe(200);
  });

  it("of somebody else is not there", async () => {
    const { pictureId } = await sendPicture(server, await advertiser(server), await png());
    for (const id of [pictureId, randomUUID(), "x"]) {
      expect((await save(who, { pictureId: id })).errors?.[0]).toMatchObject({
        message: PICTURE_MESSAGES.gone,
        extensions: { code: "BAD_USER_INPUT", field: "pictureId" },
      });
    }
  });
});
