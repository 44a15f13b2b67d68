import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { changeLanguage } from "../../core/i18n";
import { answer, asking, box, open, page, press } from "./ConsultationPage.test-support";
import { ago, consultation } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

describe("ConsultationPage", () => {
  it("says what will be here and fills the box with an example", async () => {
    const { user } = await open([page([])]);
    expect(await screen.findByText("Your consultation history will appear here.")).toBeInTheDocument();
    expect(screen.getByText("43")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /headache/ }));
    expect(box()).toHaveValue("I have a headache since this morning. What can I take?");
    expect(box()).toHaveFocus();
  });

  it("says that the list failed and tries again", async () => {
    const failure = { request: page([]).request, error: new Error("Failed to fetch") };
    const { user } = await open([failure, page([consultation("a", "SELF_CARE")])]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Question a")).toBeInTheDocument();
  });

  it("asks for whom it is where there is family, says so with the question, and forgets the choice after", async () => {
    const family = [{ id: "mia", name: "Mia" }];
    const { user } = await open(
      [
        page([], { family }),
        asking("Fever", answer(consultation("a", "SELF_CARE", { subjectName: "Mia" })), null, "mia"),
      ],
      { pathname: "/consultation", state: { forWhom: "mia" } },
    );
    const whom = await screen.findByRole("group", { name: "Who is it for?" });
    expect(within(whom).getAllByRole("radio")).toHaveLength(3);
    expect(within(whom).getByRole("radio", { name: "Mia" })).toBeChecked();
    await user.type(box(), "Fever");
    await user.click(press());
    expect(await screen.findByText("For Mia.")).toBeVisible();
    for (const choice of within(whom).getAllByRole("radio")) expect(choice).not.toBeChecked();
  });

  it("shows no step of the ladder for what a GP should see in the next days", async () => {
    const { response, ...rest } = consultation("a", "SELF_CARE");
    const care = { __typename: "CareAdvice" as const, id: "gp-days" };
    await open([page([{ ...rest, response: { ...response, heading: "See a GP in the next days", care } }])]);
    const card = await screen.findByRole("article", { name: /See a GP in the next days/ });
    expect(within(card).queryByText("Care at home")).toBeNull();
  });

  it("shows an answer for care at home with its medicines, cautions, sources and safety net", async () => {
    await open([page([consultation("a", "SELF_CARE")])]);
    const card = await screen.findByRole("article", {
      name: "Non-urgent advice: This sounds like something you can treat at home",
    });
    expect(within(card).getByText("Care at home").closest("li")).toHaveAttribute("aria-current", "step");
    expect(within(card).getByRole("heading", { name: "Paracetamol" })).toBeInTheDocument();
    expect(within(card).getByText("Ask first if you have liver problems.")).toBeInTheDocument();
    expect(within(card).getByText(/in our words of 3 November 2026/)).toBeInTheDocument();
    expect(within(card).getByRole("heading", { name: "Urgent advice: Ask for help from 111 if" })).toBeInTheDocument();
    expect(within(card).getAllByRole("link", { name: "111" })[0]).toHaveAttribute("href", "tel:111");
    expect(within(card).getByText(/111\.nhs\.uk/)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("names two or three things that help and folds what is said of them by complaint, but never what is not safe", async () => {
    const { response } = consultation("a", "SELF_CARE");
    const [medicine] = response.recommendations;
    const ruledOut = [
      {
        __typename: "RuledOut",
        title: "Ibuprofen",
        reason: "You told us that you take: eliquis.",
        source: medicine?.source,
      },
    ];
    const tip = { ...medicine, type: "LIFESTYLE", title: "Drink and rest", about: "Headache", cautions: [] };
    const other = { ...tip, title: "Gargle", about: "Sore throat" };
    const more = { ...tip, title: "A dark room" };
    const asked = { ...tip, type: "ABOUT_MEDICINE", title: "Ramipril: Could it come from this?", about: null };
    const recommendations = [asked, { ...medicine, about: "Headache and Sore throat" }, tip, other, more];
    await open([page([consultation("a", "SELF_CARE", { response: { ...response, recommendations, ruledOut } })])]);
    const card = await screen.findByRole("article", { name: /treat at home/ });
    const headings = within(card)
      .getAllByRole("heading")
      .map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual([
      "About your medicines",
      "Ramipril: Could it come from this?",
      "What you can do",
      "What you can take",
      "Paracetamol",
      "What can help: Headache",
      "Drink and rest",
      "A dark room",
      "What can help: Sore throat",
      "Gargle",
      "What is not safe for you",
      "Ibuprofen",
      "Urgent advice: Ask for help from 111 if",
    ]);
    expect(within(card).getByText("For: Headache and Sore throat")).toBeInTheDocument();
    const fold = within(card).getByText("Paracetamol · Drink and rest · Gargle").closest("details");
    expect(fold).not.toHaveAttribute("open");
    expect(fold).toHaveTextContent("Please read this before you take anything.");
    for (const name of ["Paracetamol", "Drink and rest", "A dark room", "Gargle"])
      expect(within(fold as HTMLElement).getByRole("heading", { name, hidden: true })).toBeInTheDocument();
    for (const name of ["Ramipril: Could it come from this?", "Ibuprofen", "Urgent advice: Ask for help from 111 if"])
      expect(within(card).getByRole("heading", { name }).closest("details")).toBeNull();
    expect(within(card).getByText("You told us that you take: eliquis.")).toBeInTheDocument();
    expect(card.querySelector("s, del")).toBeNull();
  });

  it("says first why, and folds what stands in every answer with what it is about", async () => {
    const { response } = consultation("a", "SELF_CARE");
    const because = "Most headaches pass within hours.";
    const message = `${because} This is advice, not a diagnosis. Always read the leaflet.`;
    const decidedBy = [{ __typename: "DecidingRow", because, isDecisive: true }];
    await open([page([consultation("a", "SELF_CARE", { response: { ...response, message, decidedBy } })])]);
    expect((await screen.findByText(because)).closest("details")).toBeNull();
    expect(
      screen.getByText("This is advice, not a diagnosis. Always read the leaflet.").closest("details"),
    ).not.toBeNull();
  });

  it("says once what is true of every medicine, and leaves with each what is true of it alone", async () => {
    const { response } = consultation("a", "SELF_CARE");
    const [medicine] = response.recommendations;
    const shared = "This is for people aged 16 and over.";
    const recommendations = ["Paracetamol", "Ibuprofen"].map((title) => ({
      ...medicine,
      title,
      cautions: [shared, `Only about ${title}.`],
    }));
    await open([page([consultation("a", "SELF_CARE", { response: { ...response, recommendations } as never })])]);
    const card = await screen.findByRole("article", { name: /treat at home/ });
    expect(within(card).getAllByText(shared)).toHaveLength(1);
    expect(within(card).getByText(shared).closest("details")).toHaveTextContent(/^Before you take any of these/);
    for (const title of ["Paracetamol", "Ibuprofen"]) {
      expect(within(card).getByRole("heading", { name: title }).closest("li")).toHaveTextContent(
        `Only about ${title}.`,
      );
    }
  });

  it("marks what a language model wrote, and says at the box where a question goes", async () => {
    const { response } = consultation("a", "SELF_CARE");
    const written = { __typename: "WrittenText" as const, text: "It passes in a week.", writer: "Northbank Model" };
    await open([
      page([consultation("a", "SELF_CARE", { response: { ...response, written } as never })], {
        answerWriter: "Northbank Model",
      }),
    ]);
    const part = await screen.findByRole("region", { name: "Northbank Model says" });
    expect(part).toHaveTextContent("It passes in a week.");
    expect(part).toHaveTextContent("Nobody has checked it, and it can be wrong.");
    expect(screen.getByText(/also sent to Northbank Model, a computer program outside this service/)).toBeVisible();
  });

  it("folds the older ones, except the one that the address leads to", async () => {
    const older = [
      consultation("b", "SELF_CARE", { timestamp: ago(50) }),
      consultation("c", "URGENT", { timestamp: ago(60) }),
    ];
    const { user } = await open([page([consultation("a", "SELF_CARE"), ...older])], "/consultation#consultation-c");
    expect(await screen.findByRole("article", { name: /Get help today/ })).toBeInTheDocument();
    expect(screen.queryByText("Message b")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /Show the full answer.*Question b/ }));
    expect(screen.getByText("Message b")).toBeInTheDocument();
  });

  it("reads earlier questions page by page", async () => {
    const { user } = await open([
      page([consultation("a", "SELF_CARE")], { hasNextPage: true }),
      page([consultation("b", "SELF_CARE", { timestamp: ago(90) })], { after: "the-end" }),
    ]);
    await user.click(await screen.findByRole("button", { name: /Show earlier questions/ }));
    expect(await screen.findByText("Question b")).toBeInTheDocument();
    expect(screen.getByText("Question a")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Show earlier questions/ })).not.toBeInTheDocument();
  });
});

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
    expect(within(card).getByRole("link", { name: "Call 999" })).toHaveAttribute("href", "tel:999");
    expect(within(card).getByRole("link", { name: "Health information about chest pain" })).toHaveAttribute(
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
      expect(await screen.findByRole("link", { name: "Gesundheitsinformation: Chest pain" })).toBeVisible();
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
    expect(card).not.toHaveTextContent("You told us about");
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

describe("the panel about the assistant", () => {
  it("has its figures with their set and size, and leads to the whole record", async () => {
    await open([page([])]);
    expect(await screen.findByText("61%")).toBeInTheDocument();
    expect(screen.getByText("84%")).toBeInTheDocument();
    expect(screen.getByText(/Measured on 178 questions \(67 emergencies\)/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /How safe it is/ })).toHaveAttribute("href", "/safety");
  });
});

