import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestContext } from "../platform/context";

/**
 * Tells programs with a key what the call cost and what is left: in `extensions.cost`, and in the header fields of
 * draft-ietf-httpapi-ratelimit-headers. What the API refused before the guard is counted here.
 */
export function keyCostPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue: { meter }, response }) {
          if (!meter) return;
          await meter.refuse();
          const { cost } = meter;
          if (!cost) return;
          const body = response.body.kind === "single" ? response.body.singleResult : response.body.initialResult;
          body.extensions = { ...body.extensions, cost };
          response.http.headers.set("ratelimit-policy", `"api-key";q=${cost.limit};w=60`);
          response.http.headers.set("ratelimit", `"api-key";r=${cost.remaining};t=${cost.resetSeconds}`);
        },
      };
    },
  };
}
