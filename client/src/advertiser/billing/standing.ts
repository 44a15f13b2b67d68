import type { ApolloCache, ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { Standing_SubscriptionFragment, Sums_MoneyFragment } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

graphql(`
  fragment Sums_money on Money {
    lines {
      text
      netPence
    }
    netPence
    vatPercent
    vatPence
    grossPence
  }
`);

graphql(`
  fragment Standing_subscription on AdvertiserSubscription {
    id
    tier
    status
    startDate
    periodStart
    periodEnd
    cancelAtPeriodEnd
    card {
      brand
      last4
      expiryMonth
      expiryYear
    }
    renewal {
      ...Sums_money @unmask
    }
    isRenewalNear
    graceEndsAt
    nextAttemptAt
  }
`);

const KeptDocument = graphql(`
  query KeptSubscription {
    subscription {
      ...Standing_subscription @unmask
    }
  }
`);

const SubscriptionChangedDocument = graphql(`
  subscription SubscriptionChanged {
    subscriptionChanged {
      ...Standing_subscription @unmask
    }
  }
`);

/** How a subscription stands. */
export type Standing = Omit<Standing_SubscriptionFragment, " $fragmentName">;

/** A sum with its lines, VAT and total, in pence. */
export type Sums = Omit<Sums_MoneyFragment, " $fragmentName">;

/** Puts a subscription where every page reads it: the answer to an act is true at once, also without a socket. */
export function keepSubscription(cache: ApolloCache, subscription: Standing | null): void {
  cache.writeQuery({ query: KeptDocument, data: { subscription } });
}

/** The subscription as it stands at this moment; null where there is none. @throws when the server was not reached. */
export async function readStanding(client: ApolloClient): Promise<Standing | null> {
  const { data } = await client.query({ query: KeptDocument, fetchPolicy: "network-only" });
  return data?.subscription ?? null;
}

/** Keeps the page's subscription as it is now: what other tabs and the renewals do arrives here. */
export function useLiveStanding(): void {
  const { cache } = useApolloClient();
  useLiveSubscription(SubscriptionChangedDocument, {
    variables: {},
    onData: ({ subscriptionChanged }) => keepSubscription(cache, subscriptionChanged),
  });
}

/** The words of a standing (`billing.state`). */
export type StandingWord = "ACTIVE" | "CANCELLED" | "PAST_DUE" | "LAPSED" | "ENDED";

export function wordOf({ status, cancelAtPeriodEnd }: Pick<Standing, "status" | "cancelAtPeriodEnd">): StandingWord {
  return status === "ACTIVE" && cancelAtPeriodEnd ? "CANCELLED" : status;
}

export const levelOf: Record<StandingWord, StatusLevel> = {
  ACTIVE: "normal",
  CANCELLED: "warning",
  PAST_DUE: "critical",
  LAPSED: "critical",
  ENDED: "idle",
};

/** True while a month is paid for, or is to be paid. */
export const isOpen = (standing: Standing | null | undefined): standing is Standing =>
  standing?.status === "ACTIVE" || standing?.status === "PAST_DUE";

/** The last day of a time that ends at a midnight. */
export const lastDayOf = (end: string): Date => new Date(Date.parse(end) - 1);
