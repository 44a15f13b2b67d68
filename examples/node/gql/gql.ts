/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Campaigns($after: String) {\n    campaigns(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        status\n        stats {\n          impressions\n          clicks\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CampaignsDocument,
    "\n  mutation Report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n      reportedAt\n    }\n  }\n": typeof types.ReportDocument,
    "\n  subscription Watch($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      impressions\n      clicks\n      ctr\n      lastUpdated\n    }\n  }\n": typeof types.WatchDocument,
};
const documents: Documents = {
    "\n  query Campaigns($after: String) {\n    campaigns(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        status\n        stats {\n          impressions\n          clicks\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CampaignsDocument,
    "\n  mutation Report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n      reportedAt\n    }\n  }\n": types.ReportDocument,
    "\n  subscription Watch($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      impressions\n      clicks\n      ctr\n      lastUpdated\n    }\n  }\n": types.WatchDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Campaigns($after: String) {\n    campaigns(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        status\n        stats {\n          impressions\n          clicks\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Campaigns($after: String) {\n    campaigns(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        status\n        stats {\n          impressions\n          clicks\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n      reportedAt\n    }\n  }\n"): (typeof documents)["\n  mutation Report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n      reportedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Watch($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      impressions\n      clicks\n      ctr\n      lastUpdated\n    }\n  }\n"): (typeof documents)["\n  subscription Watch($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      impressions\n      clicks\n      ctr\n      lastUpdated\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
