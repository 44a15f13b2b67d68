import { screen, waitFor, within } from "@testing-library/react";
import { hoursFromNow, list, open, opening, question, rows, widen } from "./PharmacistQueuePage.test-support";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("PharmacistQueuePage", () => {
  it("says when nothing waits", async () => {
    await open([list([])]);
    expect(await screen.findByText("No questions are waiting")).toBeInTheDocument();
  });

  it("lists the longest waiting first with level, reason, waiting time and a warning when it is nearly due", async () => {
    await open([
      list([question("b", "SENT"), question("a", "SEEN", { waitingSince: hoursFromNow(-23), dueAt: hoursFromNow(1) })]),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [first, second] = rows();
    expect(first).toHaveTextContent("Question a");
    expect(first).toHaveTextContent("Pharmacist");
    expect(first).toHaveTextContent("because “severe”");
    expect(first).toHaveTextContent(/22 h 59 min waiting/);
    expect(within(first as HTMLElement).getByText("Due in 1 h 0 min")).toHaveClass("warning");
    expect(within(second as HTMLElement).getByText("Due in 19 h 0 min")).not.toHaveClass("warning");
  });

  it("lists by danger before the waiting time, also what arrives and what is raised meanwhile", async () => {
    const asked = (id: string, hours: number, changes = {}) =>
      question(id, "SENT", { waitingSince: hoursFromNow(hours), ...changes });
    const nodes = [asked("a", -9), asked("b", -1, { level: "EMERGENCY" }), asked("c", -2)];
    const { hear } = await open([list(nodes, "OPEN", { hasNextPage: true })]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const ids = () => rows().map((row) => /Question (\w)/.exec(row.textContent ?? "")?.[1]);
    expect(ids()).toEqual(["b", "a", "c"]);
    await hear([asked("d", 0, { level: "URGENT" })], 4);
    expect(ids()).toEqual(["b", "d", "a", "c"]);
    // What stood at the end of the page is raised: what belongs before the others is still shown.
    await hear([asked("c", -2, { level: "CRISIS", updatedAt: hoursFromNow(0) })], 4);
    await hear([asked("e", -3, { level: "URGENT" }), asked("f", -1)], 6);
    expect(ids()).toEqual(["b", "c", "e", "d", "a"]);
  });

  it("narrows the open questions to a level, also what arrives, and says so in the address", async () => {
    const { user, router, hear } = await open([
      list([question("a", "SENT"), question("b", "SENT", { level: "CRISIS" })]),
      list([question("b", "SENT", { level: "CRISIS" })], "OPEN", { levels: ["EMERGENCY", "CRISIS"] }),
      list([], "OPEN", { levels: ["URGENT"] }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText("Level"), "Emergency and crisis");
    expect(router.state.location.search).toBe("?level=critical");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await hear([question("c", "SENT", { level: "EMERGENCY" }), question("d", "SENT")], 4);
    expect(rows().map((row) => row.textContent?.slice(0, 10))).toEqual(["Question c", "Question b"]);
    expect(screen.getByRole("link", { name: /^Open/ })).toHaveTextContent("Open 4");
    await user.selectOptions(screen.getByLabelText("Level"), "Urgent");
    expect(await screen.findByText("No questions of this level are waiting")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Level"), "All levels");
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(router.state.location.search).toBe("");
  });

  it("is found by words, which stand in no address; what arrives meanwhile waits outside", async () => {
    const { user, router, hear } = await open([
      list([question("a", "SENT"), question("b", "SENT")]),
      list([question("b", "SENT")], "OPEN", { words: "rash" }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(screen.getByRole("searchbox", { name: "Search" }));
    await user.paste(" rash");
    await waitFor(() => expect(rows().map((row) => row.textContent?.slice(0, 10))).toEqual(["Question b"]));
    await hear([question("c", "SENT")], 3);
    expect(rows()).toHaveLength(1);
    expect(router.state.location.search).toBe("");
  });

  it("opens the first case that no colleague has where there is room, once, and leaves the focus", async () => {
    widen();
    const taken = question("a", "CLAIMED", { claimedByMe: false, pharmacistName: "Sam", level: "EMERGENCY" });
    const { user, router } = await open([
      list([question("c", "SENT", { waitingSince: hoursFromNow(-1) }), taken, question("b", "SENT")]),
      opening(question("b", "SEEN")),
    ]);
    expect(await screen.findByText("as written, in English")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?question=b");
    expect(rows()[1]).toHaveAttribute("aria-current", "true");
    await user.keyboard("{Escape}");
    expect(rows()[1]).toHaveFocus();
    expect(screen.queryByRole("region", { name: "Question" })).not.toBeInTheDocument();
  });

  it.each([
    ["narrow screen", "/", () => undefined],
    ["list of what is answered", "/?filter=answered", widen],
  ])("opens none by itself on a %s", async (_where, at, prepare) => {
    prepare();
    const filter = at === "/" ? "OPEN" : "ANSWERED";
    const { router } = await open([list([question("a", filter === "OPEN" ? "SENT" : "ANSWERED")], filter)], at);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(router.state.location.search).not.toContain("question");
    expect(screen.queryByRole("region", { name: "Question" })).not.toBeInTheDocument();
  });

  it("announces a question that joins the queue", async () => {
    const { hear } = await open([list([question("a", "SENT")])]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await hear([question("b", "SENT", { waitingSince: hoursFromNow(0) })], 2);
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toHaveTextContent("Question b");
    expect(screen.getByText("A new question is waiting. 2 in all.")).toHaveAttribute("role", "status");
    expect(screen.getAllByText(/^as of \d\d:\d\d:\d\d$/).length).toBeGreaterThan(0);
  });

  it("keeps the filter in the address and shows what was answered", async () => {
    const { user, router } = await open([
      list([]),
      list([question("a", "ANSWERED")], "ANSWERED"),
      opening(question("a", "ANSWERED")),
    ]);
    await screen.findByText("No questions are waiting");
    await user.click(screen.getByRole("link", { name: /Answered/ }));
    expect(router.state.location.search).toBe("?filter=answered");
    await user.click(await screen.findByRole("button", { name: /^Question a/ }));
    expect(await screen.findByText("Keep moving.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?filter=answered&question=a");
  });

  it("reads more page by page and says when the list failed", async () => {
    const failure = { request: list([]).request, error: new Error("Failed to fetch") };
    const { user } = await open([
      failure,
      list([question("a", "SENT")], "OPEN", { hasNextPage: true }),
      list([question("b", "SENT", { waitingSince: hoursFromNow(-1) })], "OPEN", { after: "the-end" }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await user.click(await screen.findByRole("button", { name: /^Show more/ }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it("opens a question that the address alone knows", async () => {
    await open([list([]), opening(question("z", "SEEN"))], "/?question=z");
    const pane = await screen.findByRole("region", { name: "Question" });
    expect(await within(pane).findByText("Question z")).toBeInTheDocument();
  });
});
