import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(__dirname, "../..");
const run = promisify(execFile);

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

async function cruise(...folders: string[]): Promise<Report> {
  const tool = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [tool, ...folders, "--config", ".dependency-cruiser.cjs", "--output-type", "json"];
  const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
    (failed) => failed,
  );
  return JSON.parse(stdout);
}

/** Files that break one rule each; they exist only while this test runs. */
const PLANTED: [file: string, code: string, rule: string][] = [
  ["server/src/ads/advertising/planted.service.ts", 'import "../../care/consultations/consultation.rules";', "ad-wall"],
  ["server/src/ads/creatives/planted.service.ts", 'import "../../care/patients/health-profile.service";', "ad-wall"],
  [
    "server/src/care/medicines/planted.rules.ts",
    'import "../patients/health-profile.rules";',
    "medicines-before-later-domains",
  ],
  [
    "server/src/ads/subscriptions/planted.service.ts",
    'import "../../care/consultations/consultation.rules";',
    "ad-wall",
  ],
  ["server/src/ads/campaigns/planted.rules.ts", 'import "../../care/clinical/triage.rules";', "ad-wall"],
  ["server/src/ads/campaigns/planted.service.ts", 'import "../../care/nhs/nhs-link.rules";', "ad-wall"],
  ["server/src/care/records/planted.service.ts", 'import "../nhs/nhs-link.rules";', "records-before-later-domains"],
  [
    "server/src/people/accounts/planted.service.ts",
    'import "../../care/clinical/triage.rules";',
    "accounts-before-later-domains",
  ],
  ["server/src/platform/planted.ts", 'import "../people/accounts/account.rules";', "platform-knows-no-domain"],
  ["server/src/care/clinical/planted.rules.ts", 'import "zod";', "rules-know-rules-only"],
  ["server/src/care/clinical/planted.service.ts", 'import "type-graphql";', "services-know-no-graphql"],
  ["server/src/people/staff/planted.service.ts", 'import "./staff.type";', "services-know-types-as-shapes"],
  [
    "server/src/people/users/planted.service.ts",
    'import type { FoundUserType } from "./user-account.type"; export type Found = FoundUserType[];',
    "",
  ],
  ["server/src/care/clinical/planted.type.ts", 'import "typeorm";', "types-know-no-storage"],
  ["server/src/care/consultations/planted.resolver.ts", 'import "./consultation.entity";', "resolvers-know-no-storage"],
  ["server/src/ads/campaigns/planted.route.ts", 'import "type-graphql";', "routes-know-no-graphql-and-no-storage"],
  ["server/src/care/nhs/planted.service.ts", 'import "../records/record.route";', "only-app-registers-routes"],
  ["client/src/patient/planted.ts", 'import "../admin/planted";', "patient-keeps-to-itself"],
  ["server/src/weather/planted.ts", 'import "../platform/problems";', "domains-stand-in-wings"],
  ["client/src/patient/planted.tsx", 'import "../shell/guards";', "only-shell-joins-areas"],
  ["client/src/core/planted.ts", 'import "../admin/planted";', "core-knows-no-area"],
  ["client/src/admin/planted.ts", "export {};", ""],
  ["client/src/lib/planted-circle.ts", 'import type { Two } from "./planted-circle-2"; export type One = Two[];', ""],
  [
    "client/src/lib/planted-circle-2.ts",
    'import type { One } from "./planted-circle"; export type Two = One | string;',
    "no-circles-of-types-in-the-client",
  ],
  [
    "server/src/people/staff/planted-circle.rules.ts",
    'import type { Two } from "./planted-circle-2.rules"; export type One = Two[];',
    "",
  ],
  [
    "server/src/people/staff/planted-circle-2.rules.ts",
    'import type { One } from "./planted-circle.rules"; export type Two = One | string;',
    "no-circles-of-types-in-the-server",
  ],
  ["client/src/ui/planted.ts", 'import "react-router";', "ui-and-lib-are-leaves"],
];

const added = new Set<string>();

beforeAll(() => {
  for (const [file, code] of PLANTED) {
    const target = path.join(root, file);
    if (mkdirSync(path.dirname(target), { recursive: true })) {
      added.add(path.dirname(target));
    }
    writeFileSync(target, `${code}\n`);
  }
});

afterAll(() => {
  for (const [file] of PLANTED) {
    rmSync(path.join(root, file), { force: true });
  }
  for (const folder of added) {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("the import rules", () => {
  it("see the code, find each planted import, and nothing else", async () => {
    const { summary } = await cruise("server/src", "server/migrations", "client/src");
    expect(summary.totalCruised).toBeGreaterThan(200);
    const found = summary.violations.map(({ rule, from }) => [from, rule.name]);
    const expected = PLANTED.filter(([, , rule]) => rule).map(([file, , rule]) => [file, rule]);
    expect(found.sort()).toEqual(expected.sort());
  });
});
