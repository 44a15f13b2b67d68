// What somebody downloads who opens a page of the built client for the first time: its scripts and styles, gzipped.
import { statSync } from "node:fs";
import path from "node:path";

/** The most that a page of an area may cost, in bytes. The browser tests measure the same by what Chromium really asks for. */
const LIMITS = { site: 300_000, patient: 300_000, account: 300_000, advertiser: 400_000, admin: 400_000 };

/** The frame around the pages of an area; the account's pages stand in the portals, of which the patient's is meant. */
const LAYOUTS = {
  site: "src/site/SiteLayout.tsx",
  patient: "src/patient/PatientLayout.tsx",
  account: "src/patient/PatientLayout.tsx",
  advertiser: "src/advertiser/AdvertiserLayout.tsx",
  admin: "src/admin/AdminLayout.tsx",
};

/** The files of some sources of Vite's manifest, and of all that they import. */
export function filesOf(manifest, sources) {
  const files = { css: new Set(), js: new Set() };
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) {
      return;
    }
    seen.add(key);
    for (const imported of chunk.imports ?? []) {
      visit(imported);
    }
    files.js.add(chunk.file);
    for (const file of chunk.css ?? []) {
      files.css.add(file);
    }
  };
  sources.forEach(visit);
  return { css: [...files.css], js: [...files.js] };
}

/**
 * The first load of each page, in bytes; the heaviest of each area first.
 * @throws Error when an area has no page, or a page costs more than its area may.
 */
export function firstLoads(dist, manifest) {
  const size = (file) => statSync(path.join(dist, `${file}.gz`)).size;
  const pages = Object.keys(manifest).filter((key) => /^src\/\w+\/.*Page\.tsx$/.test(key));
  const areas = Object.entries(LIMITS).map(([area, limit]) => {
    const loads = pages
      .filter((page) => page.startsWith(`src/${area}/`))
      .map((page) => {
        const { css, js } = filesOf(manifest, ["index.html", LAYOUTS[area], page]);
        return { page: path.basename(page, ".tsx"), bytes: [...css, ...js].reduce((sum, file) => sum + size(file), 0) };
      })
      .sort((a, b) => b.bytes - a.bytes);
    return { area, limit, loads };
  });
  for (const { area, limit, loads } of areas) {
    if (loads.length === 0) {
      throw new Error(`No page of ${area} was found in the build`);
    }
    if (loads[0].bytes > limit) {
      throw new Error(`${loads[0].page} of ${area} costs ${loads[0].bytes} bytes; ${limit} are allowed`);
    }
  }
  return areas;
}

/** The same as lines to print. */
export function firstLoadReport(dist, manifest) {
  const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
  const lines = firstLoads(dist, manifest).map(
    ({ area, limit, loads: [heaviest] }) =>
      `  ${area.padEnd(11)}${kB(heaviest.bytes).padStart(7)} of ${kB(limit)}   ${heaviest.page}`,
  );
  return ["First load of the heaviest page, scripts and styles, gzip:", ...lines].join("\n");
}
