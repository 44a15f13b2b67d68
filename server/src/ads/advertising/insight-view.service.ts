import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { changedRows, isDuplicate } from "../../platform/database";
import { changeRow } from "../../platform/lists";
import { isId } from "../../platform/pages";
import { conflict, invalid, invalidFields, notFound } from "../../platform/problems";
import type { Secrets } from "../../platform/secrets";
import { readCampaign } from "../campaigns/campaign.service";
import { lockCompany } from "../subscriptions/standing.service";
import {
  INSIGHT_VIEWS_MAX,
  type InsightView,
  type InsightViewInput,
  lastDue,
  VIEW_MESSAGES,
  viewProblems,
} from "./insight-view.rules";

/** The columns of a view, named as the API names them. */
export const VIEW = `id, name, period, to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to, compare_to as "compareTo",
  metric, dimension, columns, campaign_id as "campaignId", mailed`;

/** An advertiser's views by name: 20 at the most. */
export const listViews = ({ db }: Reader, { id }: Who): Promise<InsightView[]> =>
  db.query(`select ${VIEW} from insight_views where advertiser_id = $1 order by lower(name), id`, [id]);

/**
 * Keeps a view.
 * @throws BAD_USER_INPUT on the fields that are wrong; NOT_FOUND for a campaign that is not the advertiser's; CONFLICT on the 21st.
 */
export const createView = (ctx: RequestContext, who: Who, input: InsightViewInput): Promise<InsightView> =>
  store(ctx, who, input, async (tx, values) => {
    await lockCompany(tx, who.id);
    const [{ count }] = await tx.query("select count(*)::int from insight_views where advertiser_id = $1", [who.id]);
    if (count >= INSIGHT_VIEWS_MAX) throw conflict(VIEW_MESSAGES.tooMany);
    return tx.query(
      `insert into insight_views (advertiser_id, name, period, from_day, to_day, compare_to, metric, dimension, columns, campaign_id, mailed, mailed_for, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${VIEW}`,
      [who.id, ...values, ctx.clock.now()],
    );
  });

/**
 * Keeps a view as it is given now. Whoever asks for its mail anew gets the next one that is due, none for the time before.
 * @throws as `createView`, and NOT_FOUND for other advertisers' views.
 */
export const updateView = (ctx: RequestContext, who: Who, id: string, input: InsightViewInput): Promise<InsightView> =>
  store(ctx, who, input, (tx, values) =>
    isId(id)
      ? changedRows(
          tx,
          `update insight_views set name = $2, period = $3, from_day = $4, to_day = $5, compare_to = $6, metric = $7, dimension = $8,
                  columns = $9, campaign_id = $10, mailed = $11, mailed_for = case when mailed = $11 then mailed_for else $12::date end
            where advertiser_id = $1 and id = $13 returning ${VIEW}`,
          [who.id, ...values, id],
        )
      : Promise.resolve([]),
  );

async function store(
  ctx: RequestContext,
  who: Who,
  input: InsightViewInput,
  write: (tx: EntityManager, values: unknown[]) => Promise<InsightView[]>,
): Promise<InsightView> {
  const { period, from, to, compareTo, metric, dimension, columns, campaignId, mailed } = input;
  const name = input.name.trim();
  const [first, ...others] = viewProblems({ ...input, name });
  if (first) throw invalidFields([first, ...others]);
  if (campaignId) await readCampaign(ctx, who, campaignId);
  const days = period === "CHOSEN" ? [from, to] : [null, null];
  const due = mailed ? lastDue(mailed, ctx.clock.now()) : null;
  const values = [name, period, ...days, compareTo, metric, dimension, columns, campaignId, mailed, due];
  try {
    const [view] = await ctx.db.transaction((tx) => write(tx, values));
    if (!view) throw notFound();
    return view;
  } catch (error) {
    throw isDuplicate(error) ? invalid("name", VIEW_MESSAGES.taken) : error;
  }
}

/** @throws NOT_FOUND, also for other advertisers'. */
export async function deleteView({ db }: Reader, who: Who, id: string): Promise<string> {
  const sql = "delete from insight_views where id = $1 and advertiser_id = $2 returning id";
  await changeRow(db, sql, id, who.id);
  return id;
}

/** The token of a view's mails, which stops them and can do nothing else: 32 bytes of signature behind the view's id. */
export const stopToken = (secrets: Secrets, id: string): string =>
  `${id}.${createHmac("sha256", secrets.token).update(`mail of view ${id}`).digest("base64url")}`;

/**
 * Stops the mail of a view, without signing in; again is no error, nor is a view that is gone.
 * @throws BAD_USER_INPUT on a token that is none of ours.
 */
export async function stopViewMail(
  { db, secrets }: Pick<RequestContext, "db" | "secrets">,
  token: string,
): Promise<boolean> {
  const id = token.slice(0, 36);
  const [ours, given] = [Buffer.from(stopToken(secrets, id)), Buffer.from(token)];
  if (!isId(id) || ours.length !== given.length || !timingSafeEqual(ours, given)) {
    throw invalid("token", VIEW_MESSAGES.stop);
  }
  await db.query("update insight_views set mailed = null where id = $1", [id]);
  return true;
}
