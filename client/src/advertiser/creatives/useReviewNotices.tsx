import { notifications } from "@mantine/notifications";
import { IconCircleCheck, IconClipboardList } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { CreativeStatus } from "../../gql/graphql";
import { Store } from "../../lib/store";

const AdReviewChangedDocument = graphql(`
  subscription AdReviewChanged {
    adReviewChanged {
      pendingCount
      creative {
        id
        newest {
          id
          title
          status
          reason
          reviewedAt
          reviewer
        }
        serving {
          id
          number
        }
      }
    }
  }
`);

/** How long a result stays over the page, in ms. It also stands in the list of creatives. */
const NOTICE_MS = 10_000;

/** What came of a review while this tab was open. */
export interface ReviewResult {
  creativeId: string;
  title: string;
  status: keyof typeof SAID;
  /** When it was heard of, in ms since 1970. */
  at: number;
}

const SAID = {
  APPROVED: "reviewed.APPROVED",
  REJECTED: "reviewed.REJECTED",
  NEEDS_REVISION: "reviewed.NEEDS_REVISION",
  PENDING: "reviewed.PENDING",
} as const;
const isSaid = (status: CreativeStatus): status is keyof typeof SAID => status in SAID;

/** The results of this tab, the newest first, each creative once. They stay until they are cleared. */
export const reviewResults = new Store<{ results: readonly ReviewResult[] }>({ results: [] });

/** Forgets the results of this tab. */
export const clearResults = () => reviewResults.set({ results: [] });

/** The sentence about a result. */
export function useResultWords() {
  const { t } = useTranslation("advertiser");
  return (status: ReviewResult["status"]) => t(SAID[status]);
}

/** Says each result of a review as soon as it is there, on whatever page of the portal one is. */
export function useReviewNotices(): void {
  const { t } = useTranslation(["advertiser", "common"]);
  useLiveSubscription(AdReviewChangedDocument, {
    variables: {},
    onData: ({ adReviewChanged: { creative } }) => {
      if (!creative) return;
      const { title, status: newest } = creative.newest;
      // While the newest version is a draft, only a rule can have stopped the one before it.
      const status = isSaid(newest) ? newest : "PENDING";
      const { results } = reviewResults.read();
      reviewResults.set({
        results: [
          { creativeId: creative.id, title, status, at: Date.now() },
          ...results.filter(({ creativeId }) => creativeId !== creative.id),
        ],
      });
      const Icon = status === "APPROVED" ? IconCircleCheck : IconClipboardList;
      notifications.show({
        id: `review ${creative.newest.id} ${status}`, // the same again is not said twice
        title: t(SAID[status]),
        message: <Link to={`/advertiser/creatives/${creative.id}`}>{t("reviewed.open", { title })}</Link>,
        icon: <Icon size={20} stroke={1.75} aria-hidden />,
        color: status === "APPROVED" ? "tide" : "yellow",
        autoClose: NOTICE_MS,
        closeButtonProps: { "aria-label": t("common:action.close") },
      });
    },
  });
}
