import { Float, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { AD_PAGES, type AdPage } from "./ad-event.rules";
import { type CandidateOutcome, OUTCOMES } from "./explain.rules";

const AdPageEnum = enumType("AdPage", "The pages that have room for an advert.", AD_PAGES, {
  DASHBOARD: "The patient's dashboard, whose adverts know no topic.",
  HEALTH_CHECK: "A Health Check, whose topic is that of its questionnaire.",
});

const AdCandidateOutcomeEnum = enumType(
  "AdCandidateOutcome",
  "What became of a campaign in a choice: the first thing that kept it back.",
  OUTCOMES,
  {
    BUDGET: "This month's budget has been spent.",
    DAILY_CAP: "Today's cap has been reached.",
    LABELS: "The page and the person's labels do not fit what it asks for.",
    NOT_PAID: "The advertiser has no paid plan at the moment.",
    HELD_OUT: "It is held out today, so that days with and without it can be compared.",
    PACE: "It is ahead of its pacing for today: the daily cap is spread evenly.",
    PLACE: "It is for another city or language.",
    SCHEDULE: "It is outside its scheduled days or hours.",
    TIER: "The advertiser's plan does not include everything that it uses.",
    TOO_NARROW: "Fewer than 50 people match, so audience labels are not used.",
    WAITS_ITS_TURN: "It could run here, but another campaign was next in turn.",
    WINNER: "It would be shown.",
  },
);

@ApiObject("AdCandidate", "A live campaign in a trial of who would be shown, with what became of it.")
export class AdCandidateType {
  @Field(() => ID, "The `id` of the campaign.") campaignId: string;
  @Field(() => String, "What its advertiser calls the campaign.") campaignName: string;
  @Field(() => String, "The advertiser's company.") company: string;
  @Field(() => AdCandidateOutcomeEnum, "The first thing that kept it back, or that it won.") outcome: CandidateOutcome;
  @Field(() => String, "The outcome as a sentence.") reason: string;
  @Nullable(() => Float, "The least is next. Null for what may not be shown there.") turn: number | null;
}

const AdCandidateConnection = connectionOf("AdCandidateConnection", () => AdCandidateType);

@ApiObject("AdDecision", "What would be shown to a person that nobody is: a trial that moves no campaign's turn.")
export class AdDecisionType {
  @Field(() => GraphQLISODateTime, "The moment for which the choice was tried.") at: Date;
  @Nullable(() => ID, "The `id` of the campaign that would be shown; null when none would.") winnerId: string | null;
  @Field(() => AdCandidateConnection, "Every live campaign, those that may be shown first.")
  candidates: Page<AdCandidateType>;
}

@ApiObject("AdDecisionChoice", "Something that can be said of an imagined place or person.")
class AdDecisionChoiceType {
  @Field(() => String, "The choice as `explainDecision` takes it.") value: string;
  @Field(() => String, "The choice as people read it.") label: string;
}

@ApiObject("AdDecisionChoices", "What can be said of an imagined place and person.")
export class AdDecisionChoicesType {
  @Field(() => [AdDecisionChoiceType], "Places where the person could live.") cities: AdDecisionChoiceType[];
  @Field(() => [AdDecisionChoiceType], "Languages in which the person could use the site, as ISO 639-1 codes.")
  languages: AdDecisionChoiceType[];
  @Field(() => [AdDecisionChoiceType], "Health topics (Symptom Clusters) that a page or a person could have.")
  topics: AdDecisionChoiceType[];
  @Field(() => [AdDecisionChoiceType], "Lifestyle signals (Wearable Cohorts) that the person could have.")
  signals: AdDecisionChoiceType[];
}

@InputType({ description: "The place and the labels of an imagined person." })
export class ExplainDecisionInput {
  @Nullable(() => String, "Where the person lives, as `adDecisionChoices` names it; null for who has not said.")
  city: string | null;
  @Field(() => String, "As campaigns name it, for example en.") language: string;
  @Nullable(() => String, "What the page is about, for example Allergies.") topic: string | null;
  @Field(() => [String], "Health topics and lifestyle signals of the person.") labels: string[];
  @Field(() => AdPageEnum, "The page on which there is room.") page: AdPage;
}
