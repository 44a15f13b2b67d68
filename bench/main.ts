import "../server/src/platform/v8-flags";
import "reflect-metadata";
import os from "node:os";
import { benchAnnouncements } from "./announcements";
import { benchChoice } from "./choice";
import { startBenchDatabase } from "./database";
import { benchFanOut } from "./fan-out";
import { benchFirewall } from "./firewall";
import { benchForecast } from "./forecast";
import { benchImports } from "./imports";
import { benchIngestion } from "./ingestion";
import { benchInsights } from "./insights";
import { benchInterview } from "./interview";
import { benchPaint } from "./paint";
import { benchReadings } from "./readings";
import { type Line, printReport } from "./report";
import { benchRequests } from "./requests";
import { benchTraining } from "./training";
import { benchTriage } from "./triage";

/** In this order: memory is measured while the process is young, and the campaigns that the choice makes are those that are counted. */
const BENCHES = {
  G13: benchImports,
  triage: benchTriage,
  interview: benchInterview,
  training: benchTraining,
  G8: benchChoice,
  G6: benchIngestion,
  G5: benchFanOut,
  G10: benchPaint,
  G11: benchReadings,
  firewall: benchFirewall,
  insights: benchInsights,
  G1: benchRequests,
  forecast: benchForecast,
  announcements: benchAnnouncements,
};

/** Measures the goals of docs/performance.md, or those that are named, and prints a table. Fails when one is missed. */
async function main(): Promise<void> {
  const database = await startBenchDatabase();
  const lines: Line[] = [];
  const named = process.argv.slice(2);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  }
  try {
    for (const [goal, bench] of Object.entries(BENCHES)) {
      if (named.length > 0 && !named.includes(goal)) continue;
      console.log(`Measuring ${goal} …`);
      lines.push(...(await bench(database)));
    }
  } finally {
    await database.stop();
  }
  const machine = `${os.cpus()[0]?.model ?? "CPU"}, ${os.availableParallelism()} cores, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`;
  printReport(lines, machine);
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
