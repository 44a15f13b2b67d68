import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, maskOf } from "../../people/accounts/audience-label.rules";
import { PLACES } from "../../people/accounts/city.rules";
import type { PageAsked } from "../../platform/lists";
import { readPageArguments, toPage } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import { CAMPAIGN_LANGUAGES } from "../campaigns/campaign.rules";
import type { Place } from "../campaigns/targeting.rules";
import type { AdCandidateType, AdDecisionType, ExplainDecisionInput } from "./ad-decision.type";
import type { AdvertisingContext } from "./ad-engine";
import { outcomeOf, rankOf, reasonFor } from "./explain.rules";

/**
 * What would be chosen now for an imagined person, and what keeps each other live campaign back. Nobody's turn is moved.
 * @throws BAD_USER_INPUT on `city`, `language`, `topic` or `labels` for words that adverts do not know.
 */
export function explainDecision(
  { adverts, clock }: AdvertisingContext,
  imagined: ExplainDecisionInput,
  asked: PageAsked,
): AdDecisionType {
  const page = readPageArguments(asked.first, asked.after);
  const place = readPlace(imagined);
  const at = clock.now();
  const known = adverts.explain(place);
  const open = known.filter(({ fitsPlace, fitsPerson, obstacle }) => fitsPlace && fitsPerson && obstacle === null);
  const winner = open.reduce<(typeof open)[number] | null>(
    (best, one) => (best && best.turn <= one.turn ? best : one),
    null,
  );
  const ranked = known
    .map(({ campaign, fitsPerson, obstacle, turn }) => {
      const isWinner = campaign.id === winner?.campaign.id;
      const outcome = outcomeOf({ targeting: campaign, fitsPerson, obstacle, isWinner }, place);
      const reason = reasonFor(outcome, campaign, place);
      const company = campaign.creatives[0].advert.company;
      const mayBe = outcome === "WINNER" || outcome === "WAITS_ITS_TURN";
      const candidate = { campaignId: campaign.id, campaignName: campaign.name, company, outcome, reason };
      return { ...candidate, turn: mayBe ? turn : null };
    })
    .sort((a, b) => rankOf(a.outcome) - rankOf(b.outcome) || (a.campaignId < b.campaignId ? -1 : 1));
  const cursorOf = ({ outcome, campaignId }: AdCandidateType) => ({ at: new Date(rankOf(outcome)), id: campaignId });
  const { cursor } = page;
  const rest = cursor ? ranked.filter((one) => isAfter(cursorOf(one), cursor)) : ranked;
  return {
    at,
    winnerId: winner?.campaign.id ?? null,
    candidates: toPage(rest.slice(0, page.first + 1), page, ranked.length, cursorOf),
  };
}

/** Candidates are listed by their outcome and id; the cursor's time is the place of the outcome in its list. */
const isAfter = (one: { at: Date; id: string }, place: { at: Date; id: string }): boolean =>
  one.at.getTime() > place.at.getTime() || (one.at.getTime() === place.at.getTime() && one.id > place.id);

function readPlace({ city = null, language, topic = null, labels }: ExplainDecisionInput): Place {
  const known = (words: readonly string[], word: string | null) => word === null || words.includes(word);
  if (!known(PLACES, city)) throw invalid("city", "Unknown place.");
  if (!known(Object.keys(CAMPAIGN_LANGUAGES), language)) throw invalid("language", "Unknown language.");
  if (!known(HEALTH_TOPICS, topic)) throw invalid("topic", "Unknown topic.");
  const all: readonly string[] = [...HEALTH_TOPICS, ...LIFESTYLE_SIGNALS];
  if (!labels.every((label) => all.includes(label))) throw invalid("labels", "Unknown label.");
  return {
    city,
    language,
    topic,
    labels: { topics: maskOf(HEALTH_TOPICS, labels), signals: maskOf(LIFESTYLE_SIGNALS, labels) },
    topicsToday: 0,
  };
}
