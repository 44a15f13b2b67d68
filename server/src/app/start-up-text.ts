import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo/demo-accounts.rules";
import { PRODUCT_NAME } from "./product.rules";

interface StartUp {
  address: string;
  demoMode: boolean;
  /** Where the data lives, in words. */
  dataPlace: string;
}

/** The few lines that `npm start` ends with. */
export function startUpText({ address, demoMode, dataPlace }: StartUp): string {
  const lines = ["", `  ${PRODUCT_NAME} is ready: ${address}`, ""];
  if (demoMode) {
    lines.push(`  Demonstration accounts, all with the password ${DEMO_PASSWORD}`);
    for (const { email, title, role } of DEMO_ACCOUNTS) {
      lines.push(
        `    ${email.padEnd(24)} ${title.padEnd(18)} ${address}${role === "ADMIN" ? "/admin/login" : "/login"}`,
      );
    }
    lines.push("");
  }
  lines.push(`  Data lives in ${dataPlace}`, "  Press Ctrl-C to stop.", "");
  return lines.join("\n");
}
