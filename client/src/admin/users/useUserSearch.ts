import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql";

const SearchDocument = graphql(`
  query UsersPage($email: String!, $after: String) {
    userSearch(email: $email, first: 20, after: $after) {
      nodes {
        ...Users_found @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

/** Who has an address that is this one, or begins like it; nobody is looked for while it is empty. */
export function useUserSearch(email: string) {
  const { data, error, refetch, fetchMore } = useQuery(SearchDocument, {
    variables: { email },
    skip: email === "",
    // A search is about who is there now.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const page = data?.userSearch;
  return {
    found: page?.nodes,
    total: page?.totalCount,
    error,
    read: () => refetch().catch(() => undefined),
    more: page?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: page.pageInfo.endCursor } }) : undefined,
  };
}
