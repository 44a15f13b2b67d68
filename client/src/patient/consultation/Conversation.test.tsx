import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { changeLanguage } from "../../core/i18n";
import {
  Feedback_RateDocument,
  Feedback_ReportDocument,
  Questions_AnswerDocument,
  ReplyForm_ReplyDocument,
} from "../../gql/graphql";
import { open, page } from "./ConsultationPage.test-support";
import { ago, consultation, escalation, message, messagePage } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

const emergency = {
  __typename: "RaisedAdvice",
  level: "EMERGENCY",
  raisedAt: ago(0),
  response: { ...consultation("x", "EMERGENCY").response, heading: "Call 999 now" },
};
const withPharmacist = (changes: Record<string, unknown> = {}) => consultation("a", "PHARMACIST", changes);
const replying = (text: string, outcome: object) => ({
  request: { query: ReplyForm_ReplyDocument, variables: { consultationId: "a", text } },
  ...outcome,
});
const thread = () => screen.findByRole("group", { name: "You and the pharmacist" });

describe("the conversation", () => {
  it("says that it is the patient's turn, with the question and an open box", async () => {
    await open([page([withPharmacist({ escalation: escalation("NEEDS_REPLY", "Since when?") })])]);
    expect(
      await screen.findByRole("heading", { name: /Amara, a pharmacist, has a question for you/ }),
    ).toBeInTheDocument();
    expect(screen.getByText("Waiting for you")).toBeInTheDocument();
    expect(within(await thread()).getByText("Since when?")).toBeInTheDocument();
    expect(screen.getByLabelText("Your message to the pharmacist")).toHaveValue("");
  });

  it("takes the answer to a question of the book by a tap, in the place of the message", async () => {
    const asked = {
      __typename: "OpenQuestion",
      id: "danger:back.numb",
      kind: "TICKS",
      urgency: "DANGER",
      text: "Is any of this there now?",
      choices: [{ __typename: "QuestionChoice", fact: "back.numb", label: "Numbness between the legs" }],
    };
    const words = "Is any of this there now?\n• Numbness between the legs";
    const asks = { ...escalation("NEEDS_REPLY"), messages: messagePage([message("1", words)]), asks: asked };
    const given = {
      __typename: "GivenAnswer",
      asked,
      present: [],
      unsure: [],
      words: null,
      days: null,
      years: null,
      sex: null,
    };
    const answered = withPharmacist({
      answers: [given],
      escalation: {
        ...escalation("CLAIMED"),
        messages: messagePage([
          message("2", "Is any of this there now? None of these", { author: "PATIENT", authorName: "Priya" }),
          message("1", words),
        ]),
      },
    });
    const { user } = await open([
      page([withPharmacist({ escalation: asks })]),
      {
        request: {
          query: Questions_AnswerDocument,
          variables: { id: "a", answers: [{ question: asked.id, present: [], unsure: [] }] },
        },
        result: { data: { answerQuestions: answered } },
      },
    ]);
    const conversation = within(await thread());
    expect(await conversation.findByRole("heading", { name: asked.text })).toBeInTheDocument();
    expect(screen.getAllByRole("checkbox", { name: "Numbness between the legs" })).toHaveLength(1);
    await user.click(conversation.getByRole("button", { name: /^None of these/ }));
    expect(await conversation.findByText("Is any of this there now? None of these")).toBeInTheDocument();
    expect(conversation.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(conversation.getByText(/• Numbness between the legs/)).toBeInTheDocument();
  });

  it("has the oldest message first, names who wrote it and another language", async () => {
    const messages = messagePage([
      message("2", "Depuis quand ?", { language: "fr" }),
      message("1", "It hurts", { author: "PATIENT", authorName: "Priya" }),
    ]);
    await open([page([withPharmacist({ escalation: { ...escalation("ANSWERED"), messages } })])]);
    const text = (await thread()).textContent ?? "";
    expect(text).toMatch(/You wrote[\s\S]*It hurts[\s\S]*Amara, a pharmacist, wrote[\s\S]*Depuis quand/);
    expect(text).toContain("Written in French.");
    expect(screen.getByText("Depuis quand ?")).toHaveAttribute("lang", "fr");
  });

  it("sends once, keeps the text when it fails, and says the server's sentence", async () => {
    const refusal = new GraphQLError("This conversation is full. Please ask a new question.", {
      extensions: { code: "CONFLICT" },
    });
    const replied = {
      ...escalation("CLAIMED"),
      messages: messagePage([message("9", "Monday", { author: "PATIENT" })]),
    };
    const { user } = await open([
      page([withPharmacist({ escalation: escalation("NEEDS_REPLY") })]),
      replying("Monday", { error: new Error("Failed to fetch") }),
      replying("Monday", { result: { errors: [refusal] } }),
      replying("Monday", {
        result: { data: { replyToPharmacist: withPharmacist({ escalation: replied }) } },
        delay: 40,
      }),
    ]);
    const box = await screen.findByLabelText("Your message to the pharmacist");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(box).toHaveAccessibleDescription(/Please type a message\./);
    await user.type(box, " Monday ");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText(/could not be sent/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText(/This conversation is full/)).toBeInTheDocument();
    expect(box).toHaveValue(" Monday ");
    await user.dblClick(screen.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText("Your message is sent.")).toBeInTheDocument();
    expect(within(await thread()).getByText("Monday")).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it("says in the patient's language that a message is too long, and sends nothing", async () => {
    await changeLanguage("de");
    try {
      const { user } = await open([page([withPharmacist({ escalation: escalation("NEEDS_REPLY") })])]);
      const box = await screen.findByLabelText(/Ihre Nachricht/);
      await user.click(box);
      await user.paste("a".repeat(5_001));
      await user.click(screen.getByRole("button", { name: /^Senden/ }));
      expect(box).toHaveAccessibleDescription(/Bitte höchstens 5000 Zeichen\./);
    } finally {
      await act(() => changeLanguage("en"));
    }
  });

  it("puts the red card first when the message is an emergency, with the focus, and keeps it after a reload", async () => {
    const raised = withPharmacist({ raised: emergency });
    const { user, unmount } = await open([
      page([withPharmacist()]),
      replying("chest pain", { result: { data: { replyToPharmacist: raised } } }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Write to the pharmacist" }));
    await user.type(screen.getByLabelText("Your message to the pharmacist"), "chest pain");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    const card = await screen.findByRole("alert");
    expect(card).toHaveTextContent("Call 999 now");
    await waitFor(() => expect(card).toHaveFocus());
    expect(within(card).queryByText(/helpful/)).not.toBeInTheDocument();
    unmount();
    await open([page([raised])]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Call 999 now");
  });

  it("says why it is closed and until when it can be opened, and afterwards to ask anew", async () => {
    const closed = escalation("CLOSED");
    const { unmount } = await open([page([withPharmacist({ escalation: closed })])]);
    expect(
      await screen.findByText(/because your question is answered.*You can write here again until/),
    ).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Write again" })).toBeInTheDocument();
    unmount();
    await open([page([withPharmacist({ escalation: { ...closed, reopenUntil: ago(1) } })])]);
    expect(await screen.findByText(/Please ask a new question/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Write again" })).not.toBeInTheDocument();
  });

  it("announces what comes while the page is open", async () => {
    const { hear } = await open([page([withPharmacist({ escalation: escalation("CLAIMED") })])]);
    await thread();
    await hear([withPharmacist({ escalation: escalation("NEEDS_REPLY", "Since when?") })]);
    await waitFor(() =>
      expect(
        screen.getByText("Amara, a pharmacist, has a question for you", { selector: "[role=status]" }),
      ).toBeInTheDocument(),
    );
  });
});

describe("feedback", () => {
  const feedback = (changes: object) => ({
    __typename: "ConsultationFeedback",
    helpful: null,
    comment: null,
    reportedAt: null,
    ...changes,
  });
  const rating = (variables: object, result: object) => ({
    request: { query: Feedback_RateDocument, variables: { id: "a", ...variables } },
    result: { data: { rateConsultation: consultation("a", "SELF_CARE", { feedback: feedback(result) }) } },
  });

  it("takes Yes, and No with a reason that can be left empty", async () => {
    const { user } = await open([
      page([consultation("a", "SELF_CARE")]),
      rating({ helpful: true }, { helpful: true }),
      rating({ helpful: false }, { helpful: false }),
      rating({ helpful: false, comment: "Too long" }, { helpful: false, comment: "Too long" }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    expect(await screen.findByText("Thank you for telling us.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "No" }));
    await user.type(await screen.findByLabelText(/What was missing\?/), "Too long");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    await waitFor(() => expect(screen.queryByLabelText(/What was missing\?/)).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  });

  it("sends a report also while a rating is still on its way", async () => {
    const { user } = await open([
      page([consultation("a", "SELF_CARE")]),
      { ...rating({ helpful: true }, { helpful: true }), delay: 60_000 },
      {
        request: { query: Feedback_ReportDocument, variables: { id: "a", text: "Not true" } },
        result: {
          data: {
            reportConsultation: consultation("a", "SELF_CARE", { feedback: feedback({ reportedAt: ago(0) }) }),
          },
        },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    await user.click(screen.getByRole("button", { name: /^Something is wrong with this advice/ }));
    await user.type(screen.getByLabelText("What is wrong with this advice?"), "Not true");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText(/^Thank you\. /)).toBeInTheDocument();
  });

  it.each([
    [true, "Thank you. A pharmacist will look at this."],
    [false, /^Thank you\. We keep this\. No pharmacist is working here/],
  ])("reports what is wrong; a pharmacist is there: %p", async (isThere, thanks) => {
    const { request, result } = page([consultation("a", "EMERGENCY")]);
    const reported = consultation("a", "EMERGENCY", { feedback: feedback({ reportedAt: ago(0) }) });
    const { user } = await open([
      { request, result: { data: { ...result.data, pharmacistIsThere: isThere } } },
      {
        request: { query: Feedback_ReportDocument, variables: { id: "a", text: "Not true" } },
        result: { data: { reportConsultation: reported } },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: /^Something is wrong with this advice/ }));
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    const box = screen.getByLabelText("What is wrong with this advice?");
    expect(box).toHaveAccessibleDescription(/Please tell us what is wrong\./);
    await user.type(box, "Not true");
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText(thanks)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Something is wrong/ })).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).not.toHaveTextContent(/wrong with this advice|helpful/);
  });
});
