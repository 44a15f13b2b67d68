import { execFileSync } from "node:child_process";
import path from "node:path";

it("is said of each root field which errors it can have", () => {
  const script = path.join(__dirname, "../../scripts/print-field-errors.cjs");
  expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toBe("");
});
