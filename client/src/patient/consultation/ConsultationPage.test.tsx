import { screen, within } from "@testing-library/react";
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

  it("shows no step of the ladder for what a GP should see in the next few days", async () => {
    const { response, ...rest } = consultation("a", "SELF_CARE");
    const care = { __typename: "CareAdvice" as const, id: "gp-days" };
    await open([page([{ ...rest, response: { ...response, heading: "See a GP in the next few days", care } }])]);
    const card = await screen.findByRole("article", { name: /See a GP in the next few days/ });
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
    const alike = { ...tip, title: "Paracetamols early" };
    const asked = { ...tip, type: "ABOUT_MEDICINE", title: "Ramipril: Could it come from this?", about: null };
    const recommendations = [asked, { ...medicine, about: "Headache and Sore throat" }, alike, tip, other, more];
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
      "Paracetamols early",
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

  it("stands only in the list once its person has said that it is over", async () => {
    await open([page([consultation("a", "EMERGENCY", { followUp: null })])]);
    expect(await screen.findByRole("heading", { level: 2, name: "Emergency: Call 999 now" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
