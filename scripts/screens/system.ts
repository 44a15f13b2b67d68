import type { Page } from "playwright-core";
import { askApi, signIn } from "../../e2e/people";
import type { Shot } from "./shot";

const OWNER = "admin@demo.test";
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const PLAN = "mutation P($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { id } }";

/** Two windows that are over, one of which found something, one that comes each week and a release. */
async function planMaintenance(page: Page): Promise<void> {
  await signIn(page, OWNER);
  for (const input of [
    { type: "BACKUP", description: "Backup before the release", startsNow: true },
    { type: "SECURITY", description: "A look at keys, sign-ins and staff", startsNow: true },
  ]) {
    const { scheduleMaintenance } = await askApi(page, PLAN, { input });
    const status = "query S($id: ID!) { maintenanceWindow(id: $id) { status } }";
    let now = "";
    while (now !== "COMPLETED" && now !== "FAILED") {
      await page.waitForTimeout(500);
      now = (await askApi(page, status, { id: scheduleMaintenance.id })).maintenanceWindow.status;
    }
  }
  const later = { scheduledFor: "2031-05-01T02:00", repeats: "WEEKLY" };
  await askApi(page, PLAN, { input: { type: "BACKUP", description: "Weekly backup", ...later } });
  const release = { releaseVersion: "v2.5.0", releaseNotes: "Answers come faster.", scheduledFor: "2031-05-06T22:00" };
  await askApi(page, PLAN, { input: { type: "RELEASE", description: "The spring release", ...release } });
}

/** A value and a text of a notice that somebody set. */
async function changeSettings(page: Page): Promise<void> {
  await signIn(page, OWNER);
  const hours = { name: "PHARMACIST_ANSWER_HOURS", value: 36, reason: "Fewer pharmacists in winter", revision: 0 };
  await askApi(page, "mutation N($input: NumberSettingInput!) { updateNumberSetting(input: $input) { name } }", {
    input: hours,
  });
  const texts = { en: "Fresh: {version}", de: "Frisch: {version}", es: "Nuevo: {version}", fr: "Nouveau : {version}" };
  const input = { phase: "RELEASED", texts, reason: "Friendlier words", revision: 0 };
  await askApi(page, "mutation T($input: NoticeWordingInput!) { updateNoticeTexts(input: $input) { phase } }", {
    input,
  });
}

/** Keys of the administration, both used: a service account and one of a person. */
async function makeKeys(page: Page): Promise<void> {
  await signIn(page, OWNER);
  const make = "mutation C($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }";
  for (const service of ["Wall display", "Status page of the whole organisation"]) {
    const { createApiKey } = await askApi(page, make, {
      input: { service, scopes: ["read:system"], isServiceAccount: service === "Wall display" },
    });
    const headers = { authorization: `Bearer ${createApiKey.secret}` };
    await page.request.post("/graphql", { headers, data: { query: "{ systemMetrics { takenAt } }" } });
  }
}

