import { PRODUCT_NAME } from "../platform/product.rules";
import { DEMO_PASSWORD, type DemoAccount } from "./demo/demo-accounts.rules";

interface StartUp {
  address: string;
  /** The demonstration accounts that can be signed in to with the published password. */
  accounts: readonly Pick<DemoAccount, "email" | "title" | "role">[];
  /** The demonstration's published key, while it works. */
  apiKey: string | null;
  /** Where the data lives, in words. */
  dataPlace: string;
  /** How long the start took. */
  seconds: number;
}

/** The few lines that `npm start` ends with. */
export function startUpText({ address, accounts, apiKey, dataPlace, seconds }: StartUp): string {
  const lines = ["", `  ${PRODUCT_NAME} is ready after ${seconds.toFixed(1)} s: ${address}`, ""];
  if (accounts.length > 0) {
    lines.push(`  Demonstration accounts, all with the password ${DEMO_PASSWORD}`);
    for (const { email, title, role } of accounts) {
      lines.push(
        `    ${email.padEnd(24)} ${title.padEnd(18)} ${address}${role === "ADMIN" ? "/admin/login" : "/login"}`,
      );
    }
    lines.push("");
  }
  if (apiKey) {
    lines.push("  An API key that reads an invented advertiser's campaigns, for trying the API", `    ${apiKey}`, "");
  }
  lines.push(`  Data lives in ${dataPlace}`, "  Press Ctrl-C to stop.", "");
  return lines.join("\n");
}
