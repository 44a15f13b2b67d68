import { screen, waitFor, within } from "@testing-library/react";
import { open, page } from "./ConsultationPage.test-support";
import { ago, consultation, escalation } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

describe("a question with the pharmacist", () => {
  it("names the word and follows each station until the reply, which is announced politely", async () => {
    const { hear } = await open([page([consultation("a", "PHARMACIST")])]);
    const card = await screen.findByRole("article", {
      name: "Urgent advice: Your question is with a human pharmacist",
    });
    expect(within(card).getByText("severe").tagName).toBe("B");
    expect(within(card).getByText("Sent").closest("li")).toHaveAttribute("aria-current", "step");
    expect(within(card).getByText("We aim for 24 hours")).toBeInTheDocument();
    expect(within(card).getByText("Live")).toBeInTheDocument();

    await hear([consultation("a", "PHARMACIST", { escalation: escalation("CLAIMED") })]);
    expect(screen.getByText("by Amara, a pharmacist")).toBeInTheDocument();
    expect(screen.getByText("Being answered").closest("li")).toHaveAttribute("aria-current", "step");

    await hear([consultation("a", "PHARMACIST", { escalation: escalation("ANSWERED", "Try a warm pad.") })]);
    expect(await screen.findByRole("heading", { name: "Amara, a pharmacist, wrote" })).toBeInTheDocument();
    expect(screen.getByText("Try a warm pad.")).toBeInTheDocument();
    expect(screen.getByText("Amara, a pharmacist, has answered your question.")).toHaveAttribute("role", "status");
    expect(screen.getByRole("heading", { name: /A pharmacist has answered your question/ })).toBeInTheDocument();
  });

  it("asks no more once a pharmacist has answered it", async () => {
    const asked = {
      __typename: "OpenQuestion",
      id: "age",
      kind: "AGE",
      urgency: null,
      text: "How old are you?",
      choices: [],
    };
    const { response } = consultation("a", "PHARMACIST");
    const withOpen = { response: { ...response, openQuestions: [asked] } };
    const { hear } = await open([page([consultation("a", "PHARMACIST", withOpen as never)])]);
    expect(await screen.findByText("Advice so far")).toBeInTheDocument();
    const answered = { ...withOpen, escalation: escalation("ANSWERED", "Try a warm pad.") };
    await hear([consultation("a", "PHARMACIST", answered as never)]);
    expect(await screen.findByText("Try a warm pad.")).toBeInTheDocument();
    expect(screen.queryByText("Advice so far")).not.toBeInTheDocument();
    expect(screen.queryByText("How old are you?")).not.toBeInTheDocument();
  });

  it("stays open below newer ones while somebody waits for the reply", async () => {
    await open([page([consultation("a", "SELF_CARE"), consultation("b", "PHARMACIST", { timestamp: ago(40) })])]);
    expect(
      await screen.findByRole("article", { name: /Your question is with a human pharmacist/ }),
    ).toBeInTheDocument();
  });

  it("says so, and gives 111, when the promised time is over", async () => {
    const late = { ...escalation("SEEN"), waitingSince: ago(25 * 60) };
    await open([page([consultation("a", "PHARMACIST", { escalation: late })])]);
    expect(await screen.findByText(/This takes longer than we promised/)).toBeInTheDocument();
  });

  it("shows progress and reply also beside an answer of another level", async () => {
    await open([page([consultation("a", "EMERGENCY", { escalation: escalation("ANSWERED", "Ring me back.") })])]);
    expect(await screen.findByRole("heading", { name: "A pharmacist has answered as well" })).toBeInTheDocument();
    expect(await screen.findByText("Ring me back.")).toBeInTheDocument();
  });

  it("takes in what was asked elsewhere, newest first and once", async () => {
    const { hear } = await open([page([consultation("a", "SELF_CARE")])]);
    await screen.findByText("Question a");
    const elsewhere = consultation("b", "SELF_CARE", { timestamp: ago(1) });
    await hear([elsewhere]);
    await hear([elsewhere]);
    await waitFor(() => expect(screen.getAllByText("Question b")).toHaveLength(1));
    const questions = screen.getAllByText(/^Question [ab]$/).map((element) => element.textContent?.slice(-10));
    expect(questions).toEqual(["Question b", "Question a"]);
  });
});
