import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { changeLanguage } from "../../core/i18n";
import { MessageTranslation_TranslateDocument } from "../../gql/graphql";
import { open, page } from "./ConsultationPage.test-support";
import { consultation, escalation, message, messagePage } from "./consultation.factory";

const NAME = "Northbank Translate";
const thread = () => screen.findByRole("group", { name: "You and the pharmacist" });
const messages = messagePage([
  message("m3", "Keep moving."),
  message("m2", "Prenez-en deux, puis le 111."),
  message("m1", "Me duele", { author: "PATIENT", language: "es" }),
]);
Object.assign(messages.nodes[1] as object, { language: "fr" });
const withMessages = () => consultation("a", "PHARMACIST", { escalation: { ...escalation("ANSWERED"), messages } });
const translating = (outcome: object, to = "en") => ({
  request: { query: MessageTranslation_TranslateDocument, variables: { messageId: "m2", to } },
  ...outcome,
});
const translated = (text: string) => ({
  result: { data: { translateMessage: { __typename: "Translation", text } } },
  delay: 20,
});
const refused = (message: string, extensions: object) => ({
  result: { errors: [new GraphQLError(message, { extensions: { ...extensions } })] },
});
const button = () => screen.findByRole("button", { name: /^Translate into English/ });

it("nothing is there without a program that translates", async () => {
  await open([page([withMessages()])]);
  expect(await thread()).toHaveTextContent("Written in French.");
  expect(screen.queryByRole("button", { name: /Translat/ })).not.toBeInTheDocument();
});

it("a pharmacist's message in another language has a button that says where its words go", async () => {
  await open([page([withMessages()], { translator: NAME })]);
  await button();
  // Neither what is in the patient's language nor what the patient wrote has one.
  expect(screen.getAllByRole("button", { name: /^Translate/ })).toHaveLength(1);
  expect(await thread()).toHaveTextContent(`These words go to ${NAME}, a computer program outside this service.`);
});

it("the translation stands beneath the words as plain text, marked, and can be put away", async () => {
  const { user } = await open([
    page([withMessages()], { translator: NAME }),
    translating(translated("Take <b>two</b>, then call 111 or https://elsewhere.test")),
  ]);
  await user.dblClick(await button());
  const result = await screen.findByRole("group", { name: "Translation" });
  expect(within(result).getByText("Take <b>two</b>, then call 111 or https://elsewhere.test")).toHaveAttribute(
    "lang",
    "en-GB",
  );
  expect(within(result).queryByRole("link")).not.toBeInTheDocument();
  expect(result).toHaveTextContent(
    `Translated by a machine (${NAME}). It can be wrong: the words above count. If anything is unclear, ask the pharmacist.`,
  );
  expect(screen.getByText(/Prenez-en deux/).compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const hide = screen.getByRole("button", { name: /^Hide the translation/ });
  expect(hide).toHaveFocus();
  await user.click(hide);
  expect(screen.queryByText(/Take <b>two/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Show the translation/ }));
  expect(screen.getByText(/Take <b>two/)).toBeInTheDocument();
});

it("a translation that does not come is said in the patient's language, and can be asked for again", async () => {
  await changeLanguage("de");
  try {
    const { user } = await open([
      page([withMessages()], { translator: NAME }),
      translating({ error: new Error("Failed to fetch") }, "de"),
      translating(refused("We cannot translate between these two languages.", { code: "CONFLICT" }), "de"),
      translating(refused("Too many attempts.", { code: "RATE_LIMITED", retryAfterSeconds: 50 }), "de"),
      translating(translated("Nehmen Sie zwei."), "de"),
    ]);
    const press = async () =>
      user.click((await screen.findAllByRole("button", { name: /^Ins Deutsche/ }))[0] as Element);
    await press();
    expect(await screen.findByText(/^Die Übersetzung ist nicht angekommen/)).toBeInTheDocument();
    await press();
    expect(await screen.findByText("Das Übersetzungsprogramm kennt nicht beide Sprachen.")).toBeInTheDocument();
    await press();
    expect(await screen.findByText(/Bitte warten Sie 1 Minute/)).toBeInTheDocument();
    await press();
    expect(await screen.findByText("Nehmen Sie zwei.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  } finally {
    await act(() => changeLanguage("en"));
  }
});
