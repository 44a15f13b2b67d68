import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddForm_AddDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { open, page } from "./ConsultationPage.test-support";
import { consultation, escalation } from "./consultation.factory";
import { asking, given, list, push } from "./Questions.test-support";

afterEach(forgetDrafts);

describe("what is added", () => {
  const adding = (text: string, result: object) => ({
    request: { query: AddForm_AddDocument, variables: (sent: { text?: string }) => sent.text === text },
    ...result,
  });
  const write = async (text: string) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add something" }));
    await userEvent.type(screen.getByLabelText("What else should we know?"), text);
    await push("Send");
  };

  it("is read with the rest: what was said is told, and the focus goes to the answer", async () => {
    const words = { asked: { ...list("words:1"), kind: "WORDS", urgency: null, text: "What you added" } };
    const after = asking([], { answers: [given(words.asked, { words: "Now a rash" })] });
    await open([page([asking([])]), adding("Now a rash", { result: { data: { addToConsultation: after } } })]);
    await write("Now a rash");
    expect(await screen.findByText(/^Thank you. With this, the advice stays the same/)).toBeVisible();
    await waitFor(() => expect(document.getElementById("answer-1")).toHaveFocus());
    await userEvent.click(screen.getByText("Your answer (1)"));
    expect(screen.getByText("Now a rash")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
  });

  it.each([
    ["SENT", true],
    ["CLAIMED", true],
    ["NEEDS_REPLY", false],
    ["ANSWERED", false],
  ] as const)("can be sent while the question waits for a pharmacist: %s", async (status, isThere) => {
    await open([page([consultation("a", "PHARMACIST", { escalation: escalation(status, "Try a warm pad.") })])]);
    await screen.findByRole("button", { name: /^Delete this question/ });
    if (isThere) expect(await screen.findByRole("button", { name: "Add something" })).toBeVisible();
    else expect(screen.queryByRole("button", { name: "Add something" })).toBeNull();
  });

  it("stays in its box when it could not be sent", async () => {
    await open([page([asking([])]), adding("Now a rash", { error: new Error("offline") })]);
    await write("Now a rash");
    expect(await screen.findByText(/could not be sent. It is still here/)).toBeVisible();
    expect(screen.getByLabelText("What else should we know?")).toHaveValue("Now a rash");
  });

  it("about somebody else gets an answer of its own, which stands first", async () => {
    const hers = { ...asking([]), id: "2", question: "And my daughter?", timestamp: new Date().toISOString() };
    await open([page([asking([])]), adding("And my daughter?", { result: { data: { addToConsultation: hers } } })]);
    await write("And my daughter?");
    await waitFor(() => expect(screen.getByRole("group", { name: "And my daughter?" })).toHaveFocus());
  });
});
