import { createHash } from "node:crypto";
import { type EntityManager, In, Not } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { insertOne } from "../../platform/entity-rows";
import { changeRow, type PageAsked, readList, readRow } from "../../platform/lists";
import { isDay, londonDay } from "../../platform/london.rules";
import { isId, type Page } from "../../platform/pages";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { lockCompany } from "../subscriptions/standing.service";
import { Campaign } from "./campaign.entity";
import { ConversionReport } from "./conversion.entity";
import { CONVERSION_MESSAGES, type ConversionRow, conversionProblems } from "./conversion.rules";
import type { ConversionReportType } from "./conversion.type";
import { PromoCode } from "./promo-code.entity";
import { tidyCode } from "./promo-code.rules";

export interface Conversion extends ConversionRow {
  id: string;
  campaignName: string;
  reportedAt: Date;
}

/** A row as it is reported: of a campaign, or of an order by code. */
type ReportedRow = Pick<ConversionRow, "day" | "count" | "revenuePence"> &
  Partial<Pick<ConversionRow, "allOrders">> &
  Partial<Record<"campaignId" | "promoCode" | "orderId", string | null>>;

interface Wanted {
  idempotencyKey: string;
  rows: readonly ReportedRow[];
}

/**
 * Keeps what an advertiser reports, all of it or nothing. A later report takes the place of an earlier one for the same campaign
 * and day, and for the same order; all orders of a day stay when a later report says nothing of them. The same key with the same rows is the same report, however often it is sent.
 * @throws BAD_USER_INPUT on the key, or on fields such as `rows.0.day`; CONFLICT on a key that stood for other rows.
 */
export async function reportConversions(
  ctx: RequestContext,
  who: Who,
  { idempotencyKey, rows }: Wanted,
): Promise<ConversionReportType> {
  if (!isId(idempotencyKey)) throw invalid("idempotencyKey", "This must be a UUID.");
  const requestHash = hashOf(rows);
  return ctx.db.transaction(async (tx) => {
    await lockCompany(tx, who.id);
    const known = await findReport(tx, who, idempotencyKey, requestHash);
    if (known) return known;
    const named = await withCampaigns(tx, who, rows);
    await refuseWrongRows(tx, ctx, who, named);
    return storeReport(tx, ctx, who, { idempotencyKey, rows: named }, requestHash);
  });
}

const hashOf = (rows: readonly ReportedRow[]): Buffer => {
  const written = rows.map(({ campaignId, day, count, revenuePence, promoCode, orderId, allOrders = null }) => [
    ...[campaignId, day, count, revenuePence],
    ...(promoCode || orderId ? [promoCode, orderId] : []),
    ...(allOrders === null ? [] : [{ allOrders }]),
  ]);
  return createHash("sha256").update(JSON.stringify(written)).digest();
};

/** The rows with the campaigns that their codes belong to, also codes that are not shown any more. */
async function withCampaigns(tx: EntityManager, { id }: Who, rows: readonly ReportedRow[]): Promise<ConversionRow[]> {
  const tidy = rows.map(({ promoCode, orderId, allOrders = null, ...row }) => ({
    ...row,
    allOrders,
    promoCode: promoCode ? tidyCode(promoCode) : null,
    orderId: orderId?.trim() || null,
  }));
  const codes = [...new Set(tidy.flatMap(({ promoCode }) => promoCode ?? []))];
  const known = await tx.getRepository(PromoCode).findBy({ advertiserId: id, code: In(codes) });
  const byCode = new Map(known.map(({ code, campaignId }) => [code, campaignId]));
  return tidy.map(({ campaignId, ...row }) => {
    if (row.promoCode === null) return { ...row, campaignId: campaignId ?? "" };
    // A row that names both says two things.
    return campaignId ? { ...row, campaignId, orderId: null } : { ...row, campaignId: byCode.get(row.promoCode) ?? "" };
  });
}

async function findReport(
  tx: EntityManager,
  { id }: Who,
  key: string,
  hash: Buffer,
): Promise<ConversionReportType | null> {
  const known = await tx.getRepository(ConversionReport).findOneBy({ advertiserId: id, idempotencyKey: key });
  if (known && !known.requestHash.equals(hash)) throw conflict(CONVERSION_MESSAGES.keyUsed);
  return known;
}

async function refuseWrongRows(
  tx: EntityManager,
  { clock }: Pick<RequestContext, "clock">,
  { id }: Who,
  rows: readonly ConversionRow[],
): Promise<void> {
  const named = In([...new Set(rows.map(({ campaignId }) => campaignId).filter(isId))]);
  const campaigns = await tx.getRepository(Campaign).findBy({ advertiserId: id, id: named, status: Not("DRAFT") });
  const madeOn = new Map(campaigns.map((campaign) => [campaign.id, londonDay(campaign.createdAt)]));
  const [first, ...others] = conversionProblems(rows, { today: londonDay(clock.now()), madeOn, isDay });
  if (first) throw invalidFields([first, ...others]);
}

