import { CombinedGraphQLErrors } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { FollowUpWish_WishDocument, HideQuestion_HideDocument } from "../../gql/graphql";
import { open, page } from "./ConsultationPage.test-support";
import { ago, consultation } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

const line = (name: string, phone: string | null) => ({
  __typename: "HelpLine",
  name,
  phone,
  about: "Free.",
  url: "https://refuge.example",
});
const group = (reader: string, title: string, ...lines: object[]) => ({
  __typename: "HelpLines",
  reader,
  title,
  lines,
});

function safety(id: string, changes: Record<string, unknown> = {}) {
  const crisis = consultation(id, "CRISIS", { isAboutSafety: true, ...changes });
  const helpLines = [
    group("SELF", "Help for you", line("Domestic Abuse Helpline", "0808 2000 247"), line("Referral centre", null)),
    group("CHILD", "If you are under 19", line("Childline", "0800 1111")),
  ];
  return { ...crisis, response: { ...crisis.response, helpLines } };
}

const exit = () => screen.queryByRole("button", { name: "Leave this page quickly" });

describe("an answer about somebody's safety", () => {
  it("has the lines of whoever reads it in sight, those of others folded, and the same in the red card", async () => {
    await open([page([safety("a")])]);
    const own = await screen.findByRole("heading", { name: "Help for you" });
    expect(within(own.closest("section") as HTMLElement).getByRole("link", { name: "0808 2000 247" })).toHaveAttribute(
      "href",
      "tel:08082000247",
    );
    expect(screen.getByText("Childline")).not.toBeVisible();
    const card = screen.getByRole("alert");
    expect(within(card).getByRole("link", { name: /^Domestic Abuse Helpline 0808\s2000\s247$/ })).toBeVisible();
    expect(within(card).queryByRole("link", { name: /Samaritans/ })).not.toBeInTheDocument();
  });

  it("has a way out of its page and a neutral title; another answer has neither", async () => {
    const { unmount } = await open([page([safety("a")])]);
    await waitFor(() => expect(exit()).toBeVisible());
    expect(exit()).toHaveAccessibleDescription(/press Shift three times/);
    expect(document.title).not.toMatch(/help now|emergency/i);
    unmount();
    await open([page([consultation("b", "EMERGENCY")])]);
    await screen.findAllByText("Question b");
    expect(exit()).toBeNull();
  });

  it("is asked after where that is wished", async () => {
    const wished = {
      request: { query: FollowUpWish_WishDocument, variables: { id: "a", wished: true } },
      result: { data: { wishFollowUp: { __typename: "Consultation", id: "a", followUpWished: true } } },
    };
    const { user } = await open([page([safety("a")]), wished]);
    const box = await screen.findByRole("checkbox", { name: "Ask me later how I am" });
    expect(box).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
  });
});

describe("hiding a question", () => {
  const hiding = (outcome: object) => ({
    request: { query: HideQuestion_HideDocument, variables: { id: "a" } },
    ...outcome,
  });
  const list = () => [safety("a"), consultation("b", "SELF_CARE", { timestamp: ago(60) })];

  it("takes it away at once, says where it is, and the way out goes with it", async () => {
    const { user } = await open([page(list()), hiding({ result: { data: { hideConsultation: "a" } } })]);
    await user.click(await screen.findByRole("button", { name: "Hide from my history “Question a”" }));
    await waitFor(() => expect(screen.queryByText("Question a")).not.toBeInTheDocument());
    expect(screen.getByText(/You find it in your account, under Hidden questions/)).toBeInTheDocument();
    expect(screen.getByText("Question b")).toBeVisible();
    expect(exit()).toBeNull();
  });

  it("that failed says so", async () => {
    const { user } = await open([page(list()), hiding({ error: new Error("offline") })]);
    await user.click(await screen.findByRole("button", { name: "Hide from my history “Question a”" }));
    expect(await screen.findByText("The question could not be hidden. Please try again.")).toBeVisible();
    expect(screen.getAllByText("Question a").length).toBeGreaterThan(0);
  });
});

it("says that the consent was taken back, and leads to where it is given", async () => {
  const { live } = await open([page([consultation("a", "SELF_CARE")])]);
  await screen.findByText("Question a");
  const error = new CombinedGraphQLErrors({
    errors: [new GraphQLError("No", { extensions: { code: "CONSENT_WITHDRAWN" } })],
  });
  await act(async () => live.simulateResult({ error }));
  expect(await screen.findByText(/so nothing new is shown here/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Allow it again in your account" })).toHaveAttribute(
    "href",
    "/account#agreements",
  );
});
