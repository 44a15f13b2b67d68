import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetDrafts } from "../../lib/drafts";
import { open, page } from "./ConsultationPage.test-support";
import { ago, consultation } from "./consultation.factory";
import { answering, asking, DANGERS, given, list, NONE, push, short, tick } from "./Questions.test-support";

afterEach(forgetDrafts);

describe("what is asked back", () => {
  it("stands before the advice so far, and goes on to the next step with the focus on its question", async () => {
    const after = asking([short("age", "AGE", "How old is the person?")], {
      answers: [given(DANGERS, { present: [] })],
    });
    await open([page([asking([DANGERS])]), answering([NONE], after)]);
    await screen.findByText("Show me the advice so far");
    expect(screen.getByText("Advice so far")).toBeVisible();
    await push("None of these");
    const next = await screen.findByRole("heading", { name: "How old is the person?" });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(screen.getByText("Your answer (1)"));
    await userEvent.click(screen.getByText("What was asked"));
    for (const name of ["Stiff neck", "Rash"]) expect(screen.getByText(name)).toBeVisible();
  });

  it("shows lists under the same words as one, and sends an answer to each", async () => {
    const soon = { ...list("soon", "Fever"), urgency: null, text: "Does any of this fit?" };
    const later = { ...list("later", "Cough"), urgency: null, text: "Does any of this fit?" };
    const answers = [
      { question: "soon", present: ["fever"], unsure: [] },
      { question: "later", present: [], unsure: [] },
    ];
    await open([page([asking([soon, later])]), answering(answers, asking([]))]);
    const together = await screen.findByRole("group", { name: "Does any of this fit?" });
    expect(within(together).getAllByRole("checkbox")).toHaveLength(2);
    await tick("Fever");
    await push("Continue");
    await waitFor(() => expect(document.getElementById("answer-1")).toHaveFocus());
  });

  it("sends what is ticked, and what is left as not sure", async () => {
    const after = asking([], { answers: [given(DANGERS, { present: ["rash"], unsure: ["stiff neck"] })] });
    await open([
      page([asking([DANGERS])]),
      answering([{ question: "dangers", present: ["rash"], unsure: ["stiff neck"] }], after),
    ]);
    await screen.findByText("Show me the advice so far");
    await tick("Rash");
    expect(screen.queryByRole("button", { name: /^None of these/ })).toBeNull();
    await push("Not sure");
    await waitFor(() => expect(screen.queryByText("Advice so far")).toBeNull());
    await waitFor(() => expect(document.getElementById("answer-1")).toHaveFocus());
    await userEvent.click(screen.getByText("Your answer (1)"));
    expect(screen.getByText("Not sure about the rest")).toBeVisible();
  });

  it("shows 999 above everything as soon as a danger is ticked", async () => {
    const one = consultation("1", "EMERGENCY", { answers: [given(DANGERS, { present: ["rash"] })] });
    await open([page([asking([DANGERS])]), answering([{ question: "dangers", present: ["rash"], unsure: [] }], one)]);
    await screen.findByText("Show me the advice so far");
    await tick("Rash");
    await push("Continue");
    const card = await screen.findByRole("alert");
    expect(within(card).getByRole("heading", { level: 1, name: "Emergency: Call 999 now" })).toBeVisible();
    await waitFor(() => expect(card).toHaveFocus());
  });

  it("leads from the red card to the question that stands below it", async () => {
    const explaining = { ...list("explaining", "The usual asthma"), text: "Does one of these explain it?" };
    const { response, ...one } = consultation("1", "EMERGENCY");
    await open([page([{ ...one, response: { ...response, openQuestions: [explaining] as never } }])]);
    const link = within(await screen.findByRole("alert")).getByRole("link", { name: "Does one of these explain it?" });
    expect(document.querySelector(link.getAttribute("href") as string)).toContainElement(
      screen.getByRole("checkbox", { name: "The usual asthma" }),
    );
  });

  it("asks short questions on one screen, and takes no number that is none", async () => {
    const questions = [short("age", "AGE", "How old?"), short("days", "DURATION", "How long: Cough?")];
    const after = asking([], { answers: [given(questions[0] as object, { years: 34 })] });
    await open([
      page([asking(questions)]),
      answering(
        [
          { question: "age", years: 34 },
          { question: "days", days: 1.5 },
        ],
        after,
      ),
    ]);
    await screen.findByText("Show me the advice so far");
    await userEvent.type(screen.getByLabelText("Age in years"), "lots");
    await push("Continue");
    expect(await screen.findByText("Please enter an age from 0 to 120.")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Age in years"));
    await userEvent.type(screen.getByLabelText("Age in years"), "34");
    await userEvent.type(screen.getByLabelText("Number of days"), "1,5");
    await push("Continue");
    await waitFor(() => expect(screen.queryByText("Advice so far")).toBeNull());
  });

  it("asks for whom it is, as one choice", async () => {
    const who = { ...list("who", "Me", "My child"), kind: "WHO", urgency: null, text: "Who is it for?" };
    const after = asking([], { answers: [given(who, { present: ["my child"] })] });
    await open([page([asking([who])]), answering([{ question: "who", present: ["my child"] }], after)]);
    await userEvent.click(await screen.findByRole("radio", { name: "My child" }));
    await push("Continue");
    await userEvent.click(await screen.findByText("Your answer (1)"));
    expect(screen.getByText("My child")).toBeVisible();
  });

  it("asks everything but the dangers on one screen, each answer to its own question", async () => {
    const soon = { ...list("soon", "Cough", "Sore ear"), urgency: "SOON" };
    const later = { ...list("later", "Tired"), urgency: "LATER" };
    const answers = [
      { question: "age", years: 34 },
      { question: "soon", present: ["cough"], unsure: [] },
      { question: "later", present: [], unsure: [] },
    ];
    await open([page([asking([short("age", "AGE", "How old?"), soon, later])]), answering(answers, asking([]))]);
    await userEvent.type(await screen.findByLabelText("Age in years"), "34");
    await tick("Cough");
    expect(screen.getByText("One step left")).toBeVisible();
    await push("Continue");
    await waitFor(() => expect(screen.queryByText("Advice so far")).toBeNull());
  });

  it.each([
    ["what it is about", [{ ...list("topic", "Eyes or sight"), urgency: "LATER", text: "What is it about?" }]],
    ["how old a child is", [short("age", "AGE", "How old is the person?")]],
  ])("counts no steps where they depend on %s", async (_, questions) => {
    await open([page([asking(questions)])]);
    expect(await screen.findByText("A few more steps")).toBeVisible();
  });

  it("keeps the age of somebody who is not sure how long it has lasted", async () => {
    const questions = [short("age", "AGE", "How old?"), short("days", "DURATION", "Cough: how long?")];
    const answers = [
      { question: "age", years: 34 },
      { question: "days", days: null },
    ];
    await open([page([asking(questions)]), answering(answers, asking([]))]);
    await userEvent.type(await screen.findByLabelText("Age in years"), "34");
    await push("Not sure");
    await waitFor(() => expect(screen.queryByText("Advice so far")).toBeNull());
  });

  it("keeps what was ticked when it could not be saved", async () => {
    await open([page([asking([DANGERS])])]);
    await screen.findByText("Show me the advice so far");
    await tick("Rash");
    await push("Continue");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Rash" })).toBeChecked();
  });

  it("lets an answer be changed, beginning with what was said", async () => {
    const answered = asking([], { answers: [given(DANGERS, { present: ["rash"] })] });
    await open([page([answered]), answering([NONE], asking([], { answers: [given(DANGERS, { present: [] })] }))]);
    const answers = (await screen.findByText("Your answer (1)")).closest("details") as HTMLElement;
    await userEvent.click(within(answers).getByText("Your answer (1)"));
    await userEvent.click(within(answers).getByRole("button", { name: /^Change/ }));
    expect(screen.getByRole("checkbox", { name: "Rash" })).toBeChecked();
    await tick("Rash");
    await push("None of these");
    await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  });

  it("is over after a day", async () => {
    await open([page([asking([DANGERS], { timestamp: ago(25 * 60) })])]);
    await screen.findByRole("heading", { name: /This sounds like something you can treat at home/ });
    expect(screen.queryByText("Advice so far")).toBeNull();
  });
});
