import type { Role } from "../../people/accounts/account.rules";

export const DEMO_PASSWORD = "Demo-2026!";

export interface DemoAccount {
  email: string;
  name: string;
  title: string;
  role: Role;
  /** Key of the staff role, for administrators. */
  staffRole?: string;
}

/** The published accounts of demonstration mode. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: "patient@demo.test", name: "Priya Raman", title: "Patient", role: "CUSTOMER" },
  { email: "advertiser@demo.test", name: "Hannah Okafor", title: "Advertiser", role: "ADVERTISER" },
  {
    email: "physio@demo.test",
    name: "Greta Lind",
    title: "Advertiser over its quota",
    role: "ADVERTISER",
  },
  {
    email: "desk@demo.test",
    name: "Noel Ashworth",
    title: "Advertiser with an unpaid renewal",
    role: "ADVERTISER",
  },
  { email: "admin@demo.test", name: "Marcus Whitfield", title: "Owner", role: "ADMIN", staffRole: "owner" },
  {
    email: "reviewer@demo.test",
    name: "Leila Haddad",
    title: "Medical reviewer",
    role: "ADMIN",
    staffRole: "reviewer",
  },
  { email: "support@demo.test", name: "Tom Pryce", title: "Support agent", role: "ADMIN", staffRole: "support" },
  { email: "analyst@demo.test", name: "Ines Duarte", title: "Data analyst", role: "ADMIN", staffRole: "analyst" },
  { email: "pharmacist@demo.test", name: "Amara Nwosu", title: "Pharmacist", role: "ADMIN", staffRole: "pharmacist" },
];
