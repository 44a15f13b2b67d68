import { audit } from "../../platform/audit";
import { type Platform, personOf, type Reader, type RequestContext, type Who } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { MetricThreshold } from "./metric.entity";
import {
  DOCUMENTED_LIMITS,
  type Limits,
  METRICS,
  type MetricId,
  metricOf,
  type Threshold,
} from "./system-metrics.rules";
import { HIGHEST, MESSAGES, problemsOf, type ThresholdInput } from "./threshold.rules";
import { metricThresholdsChanged, THRESHOLDS_KEY } from "./threshold.topics";
import type { MetricLimitsType, MetricThresholdChangeType } from "./threshold.type";

/** Held while a limit is changed. */
const THRESHOLDS_LOCK = 4242041;

/** The limits in force: of each metric those that were set last, else the documented ones. */
export async function currentThresholds(db: RowSource): Promise<Limits> {
  const last = "where metric = any($1) and id = (select max(id) from metric_thresholds n where n.metric = t.metric)";
  const rows = await readEntities(db, MetricThreshold, `t ${last}`, [METRICS.map(({ id }) => id)]);
  const set = rows.map(({ metric, warning, critical }) => [metric, { warning, critical }]);
  return { ...DOCUMENTED_LIMITS, ...Object.fromEntries(set) };
}

/** The limits in force in this process, read again whenever somebody changed them anywhere. */
export class ThresholdKeeper {
  private current: Limits = DOCUMENTED_LIMITS;
  private stopListening = () => undefined as unknown;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly platform: Pick<Platform, "db" | "hub" | "log">) {}

  /** @throws when they cannot be read: nobody is judged by limits that were changed. */
  async start(): Promise<void> {
    const again = () => {
      this.reading = this.reading
        .then(() => this.read())
        .catch((error) => this.platform.log.error({ err: error }, "the limits of metrics could not be read"));
    };
    this.stopListening = this.platform.hub.listen(metricThresholdsChanged, again, again);
    await this.read();
  }

  async stop(): Promise<void> {
    this.stopListening();
    await this.reading;
  }

  limits(): Limits {
    return this.current;
  }

  private async read(): Promise<void> {
    this.current = await currentThresholds(this.platform.db);
  }
}

/** Every metric with its limits in force and the documented ones. */
export async function listLimits({ db }: Reader): Promise<MetricLimitsType[]> {
  const limits = await currentThresholds(db);
  return METRICS.map(({ id, name, unit, threshold: documented }) => ({
    ...{ id, name, unit, documented, threshold: limits[id] },
    highest: HIGHEST[unit] ?? 0,
    isDocumented: limits[id].warning === documented.warning && limits[id].critical === documented.critical,
  }));
}

const describeLimits = ({ warning, critical }: Threshold) => `warning ${warning}, critical ${critical}`;

/** What the limits of a metric were changed to, the newest first. @throws BAD_USER_INPUT on `metric`. */
export async function listThresholdChanges(
  { db }: RequestContext,
  { metric, ...asked }: PageAsked & { metric: string },
): Promise<Page<MetricThresholdChangeType>> {
  if (!metricOf(metric)) throw invalid("metric", MESSAGES.unknownMetric);
  return readList(db, {
    ...asked,
    entity: MetricThreshold,
    more: { changedByName: "(select u.name from users u where u.id = changed_by)" },
    where: "metric = $1",
    parameters: [metric],
    by: ["id"],
    ids: "number",
    at: "changedAt",
  });
}

/**
 * Changes the limits of a metric: every process judges its next reading by them.
 * @throws BAD_USER_INPUT on `metric`, `warning`, `critical` or `reason`; CONFLICT when nothing would change.
 */
export async function changeThreshold(ctx: RequestContext, who: Who, input: ThresholdInput): Promise<MetricLimitsType> {
  const [problem, ...more] = problemsOf(input);
  if (problem) throw invalidFields([problem, ...more]);
  const { metric, warning, critical } = input;
  await ctx.db.transaction(async (tx) => {
    await takeLock(tx, THRESHOLDS_LOCK);
    const before = (await currentThresholds(tx))[metric as MetricId];
    if (before.warning === warning && before.critical === critical) throw conflict(MESSAGES.unchanged);
    const changed = { changedBy: personOf(who), changedAt: ctx.clock.now() };
    await tx.getRepository(MetricThreshold).insert({ ...input, reason: input.reason.trim(), ...changed });
    await publish(tx, metricThresholdsChanged, THRESHOLDS_KEY, { metric });
    await audit(tx, ctx, "metric_threshold_changed", ["metric", metric], {
      details: { before: describeLimits(before), after: describeLimits({ warning, critical }) },
    });
  });
  return (await listLimits(ctx)).find(({ id }) => id === metric) as MetricLimitsType;
}
