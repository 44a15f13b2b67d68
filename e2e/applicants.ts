import type { Page } from "playwright-core";
import { askApi } from "./people";

/** One A4 page with lines of text and a link, written by hand: the words go in as hexadecimal, so that any sign may be in them. */
export function handPdf(lines: readonly string[]): Buffer {
  const hex = (line: string) => Buffer.from(line, "latin1").toString("hex");
  const content = `BT /F1 14 Tf 72 760 Td 22 TL ${lines.map((line) => `<${hex(line)}> Tj T*`).join(" ")} ET`;
  const link = "<< /Type /Annot /Subtype /Link /Rect [72 750 400 780] /A << /S /URI /URI (https://acme.example) >> >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${link}]
        /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, "0");
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join("")}`;
  return Buffer.from(`${file}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1");
}

const START =
  "mutation S($input: CompanyInput!) { startApplication(input: $input) { token application { documents { key dateKind } } } }";
const ASK =
  'mutation A($token: String!, $key: String!, $bytes: Int!) { askDocumentUpload(token: $token, key: $key, fileName: "paper.pdf", bytes: $bytes) { url } }';
const DATE =
  "mutation D($token: String!, $key: String!, $date: String!) { setDocumentDate(token: $token, key: $key, date: $date) { id } }";
const SUBMIT = "mutation S($token: String!) { submitApplication(token: $token, acceptTerms: true) { outcome } }";

/** Applies for a company with the same paper for each of the five documents. */
export async function sendApplication(page: Page, name: string, paper: Buffer): Promise<void> {
  const input = {
    name,
    registrationNumber: "01234567",
    address: "1 Test Street, Leeds LS1 1AA",
    contactPerson: "Robin Vale",
    phone: "0113 496 0000",
    email: `${name.toLowerCase().replace(/\W+/g, "-")}@acme.example`,
    website: "acme.example",
  };
  const { startApplication } = await askApi(page, START, { input });
  const { token, application } = startApplication;
  const year = new Date().getUTCFullYear();
  for (const { key, dateKind } of application.documents) {
    const { askDocumentUpload } = await askApi(page, ASK, { token, key, bytes: paper.length });
    const answer = await page.request.put(askDocumentUpload.url, {
      headers: { "content-type": "application/octet-stream" },
      data: paper,
    });
    if (answer.status() !== 201) throw new Error(await answer.text());
    const date = dateKind === "EXPIRES" ? `${year + 1}-06-30` : `${year - 1}-06-30`;
    await askApi(page, DATE, { token, key, date });
  }
  const { submitApplication } = await askApi(page, SUBMIT, { token });
  if (submitApplication.outcome !== "SUBMITTED") throw new Error(submitApplication.outcome);
}
