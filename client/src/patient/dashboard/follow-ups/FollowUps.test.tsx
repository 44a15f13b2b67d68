import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { patient, renderRoutes } from "../../../../test/render";
import { FollowUps_SayDocument, FollowUpsDocument } from "../../../gql/graphql";
import { FollowUpsLater } from "./FollowUpsLater";

const followUp = (id: string, kind: "CRITICAL" | "HOW_ARE_THINGS", level: string) => ({
  __typename: "Consultation",
  ...{ id, followUp: kind, question: "I have a cold", subjectName: null as string | null, level, isAboutSafety: false },
  raised: null,
  response: { __typename: "ConsultationResponse", heading: "Call 999 now", message: "Do not wait." },
});
const found = (...followUps: object[]) => ({
  request: { query: FollowUpsDocument },
  result: { data: { followUps } },
});
const saying = (feeling: string, result: object = {}) => ({
  request: { query: FollowUps_SayDocument, variables: { id: "1", feeling } },
  result: { data: { sayHowThingsAre: { __typename: "Consultation", id: "1", level: "SELF_CARE" } } },
  ...result,
});

const open = (...mocks: object[]) =>
  renderRoutes(
    [
      { path: "/consultation", element: <p>The consultation</p> },
      { path: "*", element: <FollowUpsLater /> },
    ],
    { viewer: patient, mocks: mocks as ReturnType<typeof found>[] },
  );
const push = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("what comes after an answer", () => {
  it.each([
    ["Better", "BETTER", /We will not ask about it again/],
    ["The same", "SAME", /We will ask again later/],
  ])("%s: says what comes of it", async (name, feeling, sentence) => {
    await open(found(followUp("1", "HOW_ARE_THINGS", "SELF_CARE")), saying(feeling));
    expect(await screen.findByText("You asked: “I have a cold”")).toBeVisible();
    await push(name);
    expect(await screen.findByText(sentence)).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("asks for whom it was", async () => {
    await open(found({ ...followUp("1", "HOW_ARE_THINGS", "SELF_CARE"), subjectName: "Mia" }));
    expect(await screen.findByRole("heading", { name: "How is Mia now?" })).toBeVisible();
  });

  it("worse leads to the consultation", async () => {
    await open(found(followUp("1", "HOW_ARE_THINGS", "SELF_CARE")), saying("WORSE"));
    await push("Worse");
    expect(await screen.findByText("The consultation")).toBeVisible();
  });

  it("an emergency stays with its heading until it is over", async () => {
    await open(found(followUp("1", "CRITICAL", "EMERGENCY")), saying("BETTER"));
    expect(await screen.findByRole("heading", { name: /Call 999 now/ })).toBeVisible();
    await push("This is over");
    await waitFor(() => expect(screen.queryByRole("heading", { name: /Call 999 now/ })).toBeNull());
  });

  it("what is about somebody's safety stands there in words that tell nobody what it is about", async () => {
    await open(found({ ...followUp("1", "CRITICAL", "CRISIS"), isAboutSafety: true }), saying("BETTER"));
    expect(await screen.findByRole("heading", { name: "Your last question" })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/I have a cold|Call 999|Do not wait|crisis|Samaritans/);
    expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute("href", "/consultation#consultation-1");
    await push("Take this away");
    expect(await screen.findByText("It is taken away.")).toBeVisible();
  });

  it("what could not be saved is said, and can be tried again", async () => {
    await open(found(followUp("1", "HOW_ARE_THINGS", "SELF_CARE")), saying("BETTER", { error: new Error("offline") }));
    await push("Better");
    expect(await screen.findByText("Your answer could not be saved. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Better" })).toBeVisible();
  });
});
