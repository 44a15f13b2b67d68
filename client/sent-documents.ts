import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { type DocumentNode, print } from "graphql";

/**
 * The text of each operation as Apollo Client sends it, by its name: with the type names that its cache asks for, and without the
 * directives that are its own. Apollo Client itself is asked, so that it cannot be told differently here.
 */
export async function sentTexts(documents: Iterable<DocumentNode>): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  const link = new ApolloLink(({ operationName, query }) => {
    sent.set(operationName ?? "", print(query));
    return new Observable((observer) => observer.complete());
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link, dataMasking: true });
  const ignore = () => undefined; // nobody answers
  for (const document of documents) {
    const [first] = document.definitions;
    if (first?.kind !== "OperationDefinition") continue;
    if (first.operation === "subscription") client.subscribe({ query: document }).subscribe({ error: ignore });
    else if (first.operation === "mutation") await client.mutate({ mutation: document }).catch(ignore);
    else await client.query({ query: document, fetchPolicy: "no-cache" }).catch(ignore);
  }
  client.stop();
  return sent;
}
