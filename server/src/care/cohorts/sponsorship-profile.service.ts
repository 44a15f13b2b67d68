import { readAccount } from "../../people/accounts/account.service";
import { holdsConsent } from "../../people/accounts/consent.service";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { readAgeAndGender } from "../patients/health-profile.service";
import { isOfAge } from "./cohort.rules";
import { CohortLabels } from "./cohort-labels.entity";
import { wordsOf } from "./label-words.rules";
import type { SponsorshipProfileType } from "./sponsorship-profile.type";

const readLabels = ({ db }: Reader, userId: string): Promise<CohortLabels | null> =>
  db.getRepository(CohortLabels).findOneBy({ userId });

/** The labels that may be handed over: those that at least 50 people have. Whether the person agrees is for the caller to ask. */
export async function readSharedLabels(ctx: Reader, userId: string): Promise<{ topics: number; signals: number }> {
  const row = await readLabels(ctx, userId);
  return { topics: row?.sharedTopics ?? 0, signals: row?.sharedSignals ?? 0 };
}

/** What adverts may be chosen by for this person, in their language; nothing without the consents, and for minors. */
export async function readSponsorshipProfile(ctx: RequestContext, who: Who): Promise<SponsorshipProfileType> {
  const [{ language }, agreed, mayUse, facts, row] = await Promise.all([
    readAccount(ctx, who),
    holdsConsent(ctx, who.id, "personalised_sponsorship"),
    holdsConsent(ctx, who.id, "data_use"),
    readAgeAndGender(ctx, who.id),
    readLabels(ctx, who.id),
  ]);
  const isPersonalised = agreed && mayUse && isOfAge({ age: facts.age, dateOfBirth: null }, "");
  if (!isPersonalised || !row) return { isPersonalised, labels: [], computedAt: null };
  return { isPersonalised, labels: wordsOf(row, language), computedAt: row.computedAt };
}
