import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { insertOne, readEntities, readOne } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import { conflict, invalid, invalidFields, notFound } from "../../platform/problems";
import type { Secrets } from "../../platform/secrets";
import { readCampaign } from "../campaigns/campaign.service";
import { lockCompany } from "../subscriptions/standing.service";
import { StoredView } from "./insight-view.entity";
import {
  INSIGHT_VIEWS_MAX,
  type InsightView,
  type InsightViewInput,
  lastDue,
  VIEW_MESSAGES,
  viewProblems,
} from "./insight-view.rules";

/** An advertiser's views by name: 20 at the most. */
export const listViews = ({ db }: Reader, { id }: Who): Promise<InsightView[]> =>
  readEntities(db, StoredView, "where advertiser_id = $1 order by lower(name), id", [id]);

/** One of them. @throws NOT_FOUND, also for other advertisers'. */
export const readView = ({ db }: Reader, who: Who, id: string): Promise<InsightView> =>
  readOne(db, StoredView, { id, advertiserId: who.id });

/**
 * Keeps a view.
 * @throws BAD_USER_INPUT on the fields that are wrong; NOT_FOUND for a campaign that is not the advertiser's; CONFLICT on the 21st.
 */
export const createView = (ctx: RequestContext, who: Who, input: InsightViewInput): Promise<InsightView> =>
  store(ctx, who, input, async (tx, values) => {
    await lockCompany(tx, who.id);
    const views = tx.getRepository(StoredView);
    if ((await views.countBy({ advertiserId: who.id })) >= INSIGHT_VIEWS_MAX) throw conflict(VIEW_MESSAGES.tooMany);
    return insertOne(tx, StoredView, { ...values, advertiserId: who.id, createdAt: ctx.clock.now() });
  });

/**
 * Keeps a view as it is given now. Whoever asks for its mail anew gets the next one that is due, none for the time before.
 * @throws as `createView`, and NOT_FOUND for other advertisers' views.
 */
export const updateView = (ctx: RequestContext, who: Who, id: string, input: InsightViewInput): Promise<InsightView> =>
  store(ctx, who, input, async (tx, { mailedFor, ...values }) => {
    if (!isId(id)) throw notFound();
    const keptFor = () => "case when mailed = :mailed then mailed_for else :mailedFor::date end";
    const { affected } = await tx
      .createQueryBuilder()
      .update(StoredView)
      .set({ ...values, mailedFor: keptFor })
      .where({ id, advertiserId: who.id })
      .setParameters({ mailed: values.mailed, mailedFor })
      .execute();
    if (!affected) throw notFound();
    return id;
  });

async function store(
  ctx: RequestContext,
  who: Who,
  input: InsightViewInput,
  write: (tx: EntityManager, values: Omit<StoredView, "id" | "advertiserId" | "createdAt">) => Promise<string>,
): Promise<InsightView> {
  const { period, from = null, to = null, compareTo = null, metric, dimension, columns, campaignId = null } = input;
  const { mailed = null } = input;
  const name = input.name.trim();
  const [first, ...others] = viewProblems({ ...input, name });
  if (first) throw invalidFields([first, ...others]);
  if (campaignId) await readCampaign(ctx, who, campaignId);
  const days = period === "CHOSEN" ? { from, to } : { from: null, to: null };
  const mailedFor = mailed && lastDue(mailed, ctx.clock.now());
  const values = { name, period, ...days, compareTo, metric, dimension, columns, campaignId, mailed };
  try {
    const id = await ctx.db.transaction((tx) => write(tx, { ...values, mailedFor }));
    return { ...values, id };
  } catch (error) {
    throw isDuplicate(error) ? invalid("name", VIEW_MESSAGES.taken) : error;
  }
}

/** @throws NOT_FOUND, also for other advertisers'. */
export async function deleteView({ db }: Reader, who: Who, id: string): Promise<string> {
  const { affected } = isId(id) ? await db.getRepository(StoredView).delete({ id, advertiserId: who.id }) : {};
  if (!affected) throw notFound();
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
  await db.getRepository(StoredView).update({ id }, { mailed: null });
  return true;
}