/** System Health over time, jobs, maintenance, settings and keys: what keeps the product running. */
export const SYSTEM_SCREENS: readonly Shot[] = [
  {
    name: "system-health-history",
    isMeasured: true,
    path: "/admin/system-health?part=history",
    who: OWNER,
    ready: /^At or above these values/,
  },
  { name: "system-health-jobs", isMeasured: true, path: "/admin/system-health?part=jobs", who: OWNER, ready: /job/i },
  {
    name: "maintenance-none",
    isMeasured: true,
    path: "/admin/maintenance",
    who: OWNER,
    ready: "No maintenance is scheduled.",
  },
  {
    name: "maintenance-plan",
    isMeasured: true,
    path: "/admin/maintenance",
    who: OWNER,
    ready: "No maintenance is scheduled.",
    act: async (page) => {
      await press(page, /^Schedule Maintenance/);
      await dialog(page).getByLabel("Type").selectOption("RELEASE");
      await dialog(page).getByRole("button", { name: "Schedule", exact: true }).click();
      await dialog(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "maintenance-upcoming",
    isMeasured: true,
    path: "/admin/maintenance",
    who: OWNER,
    ready: "Weekly backup",
    prepare: planMaintenance,
  },
  {
    name: "maintenance-window",
    isMeasured: true,
    path: "/admin/maintenance",
    who: OWNER,
    ready: "Weekly backup",
    act: async (page) => {
      await page.locator("tr").filter({ hasText: "Weekly backup" }).getByRole("button").first().click();
      await dialog(page).getByLabel("Reason for cancelling").waitFor();
    },
  },
  {
    name: "maintenance-past",
    isMeasured: true,
    path: "/admin/maintenance?part=past",
    who: OWNER,
    ready: "Backup before the release",
  },
  {
    name: "maintenance-past-window",
    isMeasured: true,
    path: "/admin/maintenance?part=past",
    who: OWNER,
    ready: "A look at keys, sign-ins and staff",
    act: async (page) => {
      await page.locator("tr").filter({ hasText: "A look at keys" }).getByRole("button").first().click();
      await dialog(page).getByText("The window has begun.").waitFor();
    },
  },
  {
    name: "maintenance-logs",
    isMeasured: true,
    path: "/admin/maintenance?part=logs",
    who: OWNER,
    ready: "The window has begun.",
  },
  {
    name: "maintenance-report",
    isMeasured: true,
    path: "/admin/maintenance",
    who: OWNER,
    ready: "Weekly backup",
    act: async (page) => {
      await press(page, "Generate Report");
      await dialog(page).getByRole("button", { name: "Generate Report" }).click();
      await dialog(page)
        .getByText(/^The report for .+ is ready\.$/)
        .waitFor();
    },
  },
  { name: "settings", path: "/admin/settings", who: OWNER, ready: "36 hours", prepare: changeSettings },
  {
    name: "settings-number",
    path: "/admin/settings",
    who: OWNER,
    ready: "36 hours",
    act: async (page) => {
      await press(page, "Change VAT rate");
      await dialog(page).getByLabel("VAT rate, in percent").fill("120");
      await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
      await dialog(page).getByRole("alert").waitFor();
    },
  },
  { name: "settings-notices", path: "/admin/settings?part=notices", who: OWNER, ready: /Fresh: v/ },
  {
    name: "settings-notice",
    path: "/admin/settings?part=notices",
    who: OWNER,
    ready: /Fresh: v/,
    act: async (page) => {
      await press(page, "Change New version released");
      await dialog(page).getByRole("region", { name: "Preview in English" }).waitFor();
    },
  },
  { name: "settings-thresholds", path: "/admin/settings?part=thresholds", who: OWNER, ready: /^CPU/ },
  { name: "settings-changes", path: "/admin/settings?part=changes", who: OWNER, ready: "Friendlier words" },
  {
    name: "keys",
    isMeasured: true,
    path: "/admin/security?part=keys",
    who: OWNER,
    ready: "Wall display",
    prepare: makeKeys,
  },
  {
    name: "keys-create",
    isMeasured: true,
    path: "/admin/security?part=keys",
    who: OWNER,
    ready: "Wall display",
    act: async (page) => {
      await press(page, /^(Create|Generate|New).*[Kk]ey/);
      await dialog(page).waitFor();
    },
  },
  ...(["Rotate", "Revoke"] as const).map(
    (act): Shot => ({
      name: `keys-${act.toLowerCase()}`,
      isMeasured: true,
      path: "/admin/security?part=keys",
      who: OWNER,
      ready: "Wall display",
      act: async (page) => {
        await press(page, new RegExp(`^${act}`));
        await dialog(page).waitFor();
      },
    }),
  ),
  { name: "incidents", path: "/admin/security?part=incidents", who: OWNER, ready: /incident/i },
  { name: "advertiser-keys", path: "/advertiser/api-keys", who: "advertiser@demo.test", ready: "No API keys yet." },
  { name: "developers", path: "/developers", ready: /^\d+ entries$/ },
];
