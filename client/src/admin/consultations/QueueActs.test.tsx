import { screen, waitFor, within } from "@testing-library/react";
import { often } from "../../../test/render";
import { AnswerForm_AnswerDocument, ClaimButton_ClaimDocument, TakeBack_AnswerDocument } from "../../gql/graphql";
import { conflict, hoursFromNow, list, open, opening, question, rows } from "./PharmacistQueuePage.test-support";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("what is done in the queue", () => {
  it("moves, opens, claims and goes back by keyboard; opening marks it as seen", async () => {
    const { user, router } = await open([
      list([question("a", "SENT"), question("b", "SENT", { waitingSince: hoursFromNow(-4) })]),
      opening(question("b", "SEEN", { waitingSince: hoursFromNow(-4) })),
      {
        request: { query: ClaimButton_ClaimDocument, variables: { id: "b" } },
        result: { data: { claimPharmacistQuestion: question("b", "CLAIMED", { waitingSince: hoursFromNow(-4) }) } },
      },
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.keyboard("jjk");
    expect(rows()[0]).toHaveFocus();
    await user.keyboard("j{Enter}");
    const pane = await screen.findByRole("region", { name: "Question" });
    expect(await within(pane).findByText("as written, in English")).toBeInTheDocument();
    expect(within(pane).getByRole("link", { name: "Back pain (NHS)" })).toBeInTheDocument();
    expect(await within(pane).findByText("Seen")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?question=b");
    await user.keyboard("c");
    await waitFor(() => expect(screen.getByLabelText("Your answer")).toHaveFocus());
    // The first one leaves the box.
    await user.keyboard("{Escape}{Escape}");
    expect(screen.queryByRole("region", { name: "Question" })).not.toBeInTheDocument();
    expect(rows()[1]).toHaveFocus();
  });

  it("leaves C after G to the page change", async () => {
    const { user } = await open(
      [
        list([question("a", "SEEN")]),
        opening(question("a", "SEEN")),
        {
          request: { query: ClaimButton_ClaimDocument, variables: { id: "a" } },
          error: new Error("Failed to fetch"),
        },
      ],
      "/?question=a",
    );
    await screen.findByRole("button", { name: /^Claim/ });
    await user.keyboard("gc");
    expect(screen.queryByText("The question could not be claimed. Please try again.")).not.toBeInTheDocument();
    await user.keyboard("c");
    expect(await screen.findByText("The question could not be claimed. Please try again.")).toBeInTheDocument();
  });

  it("says in place that somebody else was faster", async () => {
    const { user, hear } = await open(
      [
        list([question("a", "SEEN")]),
        opening(question("a", "SEEN")),
        {
          request: { query: ClaimButton_ClaimDocument, variables: { id: "a" } },
          result: conflict("Another pharmacist is answering this question."),
        },
      ],
      "/?question=a",
    );
    await user.click(await screen.findByRole("button", { name: /^Claim/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Another pharmacist is answering this question.");
    await hear([question("a", "CLAIMED", { claimedByMe: false, pharmacistName: "Sam" })], 1);
    expect(screen.queryByRole("button", { name: /^Claim/ })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Sam is answering/).length).toBeGreaterThan(0);
  });

  it("sends the answer once, says so, and moves on in the list", async () => {
    const answered = question("a", "ANSWERED");
    const { user } = await open(
      [
        list([question("a", "CLAIMED"), question("b", "SENT", { waitingSince: hoursFromNow(-1) })]),
        opening(question("a", "CLAIMED")),
        {
          request: {
            query: AnswerForm_AnswerDocument,
            variables: { id: "a", answer: "Keep moving gently.", language: "en" },
          },
          result: { data: { answerPharmacistQuestion: answered } },
          delay: 50,
        },
      ],
      "/?question=a",
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.type(await screen.findByLabelText("Your answer"), " Keep moving gently. ");
    await user.dblClick(screen.getByRole("button", { name: /^Send answer/ }));
    // In its place and as a toast.
    await waitFor(() => expect(screen.getAllByText("Answer sent")).toHaveLength(2));
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    expect(rows()[0]).toHaveTextContent("Question b");
    expect(sessionStorage).toHaveLength(0);
  });

  it("asks again before an answer of two words is sent, and keeps what was typed", async () => {
    const { user } = await open(
      [
        list([question("a", "CLAIMED")]),
        opening(question("a", "CLAIMED")),
        {
          request: { query: AnswerForm_AnswerDocument, variables: { id: "a", answer: "ok then", language: "en" } },
          result: { data: { answerPharmacistQuestion: question("a", "ANSWERED") } },
        },
      ],
      "/?question=a",
    );
    const box = await screen.findByLabelText("Your answer");
    await user.type(box, " ok ");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    const dialog = await screen.findByRole("dialog", { name: "This answer is very short. Send it anyway?" });
    expect(within(dialog).getByText("ok")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Keep writing" }));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue(" ok ");
    expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument();
    await user.type(box, "then{Control>}{Enter}{/Control}");
    await user.click(await screen.findByRole("button", { name: "Send anyway" }));
    await waitFor(() => expect(rows()).toHaveLength(0));
  });

  it("takes an answer back within a minute, and its words stand in the box again", async () => {
    const { user } = await open(
      [
        list([question("a", "CLAIMED")]),
        opening(question("a", "CLAIMED")),
        {
          request: {
            query: AnswerForm_AnswerDocument,
            variables: { id: "a", answer: "Take two more.", language: "en" },
          },
          result: { data: { answerPharmacistQuestion: question("a", "ANSWERED", { updatedAt: hoursFromNow(0) }) } },
        },
        {
          request: { query: TakeBack_AnswerDocument, variables: { id: "a" } },
          result: { data: { takeBackPharmacistAnswer: question("a", "CLAIMED", { updatedAt: hoursFromNow(0.1) }) } },
        },
        { ...opening(question("a", "CLAIMED", { updatedAt: hoursFromNow(0.1) })), ...often },
      ],
      "/?question=a",
    );
    await user.type(await screen.findByLabelText("Your answer"), "Take two more.");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    const back = await screen.findByRole("button", { name: /^Take it back \(\d+ s left\)/ });
    await waitFor(() => expect(document.querySelector(".mantine-Notification-root")).toHaveTextContent("Answer sent"));
    await user.click(back);
    expect(await screen.findByLabelText("Your answer")).toHaveValue("Take two more.");
    expect(screen.queryByRole("button", { name: /^Take it back/ })).toBeNull();
    // It goes by itself after four seconds; this is sooner.
    await waitFor(() => expect(document.querySelector(".mantine-Notification-root")).toBeNull(), { timeout: 2_000 });
  });

  it("keeps the text when the answer could not be sent", async () => {
    const failing = (outcome: object) => ({
      request: {
        query: AnswerForm_AnswerDocument,
        variables: { id: "a", answer: "Keep moving gently.", language: "en" },
      },
      ...outcome,
    });
    const { user } = await open(
      [
        list([question("a", "CLAIMED")]),
        opening(question("a", "CLAIMED")),
        failing({ error: new Error("Failed to fetch") }),
        failing({ result: conflict("Another pharmacist is answering this question.") }),
      ],
      "/?question=a",
    );
    const field = await screen.findByLabelText("Your answer");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(field).toHaveAccessibleDescription(/Please type an answer\./);
    await user.type(field, "Keep moving gently.");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(await screen.findByText(/could not be sent/)).toBeInTheDocument();
    expect(field).toHaveValue("Keep moving gently.");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(await screen.findByText("Another pharmacist is answering this question.")).toBeInTheDocument();
    expect(field).toHaveValue("Keep moving gently.");
  });
});
