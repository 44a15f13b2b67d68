// Reads an Apple Health export of 1 GB in a process of its own and prints, as JSON, how much the process grew.
import "../server/src/platform/v8-flags";
import { parseAppleHealth } from "../server/src/care/devices/import/apple-health";

const GIGABYTE = 1_000_000_000;
const PIECE_BYTES = 64 * 1024;
const WARM_UP_BYTES = 50_000_000;
const MB = 1_000_000;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>\n<HealthData locale="en_GB">\n';
const FIRST = Date.UTC(2012, 0, 1);

/** An export of that size, made while it is read: a heart rate every 100 seconds, and other records between them. */
async function* exportOf(size: number): AsyncGenerator<Buffer> {
  let piece = HEAD;
  let written = 0;
  for (let count = 0; written + piece.length < size; count += 1) {
    const at = `${new Date(FIRST + count * 100_000).toISOString().slice(0, 19).replace("T", " ")} +0000`;
    const common = `sourceName="Watch" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x28&gt;, name:Watch&gt;" creationDate="${at}" startDate="${at}" endDate="${at}"`;
    piece += ` <Record type="HKQuantityTypeIdentifierHeartRate" ${common} unit="count/min" value="${60 + (count % 50)}"/>\n`;
    piece += ` <Record type="HKQuantityTypeIdentifierBasalEnergyBurned" ${common} unit="kcal" value="1.2">\n  <MetadataEntry key="Source" value="1"/>\n </Record>\n`;
    if (piece.length > PIECE_BYTES) {
      yield Buffer.from(piece);
      written += piece.length;
      piece = "";
    }
  }
  yield Buffer.from(`${piece}</HealthData>\n`);
}

async function read(size: number, heard: () => void): Promise<{ bytes: number; readings: number }> {
  const found = { bytes: 0, readings: 0 };
  for await (const { bytesRead, readings } of parseAppleHealth(exportOf(size), { now: new Date() })) {
    found.bytes = bytesRead;
    found.readings += readings.length;
    heard();
  }
  return found;
}

async function main(): Promise<void> {
  await read(WARM_UP_BYTES, () => undefined);
  const before = process.memoryUsage().rss;
  let peak = before;
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const found = await read(GIGABYTE, () => {
    peak = Math.max(peak, process.memoryUsage().rss);
  });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1_000;
  const isWhole = found.bytes >= GIGABYTE - PIECE_BYTES * 2 && found.readings > 0;
  console.log(JSON.stringify({ ...found, isWhole, growth: (peak - before) / MB, seconds, cpu: (user + system) / 1e6 }));
}

void main();
