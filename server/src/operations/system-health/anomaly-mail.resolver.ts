import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { AnomalySeverity } from "./anomaly.rules";
import { AnomalySeverityEnum } from "./anomaly.type";
import { AnomalyMailsType } from "./anomaly-mail.type";
import { chooseAnomalyMails, readAnomalyMails } from "./anomaly-mail-choice.service";

/** Mails about anomalies, which everybody who watches the platform chooses for themselves. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class AnomalyMailResolver {
  @Query(() => AnomalyMailsType, { description: "About which anomalies the person who asks is mailed." })
  anomalyMails(@Ctx() ctx: RequestContext): Promise<AnomalyMailsType> {
    return readAnomalyMails(ctx, signedIn(ctx));
  }

  @Mutation(() => AnomalyMailsType, { description: "Chooses about which anomalies the person who asks is mailed." })
  chooseAnomalyMails(
    @Ctx() ctx: RequestContext,
    @OptionalArg("from", () => AnomalySeverityEnum, "From which severity on; null for no mails at all.")
    from?: AnomalySeverity,
    @Arg("whenResolved", () => Boolean, {
      defaultValue: false,
      description: "True for a mail as well once such an anomaly is over.",
    })
    whenResolved = false,
  ): Promise<AnomalyMailsType> {
    return chooseAnomalyMails(ctx, signedIn(ctx), from ?? null, whenResolved);
  }
}
