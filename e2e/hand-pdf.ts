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
