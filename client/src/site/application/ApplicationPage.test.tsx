import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderRoutes } from "../../../test/render";
import { applicantSecret } from "../../core/applicant";
import { CurrentApplicationDocument, NewLink_RequestDocument } from "../../gql/graphql";
import { ApplicationPage } from "./ApplicationPage";
import { allReady, application, current, lost, paper, TOKEN } from "./application.test-support";
import { keepOwnToken } from "./applicationToken";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

afterEach(() => act(() => keepOwnToken("")));

async function open(at: string, ...mocks: object[]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes(
    [
      { path: "/advertiser/application", element: <ApplicationPage /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { at, mocks: mocks as Mocks, live },
  );
  const hear = (change: object) =>
    act(async () => {
      live.simulateResult({ result: { data: { applicationStatusChanged: application(change) } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
const openMailed = (...mocks: object[]) => open(`/advertiser/application?token=${TOKEN}`, ...mocks);

const sent = {
  status: "PENDING",
  documents: allReady,
  submittedAt: "2026-11-20T10:42:06Z",
  reviewDueAt: "2026-11-24T17:00:00Z",
};

describe("the page of an application", () => {
  it("says by when it is answered, and follows what is decided", async () => {
    const { hear } = await openMailed(current(sent));
    expect(await screen.findByRole("heading", { name: "We are reviewing your application" })).toBeVisible();
    expect(screen.getByText("We answer by Tuesday 24 November.")).toBeVisible();
    expect(screen.getByText("Live")).toBeVisible();
    expect(applicantSecret.read()).toBe(TOKEN);
    await hear({
      ...sent,
      status: "MORE_DOCS",
      reviewDueAt: null,
      reason: "The licence ends in two weeks.",
      documents: [...allReady, paper(9, { key: "further_1", name: "updated business licence", dateKind: null })],
    });
    expect(await screen.findByRole("heading", { name: "Additional Documents Required" })).toHaveFocus();
    expect(screen.getByText("The licence ends in two weeks.")).toBeVisible();
    expect(screen.getByLabelText("Choose a file: updated business licence")).toBeEnabled();
    // What is needed stands first.
    expect(screen.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("updated business licence");
    expect(screen.getByRole("button", { name: /^Send again/ })).toBeVisible();
    await hear({ ...sent, status: "APPROVED", reviewDueAt: null, decidedAt: "2026-11-21T10:42:06Z" });
    expect(await screen.findByRole("heading", { name: "Application approved" })).toHaveFocus();
    expect(screen.getByText(/hannah@northbank\.example with a link to set your password/)).toBeVisible();
  });

  it("says so when the day is not known", async () => {
    await openMailed(current({ ...sent, reviewClockKnown: false }));
    expect(await screen.findByText(/^We answer in 1-2 business days\. The exact day is not known yet/)).toBeVisible();
  });

  it("tells why it was rejected, and offers another", async () => {
    const { user, router } = await openMailed(current({ ...sent, status: "REJECTED", reason: "Not a company." }));
    expect(await screen.findByText("Not a company.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start a new application" }));
    expect(router.state.location.pathname).toBe("/advertiser/register");
  });

  it("goes on with a draft where it is filled in", async () => {
    const { user, router } = await openMailed(current());
    await user.click(await screen.findByRole("button", { name: "Go on with it" }));
    expect(router.state.location.pathname).toBe("/advertiser/register");
    expect(localStorage.getItem("application")).toBe(TOKEN);
  });

  it("offers to try again", async () => {
    const { user } = await openMailed(lost, current(sent));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "We are reviewing your application" })).toBeVisible();
  });
});

describe("a link that does not work", () => {
  const request = (result: object) => ({
    request: { query: NewLink_RequestDocument, variables: { email: "hannah@northbank.example" } },
    ...result,
  });

  it("is said, and a new one is mailed", async () => {
    const { user } = await openMailed(
      {
        request: { query: CurrentApplicationDocument, variables: { token: TOKEN } },
        result: { errors: [new GraphQLError("Not found.", { extensions: { code: "NOT_FOUND" } })] },
      },
      request({ error: new Error("Failed to fetch") }),
      request({ result: { data: { requestApplicationLink: true } } }),
    );
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
    const send = () => user.click(screen.getByRole("button", { name: /^Send me a link/ }));
    await send();
    expect(screen.getByRole("link", { name: "Please enter a valid email address" })).toBeVisible();
    await user.type(screen.getByLabelText("Email"), "hannah@northbank.example");
    await send();
    expect(await screen.findByText("The link could not be asked for. Please try again.")).toBeVisible();
    await send();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  it("is asked for where there is none", async () => {
    await open("/advertiser/application");
    expect(screen.getByRole("heading", { name: "Find your application" })).toBeVisible();
  });
});
