import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import type { AnomalySeverity } from "./anomaly.rules";
import { MAILS_AN_HOUR } from "./anomaly-mail.rules";
import type { AnomalyMailsType } from "./anomaly-mail.type";

/** What the person has chosen; nobody is mailed unless they have. */
export async function readAnomalyMails({ db }: Reader, who: Who): Promise<AnomalyMailsType> {
  const [row]: Pick<AnomalyMailsType, "from" | "whenResolved">[] = await db.query(
    `select from_severity as "from", when_resolved as "whenResolved" from anomaly_mail_choices where user_id = $1`,
    [who.id],
  );
  return { from: null, whenResolved: false, ...row, mailsAnHour: MAILS_AN_HOUR };
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
      await tx.query(
        `insert into anomaly_mail_choices (user_id, from_severity, when_resolved, chosen_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update
           set from_severity = excluded.from_severity, when_resolved = excluded.when_resolved, chosen_at = excluded.chosen_at`,
        [who.id, from, whenResolved, ctx.clock.now()],
      );
    } else {
      await tx.query("delete from anomaly_mail_choices where user_id = $1", [who.id]);
      await tx.query("delete from anomaly_mails where user_id = $1 and mailed_at is null", [who.id]);
    }
    await audit(tx, ctx, {
      ...{ action: "anomaly_mails_chosen", actorId: who.id, subjectType: "user", subjectId: who.id },
      details: { from: from ?? "none", whenResolved: from !== null && whenResolved },
    });
  });
  return readAnomalyMails(ctx, who);
}
