import { screen, within } from "@testing-library/react";
import { EnglishTranslation_MessageDocument, EnglishTranslation_QuestionDocument } from "../../gql/graphql";
import { conflict, list, open, opening, question } from "./PharmacistQueuePage.test-support";

const NAME = "Northbank Translate";
const french = () => {
  const asked = question("a", "CLAIMED", { question: "Mal au dos", questionLanguage: "fr", language: "fr" });
  const said = { __typename: "ConsultationMessage", authorName: null, sentAt: asked.sentAt };
  const nodes = [
    { ...said, id: "m2", author: "PATIENT", text: "Depuis lundi", language: "fr" },
    { ...said, id: "m1", author: "PHARMACIST", authorName: "Amara", text: "Since when?", language: "en" },
  ];
  return { ...asked, messages: { ...asked.messages, totalCount: 2, nodes } } as typeof asked;
};
const start = (more: object[], translator: string | null = NAME) =>
  open([list([french()]), opening(french()), ...more], "/?question=a", translator);
const translation = (text: string) => ({ __typename: "Translation", text });
const buttons = () => screen.findAllByRole("button", { name: /^Translate into English/ });

it("the question and what the patient wrote have a button each, and what is English has none", async () => {
  const { user } = await start([
    {
      request: { query: EnglishTranslation_QuestionDocument, variables: { id: "a" } },
      result: { data: { translatePharmacistQuestion: translation("My back hurts") } },
    },
    {
      request: { query: EnglishTranslation_MessageDocument, variables: { messageId: "m2" } },
      result: { data: { translateMessage: translation("Since Monday") } },
    },
  ]);
  const [ofQuestion, ofMessage, ...others] = await buttons();
  expect(others).toEqual([]);
  expect(
    screen.getAllByText(`This text is sent to ${NAME}, an outside service, and the patient is told so.`),
  ).toHaveLength(2);
  await user.click(ofQuestion as Element);
  const result = await screen.findByRole("group", { name: "Translation" });
  expect(within(result).getByText("My back hurts")).toHaveAttribute("lang", "en-GB");
  expect(result).toHaveTextContent(
    `Machine translation (${NAME}). It may be wrong: the original above is what counts.`,
  );
  expect(screen.getByRole("region", { name: "Question" })).toHaveTextContent("Mal au dos");
  await user.click(ofMessage as Element);
  expect(await screen.findByText("Since Monday")).toBeInTheDocument();
});

it("a translation that does not come is said, and what was typed stays", async () => {
  const { user } = await start([
    {
      request: { query: EnglishTranslation_QuestionDocument, variables: { id: "a" } },
      result: conflict("We could not translate this. Please try again."),
    },
  ]);
  await user.type(await screen.findByLabelText("Your answer"), "Bonjour");
  await user.click((await buttons())[0] as Element);
  expect(await screen.findByText("We could not translate this. Please try again.")).toBeInTheDocument();
  expect(screen.getByLabelText("Your answer")).toHaveValue("Bonjour");
});

it("whoever answers is told which language the patient reads", async () => {
  await start([]);
  expect(
    await screen.findByText(
      `The patient reads French. If you write in another language, they can have your answer translated by machine (${NAME}).`,
    ),
  ).toBeInTheDocument();
});

it("nothing of it is there without a program that translates", async () => {
  await start([], null);
  await screen.findByText("Depuis lundi");
  expect(screen.queryByRole("button", { name: /Translat/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/The patient reads/)).not.toBeInTheDocument();
});
