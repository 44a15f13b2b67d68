import type { CampaignStatus } from "./campaign.rules";

/** As it is shown: launched campaigns may wait for a review, and end with their last day. */
export const SHOWN_STATUSES = ["DRAFT", "IN_REVIEW", "LIVE", "PAUSED", "ENDED"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Campaigns of one advertiser, ended ones too. */
export const CAMPAIGNS_MAX = 500;

/** What an advertiser can do with a campaign besides saving it. */
export const CAMPAIGN_STEPS = ["launch", "pause", "resume", "end", "delete"] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

export const CAMPAIGN_STATUS_MESSAGES = {
  launched: "This campaign has already been launched.",
  draft: "This campaign has not been launched yet.",
  paused: "This campaign is already paused.",
  running: "This campaign is not paused.",
  ended: "This campaign has ended. Duplicate it to start a new one.",
  notDraft: "Only drafts can be deleted. End this campaign instead.",
  changedMeanwhile:
    "This campaign has been changed since you opened it, perhaps in another tab. Reload the page to see the latest version.",
  tooMany: `You have reached the limit of ${CAMPAIGNS_MAX} campaigns.`,
  searchTooLong: "Please use at most 100 characters.",
} as const;
const { launched, draft, paused, running, ended, notDraft } = CAMPAIGN_STATUS_MESSAGES;

/** What is stored after a step; `null` for a row that goes. */
type Outcome = { to: CampaignStatus | null } | { refusal: string };
const to = (status: CampaignStatus | null): Outcome => ({ to: status });
const refuse = (refusal: string): Outcome => ({ refusal });

/** Every step from every status. A campaign that waits for a review is live as stored, and so is one before its first day. */
const STEPS: Readonly<Record<CampaignStep, Readonly<Record<ShownStatus, Outcome>>>> = {
  launch: {
    ...{ DRAFT: to("LIVE"), IN_REVIEW: refuse(launched), LIVE: refuse(launched) },
    ...{ PAUSED: refuse(launched), ENDED: refuse(ended) },
  },
  pause: {
    ...{ DRAFT: refuse(draft), IN_REVIEW: to("PAUSED"), LIVE: to("PAUSED") },
    ...{ PAUSED: refuse(paused), ENDED: refuse(ended) },
  },
  resume: {
    ...{ DRAFT: refuse(draft), IN_REVIEW: refuse(running), LIVE: refuse(running) },
    ...{ PAUSED: to("LIVE"), ENDED: refuse(ended) },
  },
  end: {
    ...{ DRAFT: refuse(draft), IN_REVIEW: to("ENDED"), LIVE: to("ENDED") },
    ...{ PAUSED: to("ENDED"), ENDED: refuse(ended) },
  },
  delete: {
    ...{ DRAFT: to(null), IN_REVIEW: refuse(notDraft), LIVE: refuse(notDraft) },
    ...{ PAUSED: refuse(notDraft), ENDED: refuse(notDraft) },
  },
};

/** What a step makes of a campaign, or the sentence that says why it cannot be taken. */
export const stepOf = (step: CampaignStep, status: ShownStatus): Outcome => STEPS[step][status];

const COPY = "Copy of ";
const NAME_MAX_LENGTH = 100;

/** The name of a duplicate: as much of the old one as fits. */
export const copyName = (name: string): string =>
  [...(name.startsWith(COPY) ? name : COPY + name)].slice(0, NAME_MAX_LENGTH).join("");