describe("a question that began at an advert", () => {
  const report = jest.fn(() => Promise.resolve({ status: 200 }));
  const fromAdvert = (engagementToken: string) => ({ pathname: "/consultation", state: { engagementToken } });

  beforeEach(() => {
    report.mockClear();
    globalThis.fetch = report as unknown as typeof fetch;
  });

  it("is reported once, after the answer, without anything of the question", async () => {
    const { user, router } = await open(
      [
        page([]),
        asking("A cold", { error: new Error("Failed to fetch") }),
        asking("A cold", answer(consultation("new", "SELF_CARE"))),
        asking("More", answer(consultation("newer", "SELF_CARE", { timestamp: ago(0) }))),
      ],
      fromAdvert("an-engagement"),
    );
    await screen.findByText("Your consultation history will appear here.");
    await user.type(box(), "A cold");
    await user.click(press());
    await screen.findByText("Failed to process your question. Please try again.");
    expect(report).not.toHaveBeenCalled();
    await user.click(press());
    await screen.findByText("Question new");
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(
      "/ads/engagements",
      expect.objectContaining({ body: '{"token":"an-engagement"}', keepalive: true }),
    );
    expect(router.state.location).toMatchObject({ pathname: "/consultation", search: "", state: null });
    await user.type(box(), "More");
    await user.click(press());
    await screen.findByText("Question newer");
    expect(report).toHaveBeenCalledTimes(1);
  });

  it("is nobody's when the patient came by another way", async () => {
    const { user } = await open([page([]), asking("A cold", answer(consultation("new", "SELF_CARE")))]);
    await user.type(box(), "A cold");
    await user.click(press());
    await screen.findByText("Question new");
    expect(report).not.toHaveBeenCalled();
  });

  it("never stands beside an advert", async () => {
    await open([page([consultation("a", "SELF_CARE")])], fromAdvert("another"));
    await screen.findByText("Question a");
    expect(screen.queryByText("Sponsored")).not.toBeInTheDocument();
  });
});

describe("an emergency that was already there", () => {
  it("stands above the page without taking the focus, and only in the list when it is old", async () => {
    const { unmount } = await open([page([consultation("a", "EMERGENCY")])]);
    expect(await screen.findByRole("alert")).not.toHaveFocus();
    unmount();
    await open([page([consultation("a", "EMERGENCY", { timestamp: ago(60 * 72) })])]);
    expect(await screen.findByRole("heading", { level: 2, name: "Emergency: Call 999 now" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
