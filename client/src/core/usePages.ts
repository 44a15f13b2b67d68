import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from "@apollo/client";
import { useQuery } from "@apollo/client/react";

/** What every list of the API has. */
interface Connection {
  nodes: readonly unknown[];
  totalCount?: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export interface PagesOptions<Variables> {
  variables?: Omit<Variables, "after">;
  /** What is in the cache at once and what the server has then, where nothing else is said. */
  fetchPolicy?: WatchQueryFetchPolicy;
  nextFetchPolicy?: WatchQueryFetchPolicy;
  skip?: boolean;
}

/** A list of the API, read page by page. While another choice is read, the list of the earlier one stays. */
export function usePages<Data, Variables extends OperationVariables, List extends Connection>(
  document: TypedDocumentNode<Data, Variables>,
  listOf: (data: Data) => List | null | undefined,
  { fetchPolicy = "cache-and-network", ...options }: PagesOptions<Variables> = {},
) {
  const { data, previousData, error, refetch, fetchMore } = useQuery<Data, OperationVariables>(document, {
    fetchPolicy,
    ...options,
  });
  const answer = (data ?? previousData) as Data | undefined;
  const list = (answer && listOf(answer)) ?? undefined;
  return {
    answer,
    list,
    nodes: list?.nodes as List["nodes"] | undefined,
    total: list?.totalCount as List["totalCount"],
    /** False while the list of an earlier choice is still shown. */
    isCurrent: data !== undefined,
    error,
    /** Reads again; what goes wrong is in `error`. */
    read: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
    /** Reads the next page, when there is one; rejects when it did not arrive. */
    more: list?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: list.pageInfo.endCursor } }) : undefined,
  };
}
