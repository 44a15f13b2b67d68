import type { Shot } from "./shot";

/** Security Settings, users and the audit log. */
export const SECURITY_SCREENS: readonly Shot[] = [
  { name: "roles", path: "/admin/security", who: "admin@demo.test", ready: "pharmacist@demo.test" },
  {
    name: "security",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    ready: "No firewall rules. Nobody is denied.",
  },
  {
    name: "security-add-rule",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    ready: "No firewall rules. Nobody is denied.",
    act: async (page) => {
      await page.getByRole("button", { name: "Add Firewall Rule" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "users", path: "/admin/users", who: "support@demo.test", ready: "Type an address to find a person." },
  {
    name: "user",
    path: "/admin/users",
    who: "admin@demo.test",
    ready: "Look at health data",
    act: async (page) => {
      await page.getByLabel("E-mail address").fill("patient@demo");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Priya Raman" }).click();
    },
  },
  { name: "audit", path: "/admin/audit", who: "admin@demo.test", ready: "What was done" },
  {
    name: "security-failed",
    path: "/admin/security?part=firewall",
    who: "admin@demo.test",
    isFailing: true,
    ready: "Try Again",
  },
];
