import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { createDataSource, poolOf } from "../../platform/database";
import { dayOf } from "./ad-event.rules";
import { type AdEvent, Ingestion } from "./ingestion";
import type { Figures } from "./insight.rules";

export const FIGURES = `impressions reach frequency clicks ctr engagements conversions revenuePence costPence ecpmPence cpcPence
  cpaPence roi notCounted`;

export interface Answer {
  metrics: string[];
  total: Figures;
  totalBefore: Figures | null;
  isCostFinal: boolean | null;
  isDemonstration: boolean;
  rows: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: {
      keys: string[];
      labels: string[];
      sharePercent: number | null;
      figures: Figures;
      before: Figures | null;
    }[];
  };
}

export interface Question {
  metrics: readonly string[];
  dimensions?: readonly string[];
  period: { from: string; to: string };
  filter?: { campaignIds: string[] } | null;
  compareTo?: string | null;
  orderBy?: { metric: string; descending?: boolean } | null;
  first?: number;
  after?: string | null;
}

interface Asker {
  run: <Data>(
    document: string,
    variables?: Record<string, unknown>,
  ) => Promise<{ data: Data; errors?: { message: string; extensions: Record<string, unknown> }[] }>;
}

/** What an advertiser is told, or what is wrong with the question. */
export async function ask(who: Asker, question: Question) {
  const { data, errors } = await who.run<{ insights: Answer }>(
    `query Q($metrics: [InsightMetric!]!, $period: InsightPeriodInput!, $dimensions: [InsightDimension!]!, $filter: InsightFilterInput,
             $compareTo: InsightComparison, $orderBy: InsightOrderInput, $first: Int!, $after: String) {
       insights(metrics: $metrics, period: $period, dimensions: $dimensions, filter: $filter, compareTo: $compareTo, orderBy: $orderBy,
                first: $first, after: $after) {
         metrics total { ${FIGURES} } totalBefore { ${FIGURES} } isCostFinal isDemonstration
         rows { totalCount pageInfo { hasNextPage endCursor } nodes { keys labels sharePercent figures { ${FIGURES} } before { ${FIGURES} } } } } }`,
    { dimensions: [], first: 366, ...question },
  );
  return { insights: data?.insights, error: errors?.[0] };
}

/** The same, of a question that nothing is wrong with. */
export async function told(who: Asker, question: Question): Promise<Answer> {
  const { insights, error } = await ask(who, question);
  if (error) throw new Error(`${error.message} ${JSON.stringify(question)}`);
  return insights;
}

/** An event in which only what matters is said. */
export const eventOf = (
  given: Pick<AdEvent, "campaignId" | "creativeId" | "occurredAt"> & Partial<AdEvent>,
): AdEvent => ({
  day: dayOf(given.occurredAt),
  id: randomUUID(),
  kind: "VIEW",
  reason: null,
  pseudonym: randomUUID().replaceAll("-", ""),
  city: null,
  language: "en",
  page: "DASHBOARD",
  personalised: (given.ageBand ?? given.gender ?? null) !== null,
  ageBand: null,
  gender: null,
  ...given,
});

/** Stores events and their roll-ups as advertising does. */
export async function count(server: TestServer, events: readonly AdEvent[]): Promise<void> {
  const ads = await createDataSource({ url: server.urls.ads, poolSize: 4, planAnew: true }).initialize();
  try {
    const ingestion = new Ingestion(poolOf(ads));
    for (const event of events) await ingestion.add(event);
  } finally {
    await ads.destroy();
  }
}
