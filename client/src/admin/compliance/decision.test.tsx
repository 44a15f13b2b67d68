import { MockSubscriptionLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { owner, renderRoutes } from "../../../test/render";
import { loadCatalogue } from "../../core/i18n";
import { DecisionExplainer_ChoicesDocument, DecisionExplainerDocument } from "../../gql/graphql";
import { DecisionExplainer } from "./DecisionExplainer";

const choice = (value: string, label = value) => ({ __typename: "AdDecisionChoice", value, label });
const choices = {
  request: { query: DecisionExplainer_ChoicesDocument },
  result: {
    data: {
      adDecisionChoices: {
        __typename: "AdDecisionChoices",
        cities: [choice("London")],
        languages: [choice("en", "English")],
        topics: [choice("Sleep disorders")],
        signals: [choice("Sedentary")],
      },
    },
  },
};
const place = { page: "DASHBOARD", city: null, language: "en", topic: null, labels: [] };
const candidate = (campaignId: string, reason: string) => ({
  __typename: "AdCandidate",
  campaignId,
  campaignName: `Campaign ${campaignId}`,
  company: "Northbank Ltd",
  reason,
});
const decision = (input: object, nodes: object[], winnerId: string | null, after?: string, hasNextPage = false) => ({
  request: { query: DecisionExplainerDocument, variables: after ? { input, after } : { input } },
  result: {
    data: {
      explainDecision: {
        __typename: "AdDecision",
        at: "2026-03-04T10:00:00Z",
        winnerId,
        candidates: {
          __typename: "AdCandidateConnection",
          totalCount: 2,
          nodes,
          pageInfo: { __typename: "PageInfo", endCursor: "next", hasNextPage },
        },
      },
    },
  },
});

beforeAll(() => loadCatalogue("compliance"));

const open = (...mocks: object[]) =>
  renderRoutes([{ path: "*", element: <DecisionExplainer /> }], {
    viewer: owner,
    live: new MockSubscriptionLink(),
    mocks: [choices, ...mocks] as (typeof choices)[],
  });
const rows = () => screen.getAllByRole("row").slice(1);

describe("why an advert was chosen", () => {
  it("lists what is shown and why the others are not, page by page", async () => {
    const { user } = await open(
      decision(place, [candidate("a", "It has waited longest for its turn.")], "a", undefined, true),
      decision(place, [candidate("b", "Today's cap has been reached.")], "a", "next"),
    );
    expect(await screen.findByText("It has waited longest for its turn.")).toBeInTheDocument();
    expect(within(rows()[0] as HTMLElement).getByText("Shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Show more/ }));
    expect(await screen.findByText("Today's cap has been reached.")).toBeInTheDocument();
    expect(within(rows()[1] as HTMLElement).getByText("Not shown")).toBeInTheDocument();
  });

  it("asks again for another place, and a topic exists on Health Checks only", async () => {
    const check = { ...place, page: "HEALTH_CHECK" };
    const labelled = { ...check, topic: "Sleep disorders", labels: ["Sedentary"] };
    const { user } = await open(
      decision(place, [], null),
      decision(check, [], null),
      decision({ ...check, topic: "Sleep disorders" }, [], null),
      decision(labelled, [candidate("a", "It has waited longest for its turn.")], "a"),
    );
    expect(await screen.findByText("No campaign is running.")).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Topic of the page" })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Page" }), "HEALTH_CHECK");
    await user.selectOptions(screen.getByRole("combobox", { name: "Topic of the page" }), "Sleep disorders");
    await user.click(screen.getByRole("checkbox", { name: "Sedentary" }));
    expect(await screen.findByText("It has waited longest for its turn.")).toBeInTheDocument();
  });

  it("says that it cannot be worked out, and tries again", async () => {
    const { user } = await open(
      {
        request: { query: DecisionExplainerDocument, variables: { input: place } },
        error: new Error("Failed to fetch"),
      },
      decision(place, [], null),
    );
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("No campaign is running.")).toBeInTheDocument();
  });
});
