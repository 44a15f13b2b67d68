import { IsNull } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import type { AnomalySeverity } from "./anomaly.rules";
import { AnomalyMail, AnomalyMailChoice } from "./anomaly-mail.entity";
import { MAILS_AN_HOUR } from "./anomaly-mail.rules";
import type { AnomalyMailsType } from "./anomaly-mail.type";

/** What the person has chosen; nobody is mailed unless they have. */
export async function readAnomalyMails({ db }: Reader, who: Who): Promise<AnomalyMailsType> {
  const chosen = await db.getRepository(AnomalyMailChoice).findOneBy({ userId: who.id });
  return { from: null, whenResolved: false, ...chosen, mailsAnHour: MAILS_AN_HOUR };
}

/** Chooses for the person themselves; without a severity they are mailed no more, nor about what waits. */
export async function chooseAnomalyMails(
  ctx: RequestContext,
  who: Who,
  from: AnomalySeverity | null,
  whenResolved: boolean,
): Promise<AnomalyMailsType> {
  await ctx.db.transaction(async (tx) => {
    if (from) {
      const chosen = { userId: who.id, from, whenResolved, chosenAt: ctx.clock.now() };
      await tx.getRepository(AnomalyMailChoice).upsert(chosen, ["userId"]);
    } else {
      await tx.getRepository(AnomalyMailChoice).delete({ userId: who.id });
      await tx.getRepository(AnomalyMail).delete({ userId: who.id, mailedAt: IsNull() });
    }
    await audit(tx, ctx, "anomaly_mails_chosen", ["user", who.id], {
      actorId: who.id,
      details: { from: from ?? "none", whenResolved: from !== null && whenResolved },
    });
  });
  return readAnomalyMails(ctx, who);
}