async function storeReport(
  tx: EntityManager,
  { clock }: Pick<RequestContext, "clock">,
  who: Who,
  { idempotencyKey, rows }: { idempotencyKey: string; rows: readonly ConversionRow[] },
  requestHash: Buffer,
): Promise<ConversionReportType> {
  const now = clock.now();
  const about = { advertiserId: who.id, idempotencyKey, requestHash, rowCount: rows.length, reportedAt: now };
  const report = { ...about, id: await insertOne(tx, ConversionReport, about) };
  await tx.query(
    `with given as (
       select * from unnest($2::uuid[], $3::date[], $4::int[], $5::int[], $8::text[], $9::text[], $10::int[])
                with ordinality as g (campaign_id, day, conversions, revenue_pence, promo_code, order_id, all_orders, position)
     ), kept as (
       insert into conversion_rows (report_id, position, campaign_id, day, conversions, revenue_pence, promo_code, order_id, all_orders)
       select $1, position, campaign_id, day, conversions, revenue_pence, promo_code, order_id, all_orders from given
     ), ordered as (
       insert into campaign_conversions (advertiser_id, campaign_id, day, conversions, revenue_pence, report_id, reported_at, promo_code, order_id)
       select $6, campaign_id, day, conversions, revenue_pence, $1, $7, promo_code, order_id from given where order_id is not null
       on conflict (advertiser_id, order_id) where order_id is not null do update set campaign_id = excluded.campaign_id, day = excluded.day,
         promo_code = excluded.promo_code, conversions = excluded.conversions, revenue_pence = excluded.revenue_pence,
         report_id = excluded.report_id, reported_at = excluded.reported_at
     )
     insert into campaign_conversions as v (advertiser_id, campaign_id, day, conversions, revenue_pence, report_id, reported_at, all_orders)
     select $6, campaign_id, day, conversions, revenue_pence, $1, $7, all_orders from given where order_id is null
     on conflict (campaign_id, day) where order_id is null do update set conversions = excluded.conversions,
       all_orders = coalesce(excluded.all_orders, v.all_orders), revenue_pence = excluded.revenue_pence, report_id = excluded.report_id, reported_at = excluded.reported_at`,
    [
      report.id,
      rows.map(({ campaignId }) => campaignId),
      rows.map(({ day }) => day),
      rows.map(({ count }) => count),
      rows.map(({ revenuePence }) => revenuePence),
      who.id,
      now,
      rows.map(({ promoCode }) => promoCode),
      rows.map(({ orderId }) => orderId),
      rows.map(({ allOrders }) => allOrders),
    ],
  );
  return report;
}

const CONVERSIONS = `select v.id, v.campaign_id as "campaignId", c.name as "campaignName", to_char(v.day, 'YYYY-MM-DD') as day,
            v.conversions as count, v.revenue_pence as "revenuePence", v.reported_at as "reportedAt",
            v.promo_code as "promoCode", v.order_id as "orderId", v.all_orders as "allOrders"
       from campaign_conversions v join campaigns c on c.id = v.campaign_id`;

interface ConversionFilter {
  campaignId?: string | null;
  /** London days, both included. */
  from?: string | null;
  to?: string | null;
}

/** A page of what counts now, the last reported first unless asked otherwise. @throws BAD_USER_INPUT on `from` or `to`. */
export async function listConversions(
  { db }: RequestContext,
  who: Who,
  { campaignId, from, to, ...asked }: PageAsked & ConversionFilter,
): Promise<Page<Conversion>> {
  const wrong = Object.entries({ from, to }).find(([, day]) => day != null && !isDay(day));
  if (wrong) throw invalid(wrong[0], CONVERSION_MESSAGES.day);
  return readList(db, {
    ...asked,
    select: CONVERSIONS,
    from: "campaign_conversions v",
    where: `v.advertiser_id = $1 and ($2::text is null or v.campaign_id::text = $2) and v.day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')`,
    parameters: [who.id, campaignId?.toLowerCase() ?? null, from ?? null, to ?? null],
    by: ["v.reported_at", "v.id"],
    at: "reportedAt",
  });
}

/** One of them. @throws NOT_FOUND, also for other advertisers'. */
export const readConversion = ({ db }: RequestContext, who: Who, id: string): Promise<Conversion> =>
  readRow(db, `${CONVERSIONS} where v.id = $1 and v.advertiser_id = $2`, id, who.id);

/**
 * Takes what was reported of a campaign and a day, or of an order, out of all figures. The report stays as it came, and sent again it is the same report.
 * @throws NOT_FOUND, also for other advertisers'.
 */
export async function deleteConversion(ctx: RequestContext, who: Who, id: string): Promise<string> {
  const sql = "delete from campaign_conversions where id = $1 and advertiser_id = $2 returning id";
  await changeRow(ctx.db, sql, id, who.id);
  return id;
}
