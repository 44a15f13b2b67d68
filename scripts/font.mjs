// `npm run font`: cuts the letters and weights that the product uses out of Inter, from 100 kB to about 64 kB, and makes two
// plain fonts of it for the PDFs that the server writes. The results are committed, so a build needs no font tools.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "node_modules/inter-ui");
const target = path.join(root, "client/src/core/fonts");

/** Basic Latin, Latin-1 and Latin Extended-A (complete for English, French, Spanish and German), and our punctuation. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
];
const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
const text = `${String.fromCodePoint(...letters)}–—‘’‚“”„†•…‹›€™−×÷·Ÿẞ`;

const font = readFileSync(path.join(source, "variable-latin/InterVariable-subset.woff2"));
const cut = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 650 } } });
writeFileSync(path.join(target, "inter.woff2"), cut);
copyFileSync(path.join(source, "LICENSE.txt"), path.join(target, "inter-LICENSE.txt"));
console.log(`client/src/core/fonts/inter.woff2: ${cut.length} bytes`);

/** PDFs know no weights between: one file for words, one for headings. */
const paper = path.join(root, "server/data/fonts");
mkdirSync(paper, { recursive: true });
for (const [name, wght] of Object.entries({ regular: 400, strong: 600 })) {
  const instance = await subsetFont(font, text, { targetFormat: "sfnt", variationAxes: { wght, opsz: 14 } });
  writeFileSync(path.join(paper, `inter-${name}.ttf`), instance);
  console.log(`server/data/fonts/inter-${name}.ttf: ${instance.length} bytes`);
}
copyFileSync(path.join(source, "LICENSE.txt"), path.join(paper, "inter-LICENSE.txt"));
