import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  TemplateForm_CreateDocument,
  TemplateForm_UpdateDocument,
  TemplatesDialog_DeleteDocument,
} from "../../gql/graphql";
import { list, open, opening, question } from "./PharmacistQueuePage.test-support";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const template = (changes: object = {}) => ({
  __typename: "AnswerTemplate",
  id: "hay",
  title: "Hay fever",
  texts: [{ __typename: "AnswerTemplateText", language: "en", text: "Try an antihistamine." }],
  source: null,
  ...{ isFromStaff: true, writtenBy: "Sam Okoro", writtenAt: "2026-11-03T09:00:00Z", version: 3 },
  ...changes,
});
const claimed = question("a", "CLAIMED");
const openWith = (mocks: object[], ours: readonly object[] = [template()]) =>
  open([list([claimed]), opening(claimed), ...mocks], "/?question=a", null, ours);
const manage = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Our own texts" }));
  return within(await screen.findByRole("dialog"));
};

it("a text of staff says who wrote it and when, and cannot be chosen in a language that it lacks", async () => {
  const { user } = await openWith([]);
  const select = await screen.findByLabelText("Insert a text");
  await screen.findByRole("option", { name: "Hay fever" });
  await user.selectOptions(select, "Hay fever");
  expect(screen.getByText("Written by Sam Okoro, 3 November 2026. No source given.")).toBeInTheDocument();
  expect(screen.getByLabelText("Your answer")).toHaveValue("Try an antihistamine.");
  await user.selectOptions(screen.getByLabelText("Written in"), "German");
  expect(screen.getByRole("option", { name: "Hay fever (only in English)" })).toBeDisabled();
});

it("a new text is kept in the languages that were filled in, and no answer is sent by it", async () => {
  const input = {
    title: "Nosebleed",
    texts: [{ language: "de", text: "Kopf nach vorn." }],
    ...{ sourceTitle: "NHS: Nosebleed", sourceUrl: "https://www.nhs.uk/conditions/nosebleed/" },
  };
  const taken = new GraphQLError("There is already a text with this title.", {
    extensions: { code: "BAD_USER_INPUT", field: "input.title" },
  });
  const request = { query: TemplateForm_CreateDocument, variables: { input } };
  const { user } = await openWith([
    { request, result: { errors: [taken] } },
    { request, result: { data: { createAnswerTemplate: template({ id: "nose", title: "Nosebleed" }) } } },
  ]);
  const dialog = await manage(user);
  await user.click(dialog.getByRole("button", { name: "Add a text" }));
  await user.type(dialog.getByLabelText("What it is for"), "Nosebleed");
  await user.type(dialog.getByLabelText("Text in German"), "Kopf nach vorn.");
  await user.type(dialog.getByLabelText("Source of a medical statement"), input.sourceTitle);
  await user.type(dialog.getByLabelText("Address of the source"), input.sourceUrl);
  await user.click(dialog.getByRole("button", { name: /^Save text/ }));
  expect(await dialog.findByRole("link", { name: "There is already a text with this title." })).toHaveAttribute(
    "href",
    "#template-title",
  );
  await user.click(dialog.getByRole("button", { name: /^Save text/ }));
  expect(await screen.findByText("Saved: Nosebleed.")).toBeInTheDocument();
  expect(screen.queryByText("Please type an answer.")).not.toBeInTheDocument();
});

it("a text is changed as it was seen, and deleted after a question", async () => {
  const texts = [{ language: "en", text: "Try an antihistamine. Ask me first if you are pregnant." }];
  const input = { title: "Hay fever", texts, sourceTitle: "", sourceUrl: "" };
  const { user } = await openWith([
    {
      request: { query: TemplateForm_UpdateDocument, variables: { id: "hay", version: 3, input } },
      result: { data: { updateAnswerTemplate: template({ version: 4 }) } },
    },
    {
      request: { query: TemplatesDialog_DeleteDocument, variables: { id: "hay", version: 3 } },
      result: { data: { deleteAnswerTemplate: "hay" } },
    },
  ]);
  const dialog = await manage(user);
  expect(dialog.getByText("English")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Change Hay fever" }));
  await user.type(dialog.getByLabelText("Text in English"), " Ask me first if you are pregnant.");
  await user.click(dialog.getByRole("button", { name: /^Save text/ }));
  await screen.findByText("Saved: Hay fever.");
  await user.click(screen.getByRole("button", { name: "Delete Hay fever" }));
  await screen.findByText("It is deleted for everybody. Answers already sent with it stay as they are.");
  await user.click(screen.getByRole("button", { name: /^Delete/ }));
  expect(await screen.findByText("Deleted: Hay fever.")).toBeInTheDocument();
});
