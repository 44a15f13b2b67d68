import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetDrafts } from "../../lib/drafts";
import { open, page, type Sent } from "./ConsultationPage.test-support";
import { answering, asking, DANGERS, given, list, push, short } from "./Questions.test-support";

afterEach(forgetDrafts);

describe("what was understood", () => {
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
});
