import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { withNewer } from "../../lib/newer";
import { type AdReview, orderReviews, type ReviewFilter } from "./compliance";

const CompliancePageDocument = graphql(`
  query CompliancePage(
    $status: CreativeStatus!
    $severity: ComplianceSeverity
    $category: ComplianceCategory
    $search: String
    $after: String
  ) {
    adReviews(
      first: 20
      status: $status
      severity: $severity
      category: $category
      search: $search
      after: $after
    ) {
      nodes {
        ...AdReview_review @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const ComplianceChangedDocument = graphql(`
  subscription ComplianceChanged {
    complianceChanged {
      review {
        ...AdReview_review @unmask
      }
      tiles {
        ...ComplianceTiles_tiles
        reviewsRequired
      }
    }
  }
`);

/** The reviews of a list, kept up to date: new ones appear in their place, decided ones leave. */
export function useReviews(filter: ReviewFilter, typed: string) {
  const { t } = useTranslation("compliance");
  const search = typed.trim();
  const variables = { ...filter, search: search || null };
  const { data, previousData, error, refetch, fetchMore } = useQuery(CompliancePageDocument, { variables });
  const [arrived, setArrived] = useState<readonly AdReview[]>([]);
  const [live, setLive] = useState<{ at: Date; required: number } | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useLiveSubscription(ComplianceChangedDocument, {
    variables: {},
    onData: ({ complianceChanged: { review, tiles } }) => {
      // After a lost connection nothing says what was missed; what is searched for only the server can judge.
      if (live && (!review || search)) void refetch().catch(() => undefined);
      if (review) setArrived((before) => withNewer([review], before));
      if (review && live && tiles.reviewsRequired > live.required) {
        setAnnouncement(t("queue.arrived", { count: tiles.reviewsRequired }));
      }
      setLive({ at: new Date(), required: tiles.reviewsRequired });
    },
  });

  const page = (data ?? previousData)?.adReviews;
  const loaded = { nodes: page?.nodes ?? [], hasNextPage: page?.pageInfo.hasNextPage ?? false };
  const reviews = page && orderReviews(filter, loaded, search ? [] : arrived);
  return {
    reviews,
    /** False while the list of an earlier choice is still shown. */
    isCurrent: data !== undefined,
    /** How many there are in all; what arrived or left since is in it. */
    total:
      page && reviews ? Math.max(reviews.length, page.totalCount + reviews.length - loaded.nodes.length) : undefined,
    live,
    announcement,
    error,
    refetch: () => void refetch().catch(() => undefined),
    more: loaded.hasNextPage ? () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }) : undefined,
  };
}
export type FoundReviews = ReturnType<typeof useReviews>;
