import { PRODUCT_NAME } from "../../platform/product.rules";
import { type ReportHead, type ReportSection, reportHeadText, SECTION_TITLES } from "./report.rules";

/** Lists of a report, one after the other, each part by part; a list without lines has none. */
export type ReportLists = AsyncGenerator<{ section: ReportSection; parts: AsyncIterable<readonly string[]> }>;

/** The report as a text file, in pieces. */
export async function* writeReportText(head: ReportHead, lists: ReportLists): AsyncGenerator<Uint8Array> {
  yield Buffer.from(reportHeadText(PRODUCT_NAME, head));
  for await (const { section, parts } of lists) {
    yield Buffer.from(`\r\n${SECTION_TITLES[section]}\r\n`);
    let isEmpty = true;
    for await (const lines of parts) {
      isEmpty = false;
      yield Buffer.from(lines.map((line) => `  ${line}\r\n`).join(""));
    }
    if (isEmpty) yield Buffer.from("  None.\r\n");
  }
}
