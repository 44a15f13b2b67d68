/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a campaign stands. */
export type CampaignStatus =
  /** Not launched yet; it can be deleted. */
  | 'DRAFT'
  /** Ended by hand, or its last day is over. */
  | 'ENDED'
  /** Launched; none of its adverts may be shown yet, or any more. */
  | 'IN_REVIEW'
  /** Launched, with an approved advert, and not over. `heldBackBy` says whether it is shown right now. */
  | 'LIVE'
  /** Launched, and held by its advertiser. */
  | 'PAUSED';

/** Conversions of one campaign on one day, or one order by promo code. */
export type ConversionRowInput = {
  /** Everything that was ordered that day of what the campaign advertises, whether or not an advert brought it: what `campaignLift` compares. Null: what was said before stays. */
  allOrders?: number | null | undefined;
  /** The `id` of one of the advertiser's own campaigns. Null for an order by code. */
  campaignId?: string | number | null | undefined;
  /** How many, 0 to 100,000; of an order 1. 0 takes an earlier report back. */
  count: number;
  /** A London day that has begun, YYYY-MM-DD. */
  day: string;
  /** The advertiser's own number of an order by code: reported again, it takes the place of the first. */
  orderId?: string | number | null | undefined;
  /** The code of an order, instead of a campaign. */
  promoCode?: string | null | undefined;
  /** What they brought in, in pence: at most £1,000,000.00. */
  revenuePence: number;
};

/** Conversions by campaign and day. */
export type ReportConversionsInput = {
  /** A UUID: the same key with the same rows is one report. */
  idempotencyKey: string | number;
  /** 1 to 500, each campaign and day, and each order, once. */
  rows: Array<ConversionRowInput>;
};

export type CampaignsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CampaignsQuery = { campaigns: { nodes: Array<{ id: string, name: string, status: CampaignStatus, stats: { impressions: number, clicks: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReportMutationVariables = Exact<{
  input: ReportConversionsInput;
}>;


export type ReportMutation = { reportConversions: { id: string, rowCount: number, reportedAt: string } };

export type WatchSubscriptionVariables = Exact<{
  campaignId: string | number;
}>;


export type WatchSubscription = { campaignStatsChanged: { impressions: number, clicks: number, ctr: number, lastUpdated: string } };


export const CampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportConversionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportConversions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const WatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Watch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignStatsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"ctr"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<WatchSubscription, WatchSubscriptionVariables>;
