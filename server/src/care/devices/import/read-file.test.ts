import { randomUUID } from "node:crypto";
import { open, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { APPLE_END, APPLE_HEAD, appleExport, NOW, type ZipEntry, zipOf } from "./import.test-support";
import { readFile } from "./read-file";
import { sniff } from "./sniff";

const RECORD = { type: "HeartRate", value: "72", unit: "count/min", start: "2026-11-20 08:30:00 +0000" };
const EXPORT = appleExport(RECORD);
const XML = "apple_health_export/export.xml";

/** Reads a zip of these files, or these bytes, as an upload is read. */
async function read(content: ZipEntry[] | Buffer, mostUnpackedBytes = 1e9) {
  const bytes = Buffer.isBuffer(content) ? content : zipOf(...content);
  const place = path.join(os.tmpdir(), `import-${randomUUID()}`);
  await writeFile(place, bytes);
  const file = await open(place, "r");
  await rm(place);
  try {
    const shape = sniff(bytes);
    if (!shape) throw new Error("no known shape");
    const found = { readings: 0, share: 0 };
    for await (const step of readFile(file, shape, { now: NOW, mostUnpackedBytes })) {
      found.readings += step.readings.length;
      found.share = step.share;
    }
    return found;
  } finally {
    await file.close();
  }
}

describe("a zip of Apple Health", () => {
  it("is read while it is unpacked", async () => {
    const other = { name: "apple_health_export/workout-routes/route.gpx", content: "<gpx/>" };
    const document = { name: "apple_health_export/export_cda.xml", content: `<ClinicalDocument>${EXPORT}${EXPORT}` };
    const xml = { name: XML, content: EXPORT };
    expect(await read([other, document, xml])).toEqual({ readings: 1, share: 1 });
    expect(await read([{ name: "apple_health_export/Exportación.xml", content: EXPORT }])).toMatchObject({
      readings: 1,
    });
    expect(await read([{ name: "export.xml", content: EXPORT }])).toMatchObject({ readings: 1 });
  });

  it.each<[string, ZipEntry[], string]>([
    ["without an export", [{ name: "photo.jpg", content: "x" }], "NO_EXPORT_IN_ZIP"],
    ["with another zip in it", [{ name: "export.zip", content: zipOf({ name: XML, content: EXPORT }) }], "NESTED_ZIP"],
    ["with a password", [{ name: XML, content: EXPORT, encrypted: true }], "ENCRYPTED_ZIP"],
    ["that leads out of its folder", [{ name: "../export.xml", content: EXPORT }], "BROKEN"],
    ["that says less than is in it", [{ name: XML, content: EXPORT, claimedSize: 20 }], "BROKEN"],
    ["that says more than is in it", [{ name: XML, content: EXPORT, claimedSize: 10 ** 6 }], "BROKEN"],
    ["with something else as export.xml", [{ name: XML, content: "<gpx/>" }], "NOT_APPLE_HEALTH"],
    ["that is empty", [], "NO_EXPORT_IN_ZIP"],
  ])("%s is refused", async (_, entries, code) => {
    await expect(read(entries)).rejects.toMatchObject({ code });
  });

  it("that is a bomb is refused long before it is unpacked", async () => {
    const bomb = `${APPLE_HEAD}${" <a/>".repeat(12_000_000)}${APPLE_END}`;
    const entry = { name: XML, content: bomb };
    await expect(read([entry])).rejects.toMatchObject({ code: "UNPACKS_TOO_BIG" });
    await expect(read([{ ...entry, claimedSize: 1_000 }])).rejects.toMatchObject({ code: "BROKEN" });
    await expect(read([{ name: XML, content: EXPORT }], 100)).rejects.toMatchObject({ code: "UNPACKS_TOO_BIG" });
  });

  it("that was cut or damaged is refused", async () => {
    const zip = zipOf({ name: XML, content: EXPORT });
    for (let cut = 4; cut < zip.length; cut += 9) {
      await expect(read(zip.subarray(0, cut))).rejects.toMatchObject({ code: "TRUNCATED" });
    }
    const damaged = Buffer.from(zip);
    damaged[100] = (damaged[100] as number) ^ 1;
    await expect(read(damaged)).rejects.toMatchObject({ code: "BROKEN" });
  });
});

it("other files are read as they are", async () => {
  expect(await read(Buffer.from(EXPORT))).toEqual({ readings: 1, share: 1 });
  expect(await read(Buffer.from("date,steps\n2026-11-20,5\n"))).toEqual({ readings: 1, share: 1 });
});
