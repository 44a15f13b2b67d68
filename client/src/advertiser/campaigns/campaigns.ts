import type { CampaignStatus } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

export const levelOf: Record<CampaignStatus, StatusLevel> = { LIVE: "normal", PAUSED: "warning", ENDED: "idle" };

/** "1.42%": clicks per hundred impressions, always with two decimals. */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}%`;

const languages = new Intl.DisplayNames("en-GB", { type: "language" });

/** "Polish" for "pl". */
export const languageName = (code: string): string => languages.of(code) ?? code;
