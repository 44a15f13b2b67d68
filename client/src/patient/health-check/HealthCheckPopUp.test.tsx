import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { useLocation } from "react-router";
import { FakeIntersectionObserver } from "../../../test/intersection";
import { patient, renderRoutes } from "../../../test/render";
import { loadCatalogue } from "../../core/i18n";
import {
  HealthCheckForm_AnswerDocument,
  HealthCheckPopUp_DismissDocument,
  HealthCheckPopUpDocument,
} from "../../gql/graphql";
import { HealthCheckPopUp } from "./HealthCheckPopUp";

const question = (id: string, text: string) => ({
  __typename: "HealthCheckQuestion",
  id,
  text,
  answers: [
    { __typename: "HealthCheckAnswer", value: "rarely", text: "Rarely" },
    { __typename: "HealthCheckAnswer", value: "often", text: "Often" },
  ],
});

const offer = {
  __typename: "HealthCheckOffer",
  id: "offer-1",
  check: {
    __typename: "HealthCheck",
    slug: "sleep",
    title: "Your sleep",
    intro: "Think of the last two weeks.",
    questions: [question("awake", "How often do you lie awake?"), question("tired", "How often are you tired?")],
  },
  sponsor: {
    __typename: "SponsoredRecommendation",
    id: "advert-1",
    title: "Sleep mask",
    description: "Keeps the light out.",
    imageUrl: "/ads/mask.svg",
    imageAlt: "A mask",
    pricePence: 900,
    promoCode: null,
    company: "Calm Nights Ltd",
    host: "calm.example",
    disclaimer: "An invented product.",
    privacyNote: "WITHOUT_HEALTH_DATA",
    why: ["This page is about sleep."],
    viewToken: "view-1",
    clickToken: "click-1",
    engagementToken: "engagement-1",
  },
};
const offered = (healthCheckOffer: object | null) => ({
  request: { query: HealthCheckPopUpDocument },
  result: { data: { healthCheckOffer } },
});
const dismissed = () => {
  const result = jest.fn(() => ({ data: { dismissHealthCheck: true } }));
  return { request: { query: HealthCheckPopUp_DismissDocument, variables: { id: "offer-1" } }, result };
};
const answers = [
  { questionId: "awake", value: "often" },
  { questionId: "tired", value: "rarely" },
];
const sent = { query: HealthCheckForm_AnswerDocument, variables: { id: "offer-1", answers } };
const answered = {
  request: sent,
  result: {
    data: {
      answerHealthCheck: {
        __typename: "HealthCheckResult",
        id: "result-1",
        slug: "sleep",
        title: "Your sleep",
        band: "FAIR",
        headline: "Your sleep could be better",
        text: "Many people sleep badly at times.",
        advice: ["Get up at the same time each day."],
        sourceTitle: "NHS: Insomnia",
        sourceUrl: "https://www.nhs.uk/conditions/insomnia/",
        askText: "What can I do to sleep better?",
        takenAt: "2026-03-04T10:00:00Z",
      },
    },
  },
};

beforeAll(async () => {
  await Promise.all([loadCatalogue("healthCheck"), loadCatalogue("dashboard")]);
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

function Handed() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}
const open = (...mocks: object[]) =>
  renderRoutes(
    [
      {
        path: "/dashboard",
        element: (
          <main id="main" tabIndex={-1}>
            <HealthCheckPopUp />
          </main>
        ),
      },
      { path: "/consultation", element: <Handed /> },
    ],
    { viewer: patient, at: "/dashboard", mocks: mocks as (typeof answered)[] },
  );
const teaser = () => screen.findByRole("region", { name: "Your sleep" });
const start = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(within(await teaser()).getByRole("button", { name: "Take the check" }));
  return within(await screen.findByRole("dialog", { name: /Your sleep/ }));
};

describe("the Health Check of the day", () => {
  it("is nothing when none is offered", async () => {
    await open(offered(null));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("says who pays for it, takes no focus, and goes with Escape for good", async () => {
    const dismiss = dismissed();
    const { user } = await open(offered(offer), dismiss);
    expect(await teaser()).toHaveTextContent("Sponsored by Calm Nights Ltd");
    expect(document.body).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Your sleep" })).not.toBeInTheDocument();
    await waitFor(() => expect(dismiss.result).toHaveBeenCalledTimes(1));
  });

  it("names what is not answered yet, and keeps what is", async () => {
    const { user } = await open(offered(offer));
    const dialog = await start(user);
    expect(dialog.getByText("Your answers stay with you. Calm Nights Ltd never sees them.")).toBeInTheDocument();
    await user.click(
      within(dialog.getByRole("radiogroup", { name: "How often do you lie awake?" })).getByLabelText("Often"),
    );
    await user.click(dialog.getByRole("button", { name: /^See my result/ }));
    const summary = await dialog.findByRole("alert", { name: "There is a problem" });
    expect(within(summary).getByRole("link")).toHaveTextContent("Please answer: How often are you tired?");
    expect(dialog.getAllByRole("radio", { checked: true })).toHaveLength(1);
  });

  it("keeps the answers when the server is not reached, then shows the result with its source", async () => {
    const { user } = await open(offered(offer), { request: sent, error: new Error("Failed to fetch") }, answered);
    const dialog = await start(user);
    const [awake, tired] = dialog.getAllByRole("radiogroup");
    await user.click(within(awake as HTMLElement).getByLabelText("Often"));
    await user.click(within(tired as HTMLElement).getByLabelText("Rarely"));
    await user.click(dialog.getByRole("button", { name: /^See my result/ }));
    expect(await dialog.findByText(/Your answers are still here/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^See my result/ }));
    expect(await dialog.findByRole("heading", { name: "Your sleep could be better" })).toHaveFocus();
    expect(dialog.getByRole("link", { name: /Source: NHS: Insomnia/ })).toHaveAttribute(
      "href",
      "https://www.nhs.uk/conditions/insomnia/",
    );
    expect(dialog.getByRole("region", { name: "Sponsored recommendation" })).toBeInTheDocument();
    const ask = dialog.getAllByRole("link", { name: "Ask about this" })[0] as HTMLElement;
    await user.click(ask);
    expect(await screen.findByText('{"question":"What can I do to sleep better?"}')).toBeInTheDocument();
  });

  it("says the server's sentence when the offer is gone", async () => {
    const gone = new GraphQLError("This Health Check is over.", { extensions: { code: "CONFLICT" } });
    const { user } = await open(offered(offer), { request: sent, result: { errors: [gone] } });
    const dialog = await start(user);
    const [awake, tired] = dialog.getAllByRole("radiogroup");
    await user.click(within(awake as HTMLElement).getByLabelText("Often"));
    await user.click(within(tired as HTMLElement).getByLabelText("Rarely"));
    await user.click(dialog.getByRole("button", { name: /^See my result/ }));
    expect(await dialog.findByText(/That did not work|This Health Check is over/)).toBeInTheDocument();
  });
});
