import { Firewall } from "../server/src/people/security/firewall";
import { systemClock } from "../server/src/platform/clock";
import { createDataSource } from "../server/src/platform/database";
import { createLogger } from "../server/src/platform/logger";
import { TopicHub } from "../server/src/platform/realtime/topics";
import type { BenchDatabase } from "./database";
import type { Line } from "./report";

const RULES = 1_000;
const DECISIONS = 50_000;
/** What one decision may take, in µs. */
const GOAL_US = 100;

/** Whether somebody may come in, with as many rules as there can be, in µs of this process's CPU; one in ten visitors is denied. */
export async function benchFirewall({ urls }: BenchDatabase): Promise<Line[]> {
  const owner = await createDataSource({ url: urls.owner, poolSize: 2 }).initialize();
  await owner.query(
    `insert into firewall_rules (ip_range, description, is_active, position, created_at, updated_at)
     select case when n % 2 = 0 then ('10.' || n / 256 || '.' || n % 256 || '.0/24')::cidr
                 else ('2001:db8:' || to_hex(n) || '::/48')::cidr end, 'Rule ' || n, true, n, now(), now()
       from generate_series(1, $1) n`,
    [RULES],
  );
  const firewall = new Firewall({
    db: owner,
    hub: new TopicHub(),
    log: createLogger("warn"),
    clock: systemClock,
    isDisabled: false,
  });
  await firewall.start();
  const visitors = Array.from({ length: 1_000 }, (_, at) =>
    at % 10 === 0
      ? `10.${(at >> 8) & 3}.${at & 254}.9`
      : at % 2 === 0
        ? `::ffff:198.51.${at & 255}.7`
        : `2001:db9::${at.toString(16)}`,
  );
  let denied = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < DECISIONS; at += 1) {
    if (firewall.denies(visitors[at % visitors.length] as string)) denied += 1;
  }
  const { user, system } = process.cpuUsage(before);
  await firewall.stop();
  await owner.query("delete from firewall_rules");
  await owner.destroy();
  const each = (user + system) / DECISIONS;
  return [
    {
      goal: "firewall",
      what: `a decision with ${RULES.toLocaleString("en-GB")} rules, CPU`,
      measured: `mean ${each.toFixed(1)} µs of ${DECISIONS.toLocaleString("en-GB")}, ${denied.toLocaleString("en-GB")} of them denied`,
      wanted: `< ${GOAL_US} µs`,
      met: each < GOAL_US,
    },
  ];
}
