import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddForm_AddDocument, Questions_AnswerDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { open, page, type Sent } from "./ConsultationPage.test-support";
import { ago, consultation } from "./consultation.factory";

const list = (id: string, ...labels: string[]) => ({
  __typename: "OpenQuestion",
  id,
  kind: "TICKS",
  urgency: "DANGER",
  text: "Is any of this there now?",
  choices: labels.map((label) => ({ __typename: "QuestionChoice", fact: label.toLowerCase(), label })),
});
const short = (id: string, kind: "AGE" | "DURATION", text: string) => ({
  ...list(id),
  kind,
  urgency: null,
  text,
});
const DANGERS = list("dangers", "Stiff neck", "Rash");
const given = (asked: object, said: object) => ({
  __typename: "GivenAnswer",
  ...{ asked, present: null, unsure: null, words: null, days: null, years: null, sex: null },
  ...said,
});

function asking(openQuestions: object[], changes: Record<string, unknown> = {}): Sent {
  const one = consultation("1", "SELF_CARE", changes);
  return { ...one, response: { ...one.response, openQuestions: openQuestions as never } };
}

/** What the server makes of these answers. */
const answering = (answers: object[], after: Sent) => ({
  request: { query: Questions_AnswerDocument, variables: { id: "1", answers } },
  result: { data: { answerQuestions: after } },
});
const NONE = { question: "dangers", present: [], unsure: [] };

const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
const push = (name: string) => userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

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

  /** A case in which a sore throat was understood, as it stands. */
  const understanding = (
    standing: string,
    questions: object[] = [DANGERS],
    changes: Record<string, unknown> = {},
    forWhom = "For me",
  ) => {
    const words = changes.answers ? null : "sore throat";
    const fact = { fact: "throat.sore", label: "Sore throat", standing, days: words && 3, words, person: "self" };
    const one = asking(questions, changes);
    const understood = [{ __typename: "UnderstoodFact", ...fact }];
    return { ...one, response: { ...one.response, forWhom, understood } } as unknown as Sent;
  };
  const throat = { ...list("fact:throat.sore", "Sore throat"), text: "Sore throat?" };
  const chip = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name} ?, Change$`) });

  it.each([
    ["No", { present: [], unsure: [] }, "DENIED", "Not there: Sore throat"],
    ["Not sure", { present: [], unsure: ["throat.sore"] }, "UNSURE", "Not sure: Sore throat"],
  ])(
    "changes what was understood to %s with a tap, and it can be changed again",
    async (name, said, standing, after) => {
      const answers = [given(throat, said)];
      await open([
        page([understanding("PRESENT")]),
        answering([{ question: "fact:throat.sore", ...said }], understanding(standing, [DANGERS], { answers })),
        answering(
          [{ question: "fact:throat.sore", present: ["throat.sore"], unsure: [] }],
          understanding("PRESENT", [DANGERS], { answers: [given(throat, { present: ["throat.sore"] })] }),
        ),
      ]);
      expect(screen.queryByRole("button", { name: /^For me/ })).toBeNull();
      await userEvent.click(await chip("Sore throat · 3 days"));
      const choices = screen.getByRole("group", { name: "Sore throat · 3 days" });
      expect(within(choices).getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
      await userEvent.click(within(choices).getByRole("button", { name }));
      expect(await screen.findByText("Changed: Sore throat")).toBeInTheDocument();
      await waitFor(async () => expect(await chip(after)).toHaveFocus());
      await userEvent.click(screen.getByText("Your answer (1)"));
      expect(screen.getByText("Sore throat?").closest("li")).toHaveTextContent(name);
      await userEvent.click(await chip(after));
      const again = screen.getByRole("group", { name: after });
      await userEvent.click(within(again).getByRole("button", { name: "Yes" }));
      expect(await chip("Sore throat")).toHaveAttribute("aria-expanded", "false");
    },
  );

  it("closes what could be chosen with Escape, and when the focus goes elsewhere", async () => {
    await open([page([understanding("PRESENT")])]);
    await userEvent.click(await chip("Sore throat · 3 days"));
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(await chip("Sore throat · 3 days")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("group", { name: "Sore throat · 3 days" })).toBeVisible();
    await userEvent.click(document.body);
    expect(await chip("Sore throat · 3 days")).toHaveAttribute("aria-expanded", "false");
  });

  it("changes for whom it is with a tap where it was not asked, and asks the age that changes with it", async () => {
    const who = { ...list("who"), kind: "WHO", urgency: null, text: "Who is it for?" };
    const answers = [given(who, { present: ["child"] })];
    const age = short("age", "AGE", "How old is the person?");
    await open([
      page([understanding("PRESENT")]),
      answering(
        [{ question: "who", present: ["child"] }],
        understanding("PRESENT", [DANGERS, age], { answers }, "For a child"),
      ),
    ]);
    await userEvent.click(await chip("For me"));
    const choices = screen.getByRole("group", { name: "For me" });
    expect(
      within(choices)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([...["Me", "My child", "Somebody else"]]);
    await userEvent.click(within(choices).getByRole("button", { name: "My child" }));
    expect(await screen.findByRole("heading", { name: "How old is the person?" })).toBeVisible();
  });

  it("changes for whom it is with a tap, where that is asked", async () => {
    const who = {
      ...{ ...list("who"), kind: "WHO", urgency: null, text: "Who is it for?" },
      choices: [
        { __typename: "QuestionChoice", fact: "self", label: "Me" },
        { __typename: "QuestionChoice", fact: "child", label: "My child" },
      ],
    };
    const answers = [given(who, { present: ["child"] })];
    await open([
      page([understanding("PRESENT", [DANGERS, who])]),
      answering([{ question: "who", present: ["child"] }], understanding("PRESENT", [], { answers }, "For a child")),
    ]);
    await userEvent.click(await chip("For me"));
    await userEvent.click(screen.getByRole("button", { name: "My child" }));
    await userEvent.click(await chip("For a child"));
    expect(screen.getByRole("button", { name: "My child" })).toHaveAttribute("aria-pressed", "true");
  });

  it("leads from what was understood to how long it has lasted", async () => {
    const days = {
      ...list("duration:throat.sore", "Sore throat"),
      ...{ kind: "DURATION", urgency: null, text: "How long?" },
    };
    await open([page([understanding("PRESENT", [DANGERS, days])])]);
    await userEvent.click(await chip("Sore throat · 3 days"));
    await userEvent.click(screen.getByRole("button", { name: "How long?" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "How long?" })).toHaveFocus());
    expect(screen.getByLabelText("Number of days")).toBeVisible();
    await push("Leave it as it was");
    expect(screen.getByRole("checkbox", { name: "Rash" })).toBeVisible();
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
