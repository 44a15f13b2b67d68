import { In } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import type { RequestContext } from "../../platform/context";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from "./demo-accounts.rules";

interface OpenAccount extends Pick<DemoAccount, "email" | "title" | "role"> {
  password: string;
}

/**
 * The published accounts that still exist with their published password, on one sign-in page or on both; none outside
 * demonstration mode.
 */
export async function openDemoAccounts(
  { config, db }: Pick<RequestContext, "config" | "db">,
  page?: "LOGIN" | "ADMIN_LOGIN",
): Promise<OpenAccount[]> {
  const wanted = DEMO_ACCOUNTS.filter(({ role }) => !page || (role === "ADMIN") === (page === "ADMIN_LOGIN"));
  const addresses = In(wanted.map(({ email }) => email));
  const rows = config.demoMode ? await db.getRepository(User).findBy({ email: addresses, demonstration: true }) : [];
  const open = new Set(rows.map(({ email }) => email));
  return wanted
    .filter(({ email }) => open.has(email))
    .map(({ email, title, role }) => ({ email, title, role, password: DEMO_PASSWORD }));
}
