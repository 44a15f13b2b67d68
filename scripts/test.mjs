// `npm test`: builds, then runs every test but those in files that end in `.slow.test.ts`.
// `npm run test:all`: all of them. A file that fails is run once more by itself: passing then, it is reported as FLAKY.
// Further arguments are Jest's.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const isAll = process.argv[2] === "--all";
const given = process.argv.slice(isAll ? 3 : 2);
/** More failing files than these are no accident, and are not run again. */
const MOST_RERUN = 5;

/**
 * Jest with settings of the engine that its workers inherit: where every core is busy, collecting garbage in further threads takes a
 * sixth more of the processor's time than in one. @returns what became of each file, undefined when Jest itself did not end well.
 */
function jest(...args) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "health-results-"));
  const output = path.join(folder, "results.json");
  const engine = ["--single-threaded-gc", "--max-semi-space-size=64", "node_modules/jest/bin/jest.js"];
  const { status } = spawnSync(process.execPath, [...engine, "--json", "--outputFile", output, ...args], {
    cwd: root,
    stdio: ["inherit", "ignore", "inherit"], // the results as JSON go to the file; what people read comes on the other
  });
  try {
    return { status, ...JSON.parse(readFileSync(output, "utf8")) };
  } catch {
    process.exit(status || 1); // Jest has said why
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const quick = ["--testPathIgnorePatterns", "/node_modules/", String.raw`\.slow\.test\.ts$`];
const whole = jest(...given, ...(isAll ? [] : quick));
let failed = whole.numFailedTests;
let broken = whole.testResults.filter((file) => file.status === "failed");
if (isAll && broken.length <= MOST_RERUN) {
  broken = broken.filter((file) => {
    const name = path.relative(root, file.name);
    const [failure] = file.assertionResults.filter((test) => test.status === "failed");
    const reason = (failure?.failureMessages[0] ?? file.message).split("\n").find((line) => line.trim());
    const again = jest("--runTestsByPath", file.name, "--runInBand", ...(process.env.CI ? ["--ci"] : []));
    if (!again.success || again.numPassedTests === 0) return true;
    failed -= file.assertionResults.filter((test) => test.status === "failed").length;
    console.log(`FLAKY: ${name}, ${failure?.fullName ?? "the file"}: ${reason?.trim()}`);
    return false;
  });
}
const green = broken.length === 0 && (whole.status === 0 || whole.numFailedTestSuites > 0) && whole.numPassedTests > 0;
console.log(
  `${whole.numTotalTests - whole.numPendingTests - failed} passed, ${failed} failed, ${whole.numPendingTests} skipped`,
);
process.exitCode = green ? 0 : 1;
