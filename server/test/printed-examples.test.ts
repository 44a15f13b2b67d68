import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { keyOf, platinumAdvertiser } from "../src/people/api-keys/api-key.test-support";
import { startTestServer, type TestServer } from "./harness";

interface Examples {
  addressesOf(origin: string): object;
  exampleOf(kind: string, language: string, addresses: object): string;
  codegenOf(addresses: object): string;
}
/** What the page for developers prints. */
const examples: Examples = require(path.resolve(__dirname, "../../client/src/site/developers/examples.ts"));
const MODULES = path.resolve(__dirname, "../../node_modules");

/** What websocat does with these options: a message for each line that comes in, a line for each message that comes back. */
const WEBSOCAT = `#!${process.execPath}
const { WebSocket } = require(${JSON.stringify(path.join(MODULES, "ws"))});
const { values, positionals } = require("node:util").parseArgs({
  allowPositionals: true,
  options: { "no-close": { type: "boolean" }, protocol: { type: "string" }, header: { type: "string" } },
});
const [name, value] = values.header.split(": ");
const socket = new WebSocket(positionals[0], values.protocol, { headers: { [name]: value } });
socket.on("message", (text) => console.log(String(text)));
socket.on("close", (code, reason) => { console.error(code, String(reason)); process.exit(1); });
socket.on("open", () =>
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => socket.send(line)));
`;

let server: TestServer;
let folder: string;
let key: string;
let campaignId: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const advertiser = await platinumAdvertiser(server);
  key = await keyOf(advertiser, { scopes: ["read:campaigns", "write:conversions"] });
  campaignId = (await makeCampaign(server.db.manager, { advertiserId: advertiser.user.id, name: "Winter" })).id;
  folder = mkdtempSync(path.join(tmpdir(), "printed-examples-"));
  symlinkSync(MODULES, path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "websocat"), WEBSOCAT);
  chmodSync(path.join(folder, "websocat"), 0o755);
});
afterEach(() => {
  for (const { pid, exitCode, signalCode } of children.splice(0)) {
    if (pid && exitCode === null && signalCode === null) process.kill(-pid);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

const PROGRAMS = {
  curl: ["sh", "example.sh"],
  javascript: [process.execPath, "example.mjs"],
  python: ["python3", "example.py"],
} as const;
type Language = keyof typeof PROGRAMS;

/** Runs an example as it is printed, with an id in the place of CAMPAIGN_ID, until it ends or has printed this. */
async function run(kind: string, language: Language, until?: RegExp): Promise<{ code: unknown; output: string }> {
  const [program, file] = PROGRAMS[language];
  const text = examples.exampleOf(kind, language, examples.addressesOf(server.url));
  writeFileSync(path.join(folder, file), text.replaceAll("CAMPAIGN_ID", campaignId));
  const env = { PATH: `${folder}:${process.env.PATH}`, HEALTH_API_KEY: key };
  const child = spawn(program, [file], { cwd: folder, env, detached: true });
  children.push(child);
  let output = "";
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (until?.test(output)) resolve({ code: "runs", output });
      });
    }
  });
}

/** Python's requests is no package of ours. */
const hasRequests = spawnSync("python3", ["-c", "import requests"]).status === 0;
if (!hasRequests && process.env.CI) throw new Error("The examples in Python need python3 with the package requests.");
if (!hasRequests) console.warn("python3 has no requests: the examples in Python are not run.");
const LANGUAGES: Language[] = ["curl", "javascript", ...(hasRequests ? (["python"] as const) : [])];

describe("what the page for developers prints", () => {
  it.each(LANGUAGES)("reads campaigns in %s", async (language) => {
    expect(await run("query", language)).toMatchObject({ code: 0, output: expect.stringContaining("Winter") });
  });

  it.each(LANGUAGES)("reports conversions in %s", async (language) => {
    const { code, output } = await run("mutation", language);
    expect([code, output]).toEqual([0, expect.stringMatching(/rowCount\W+1\b/)]);
  });

  it.each(["curl", "javascript"] as const)("watches statistics in %s", async (language) => {
    const { code, output } = await run("subscription", language, /impressions\W+0\b/);
    expect([code, output]).toEqual(["runs", expect.stringContaining(campaignId)]);
  });

  it("reads the schema for a generator of code", async () => {
    const config = examples.codegenOf(examples.addressesOf(server.url));
    const [, address = "", header = ""] = /"(http[^"]+)": \{ headers: \{ authorization: `([^`]+)`/.exec(config) ?? [];
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is printed
    const authorization = header.replace("${process.env.HEALTH_API_KEY}", key);
    const answer = await fetch(address, { headers: { authorization } });
    expect(await answer.text()).toBe(readFileSync(path.resolve(__dirname, "../../schema.graphql"), "utf8"));
  });
});
