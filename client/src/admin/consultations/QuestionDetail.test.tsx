import { screen, waitFor, within } from "@testing-library/react";
import {
  ActForms_ReassignDocument,
  AnswerForm_AnswerDocument,
  AnswerForm_AskBackDocument,
  BookQuestions_AskDocument,
} from "../../gql/graphql";
import { checked, hoursFromNow, list, open, opening, question, rows } from "./PharmacistQueuePage.test-support";

beforeEach(() => sessionStorage.clear());

describe("an open question", () => {
  it("asks back with a template in the patient's language, at the caret", async () => {
    const asked = question("a", "NEEDS_REPLY", { language: "fr", claimedByMe: true });
    const { user } = await open(
      [
        list([question("a", "CLAIMED", { language: "fr" })]),
        opening(question("a", "CLAIMED", { language: "fr" })),
        {
          request: {
            query: AnswerForm_AskBackDocument,
            variables: { id: "a", text: "Bonjour. Depuis quand ?", language: "fr" },
          },
          result: { data: { askBackPharmacistQuestion: asked } },
        },
      ],
      "/?question=a",
    );
    const box = await screen.findByLabelText("Your answer");
    expect(screen.getByLabelText("Written in")).toHaveValue("fr");
    await user.type(box, "Bonjour.");
    await screen.findByRole("option", { name: "Ask since when" });
    await user.selectOptions(screen.getByLabelText("Insert a text"), "Ask since when");
    expect(box).toHaveValue("Bonjour. Depuis quand ?");
    await user.click(screen.getByRole("button", { name: /^Ask back/ }));
    await waitFor(() => expect(screen.getAllByText("Question sent to the patient")).toHaveLength(2));
    expect(rows()).toHaveLength(0);
  });

  it("warns of medicines in an answer, and sends them only when that is meant", async () => {
    const claimed = question("a", "CLAIMED");
    const warning = { __typename: "MedicationWarning", kind: "ALLERGY", severity: "STOP" };
    const text = "Take amoxicillin three times a day.";
    const { user } = await open(
      [
        list([claimed]),
        opening(claimed),
        checked([
          {
            __typename: "AnswerMedicine",
            name: "amoxicillin",
            mustConfirm: true,
            warnings: [
              { ...warning, title: "You may be allergic", reason: "You told us about an allergy: Penicillin." },
            ],
          },
        ]),
        {
          request: { query: AnswerForm_AnswerDocument, variables: { id: "a", answer: text, language: "en" } },
          result: { data: { answerPharmacistQuestion: question("a", "ANSWERED") } },
        },
      ],
      "/?question=a",
    );
    const box = await screen.findByLabelText("Your answer");
    await user.type(box, text);
    await screen.findByRole("heading", { name: /amoxicillin, check before sending: You may be allergic/ });
    expect(screen.getByText(/^Compared with what the patient told us: amoxicillin\. 1 warning,/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    const dialog = await screen.findByRole("dialog", { name: "This may harm the patient. Send it anyway?" });
    await user.click(within(dialog).getByRole("button", { name: "Keep writing" }));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue(text);
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    const again = await screen.findByRole("dialog", { name: "This may harm the patient. Send it anyway?" });
    await user.click(within(again).getByRole("button", { name: "Send anyway" }));
    await waitFor(() => expect(screen.getAllByText("Answer sent")).toHaveLength(2));
  });

  it("says that medicines could not be compared, and sends the answer", async () => {
    const claimed = question("a", "CLAIMED");
    const { user } = await open(
      [
        list([claimed]),
        opening(claimed),
        checked([], false),
        {
          request: {
            query: AnswerForm_AnswerDocument,
            variables: { id: "a", answer: "Take ibuprofen with food.", language: "en" },
          },
          result: { data: { answerPharmacistQuestion: question("a", "ANSWERED") } },
        },
      ],
      "/?question=a",
    );
    await user.type(await screen.findByLabelText("Your answer"), "Take ibuprofen with food.");
    await screen.findByText(/^Medicines were not compared/);
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    await waitFor(() => expect(screen.getAllByText("Answer sent")).toHaveLength(2));
  });

  it("asks a question of the book with one click", async () => {
    const [danger, duration] = [
      { id: "danger:back.numb", kind: "TICKS", urgency: "DANGER", text: "Is any of this there now?" },
      { id: "duration:back.pain", kind: "DURATION", urgency: null, text: "Back pain: how long has it lasted?" },
    ].map((one) => ({
      __typename: "OpenQuestion",
      ...one,
      choices: [{ __typename: "QuestionChoice", fact: "back.numb", label: "Numbness between the legs" }],
    }));
    const claimed = question("a", "CLAIMED");
    const asking = { ...claimed, advice: { ...claimed.advice, openQuestions: [danger, duration] as object[] } };
    const { user } = await open(
      [
        list([asking]),
        opening(asking),
        {
          request: { query: BookQuestions_AskDocument, variables: { id: "a", question: "danger:back.numb" } },
          result: { data: { askFromBook: question("a", "NEEDS_REPLY", { claimedByMe: true }) } },
        },
      ],
      "/?question=a",
    );
    await user.click(await screen.findByText("Ask a question from the clinical book (2 open)"));
    const [first] = screen.getAllByRole("button", { name: /^Ask the patient/ });
    expect(first).toHaveAccessibleDescription("Is any of this there now? Numbness between the legs");
    await user.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByText("Question sent to the patient")).toHaveLength(2));
    expect(rows()).toHaveLength(0);
  });

  it("hands over with a note, and says what is missing", async () => {
    const { user } = await open(
      [
        list([question("a", "CLAIMED")]),
        opening(question("a", "CLAIMED")),
        {
          request: {
            query: ActForms_ReassignDocument,
            variables: { id: "a", pharmacistId: "sam", note: "You know backs." },
          },
          result: {
            data: {
              reassignPharmacistQuestion: question("a", "CLAIMED", { claimedByMe: false, pharmacistName: "Sam" }),
            },
          },
        },
      ],
      "/?question=a",
    );
    await user.click(await screen.findByRole("button", { name: "Hand over" }));
    const send = () => user.click(screen.getAllByRole("button", { name: /^Hand over/ }).at(-1) as HTMLElement);
    await send();
    expect(screen.getByLabelText("Hand over to")).toHaveAccessibleDescription(/Choose somebody\./);
    await user.selectOptions(screen.getByLabelText("Hand over to"), "Sam Okoro");
    await user.type(screen.getByLabelText("Note to colleagues"), "You know backs.");
    await send();
    await waitFor(() => expect(screen.getAllByText("Handed over")).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent("Sam is answering");
  });

  it("marks what is overdue in words, the figures with their number, and the recognised words", async () => {
    await open(
      [
        list([
          question("a", "SEEN", {
            question: "I have a sore back, it is severe",
            dueAt: hoursFromNow(-2),
            level: "EMERGENCY",
          }),
        ]),
        opening(question("a", "SEEN", { question: "I have a sore back, it is severe" })),
      ],
      "/?question=a",
    );
    const pane = await screen.findByRole("region", { name: "Question" });
    await within(pane).findByText("as written, in English");
    expect([...pane.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["sore back", "severe"]);
    const strip = screen.getByRole("region", { name: "How long people wait" });
    await waitFor(() => expect(strip).toHaveTextContent(/Overdue1past target/));
    expect(strip).toHaveTextContent(/1 h 30 min12 questions in 30 days/);
    expect(strip).toHaveTextContent(/as of 10:41:55/);
  });
});
