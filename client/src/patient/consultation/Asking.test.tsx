import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { changeLanguage } from "../../core/i18n";
import { answer, asking, box, open, page, press } from "./ConsultationPage.test-support";
import { ago, consultation } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

describe("asking", () => {
  it("does nothing with a blank question", async () => {
    const { user } = await open([page([])]);
    await user.type(box(), "   ");
    await user.click(press());
    expect(screen.queryByText("Reading your question")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("sends the language that was chosen, and says in which language another question is written", async () => {
    const { user } = await open([
      page([]),
      asking("J'ai mal", answer(consultation("new", "SELF_CARE", { questionLanguage: "fr" })), "fr"),
    ]);
    await user.type(box(), "J'ai mal");
    await user.selectOptions(screen.getByLabelText("Language of your question"), "Français");
    await user.click(press());
    expect(await screen.findByText("Question new")).toHaveAttribute("lang", "fr");
    expect(screen.getByText(/Written in French/)).toBeInTheDocument();
  });

  it("shows the question at once, sends it once, and empties the box when the answer is here", async () => {
    const { user } = await open([
      page([]),
      asking("My head hurts", { ...answer(consultation("new", "SELF_CARE")), delay: 1_000 }),
    ]);
    await user.type(box(), "My head hurts");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(screen.getByText("Reading your question")).toBeInTheDocument();
    expect(screen.getByText("My head hurts")).toBeInTheDocument();
    // A second request would find no answer and say that it failed.
    await user.click(screen.getByRole("button", { name: /^Ask/ }));
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Question new")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Ask another question")).toHaveValue("");
    expect(
      screen.getByText(`Your answer is here: ${consultation("new", "SELF_CARE").response.heading}`),
    ).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps the text when it fails, and after a reload", async () => {
    const failed = asking("My head hurts", {
      result: { errors: [new GraphQLError("An error occurred", { extensions: { code: "INTERNAL_SERVER_ERROR" } })] },
    });
    const { user, unmount } = await open([page([]), failed]);
    await user.type(box(), "My head hurts");
    await user.click(press());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to process your question. Please try again.");
    expect(box()).toHaveValue("My head hurts");
    expect(box()).toHaveAccessibleDescription(/Failed to process your question/);
    unmount();
    await open([page([])]);
    expect(box()).toHaveValue("My head hurts");
  });

  it("leaves nothing behind after a logout", async () => {
    const { user, channel } = await open([page([])]);
    await user.type(box(), "My head hurts");
    expect(sessionStorage).toHaveLength(1);
    await act(async () => channel.hear("signed-out"));
    expect(sessionStorage).toHaveLength(0);
  });

  it("counts near the limit and does not send more", async () => {
    const { user } = await open([page([])]);
    await screen.findByText("Your consultation history will appear here.");
    await user.type(box(), "x".repeat(58));
    expect(screen.getByText("2 characters left")).toBeInTheDocument();
    await user.type(box(), "xxx");
    expect(screen.getByText("1 character too many")).toBeInTheDocument();
    await user.click(press());
    expect(screen.getByRole("alert")).toHaveTextContent("Please use at most 60 characters.");
    expect(box()).toHaveValue("x".repeat(61));
  });

  it("puts the red card before everything else and gives it the focus; it stays for the next question", async () => {
    const { user } = await open([
      page([consultation("old", "SELF_CARE", { timestamp: ago(60) })]),
      asking("Chest pain", answer(consultation("new", "EMERGENCY"))),
      asking("And a cold", answer(consultation("newer", "SELF_CARE", { timestamp: ago(0) }))),
    ]);
    await screen.findByText("Question old");
    await user.type(box(), "Chest pain");
    await user.click(press());
    const card = await screen.findByRole("alert");
    expect(card).toHaveFocus();
    expect(within(card).getByRole("heading", { level: 1, name: "Emergency: Call 999 now" })).toBeInTheDocument();
    expect(within(card).getByText("You told us: chest pain")).toBeVisible();
    expect(within(card).getByRole("link", { name: "Call 999" })).toHaveAttribute("href", "tel:999");
    expect(within(card).getByRole("link", { name: "Read more: Headaches (NHS)" })).toHaveAttribute(
      "href",
      "https://health.example/headaches",
    );
    expect(card.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.type(box(), "And a cold");
    await user.click(press());
    expect(await screen.findByText("Question newer")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Call 999 now");
  });

  it("keeps the capital of a German noun in the red card", async () => {
    await changeLanguage("de");
    try {
      await open([page([consultation("old", "EMERGENCY")])]);
      expect(await screen.findByText("Davon haben Sie uns erzählt: Chest pain")).toBeVisible();
      expect(await screen.findByRole("link", { name: "Mehr lesen: Headaches (NHS)" })).toBeVisible();
    } finally {
      await act(() => changeLanguage("en"));
    }
  });

  it("leads to the text model's record when the model raised it, and calls that no health information", async () => {
    const url = "/safety";
    const { response, ...rest } = consultation("new", "EMERGENCY");
    const source = { __typename: "Source", title: "How safe this assistant is", url, writtenOn: "2026-11-21" };
    const raised = {
      ...response,
      references: [{ __typename: "Reference", title: "How safe this assistant is", url }],
      signals: [{ __typename: "Signal", label: "What sounds like an emergency (text model)", source }],
    };
    const { user } = await open([page([]), asking("Grey", answer({ ...rest, response: raised }))]);
    await user.type(box(), "Grey");
    await user.click(press());
    const card = await screen.findByRole("alert");
    expect(card).toHaveTextContent("What sounds like an emergency (text model)");
    expect(card).not.toHaveTextContent("You told us");
    expect(within(card).getByRole("link", { name: "How safe this assistant is" })).toHaveAttribute("href", url);
  });

  it("has the lines to call in a crisis", async () => {
    const { user } = await open([page([]), asking("I give up", answer(consultation("new", "CRISIS")))]);
    await user.type(box(), "I give up");
    await user.click(press());
    const card = await screen.findByRole("alert");
    const numbers = within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(numbers).toEqual(["tel:999", "tel:111", "tel:116123"]);
  });
});
