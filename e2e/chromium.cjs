const { mkdirSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { chromium } = require("playwright-core");

/** Starts the Chromium that `launchBrowser` of browser.ts joins. @returns its server, to be closed. */
module.exports = async function startChromium() {
  await findChromium();
  const libraries = process.env.CHROMIUM_LIBRARIES;
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
    env: libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : undefined,
    host: "127.0.0.1",
  });
  process.env.E2E_BROWSER = server.wsEndpoint();
  return server;
};

/** Finds a Chromium: the one of CHROMIUM_PATH, or the one that comes with npm, unpacked once with the libraries that it needs. */
async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    return;
  }
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  const folder = path.join(__dirname, "../.cache/chromium");
  mkdirSync(folder, { recursive: true });
  // The package unpacks its own copies of system libraries when it believes to be on that platform; bare machines lack them.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" });
  const { default: packed } = await import("@sparticuz/chromium");
  process.env.CHROMIUM_PATH = await packed.executablePath();
  process.env.CHROMIUM_LIBRARIES = process.env.LD_LIBRARY_PATH ?? "";
  // Its list of fonts names folders of that platform alone; until ours has arrived a page needs another to show anything.
  const fonts = path.join(folder, "fonts");
  const list = `<fontconfig><dir>${fonts}</dir><cachedir>${path.join(fonts, "cache")}</cachedir></fontconfig>`;
  writeFileSync(
    path.join(fonts, "fonts.conf"),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${list}\n`,
  );
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) {
      delete process.env[name];
    } else {
      process.env[name] = value;
    }
  }
}
