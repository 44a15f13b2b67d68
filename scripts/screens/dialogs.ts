import type { Page } from "playwright-core";
import type { Shot } from "./shot";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** A dialog that one button of a page opens. */
const dialog = (name: string, path: string, ready: string | RegExp, button: string | RegExp): Shot => ({
  ...{ name: `dialog-${name}`, path, ready, who: "admin@demo.test" },
  act: async (page) => {
    await press(page, button);
    await page.getByRole("dialog").waitFor();
  },
});

const ROLES = ["/admin/security", "pharmacist@demo.test"] as const;
const STUDIES = ["/admin/model-training?part=studies", /Migraine and headache/] as const;

/** Dialogs of the administration that no other list has. */
export const DIALOG_SCREENS: readonly Shot[] = [
  dialog("role-add", ...ROLES, "Add role"),
  dialog("role-invite", ...ROLES, "Invite"),
  dialog("role-change", ...ROLES, /^Change roles/),
  dialog("role-rights", ...ROLES, /^Rights/),
  dialog("study-add", ...STUDIES, "Add study"),
  dialog("study-import", ...STUDIES, "Import"),
  dialog("study-reject", ...STUDIES, /^Reject/),
  dialog("study-versions", ...STUDIES, /^Versions/),
  dialog("limits", "/admin/settings?part=thresholds", /^CPU/, /^Change/),
];
