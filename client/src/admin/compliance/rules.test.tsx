import { screen, waitFor, within } from "@testing-library/react";
import {
  ActivateDialog_ActivateDocument,
  RuleBench_TryDocument,
  RuleDialog_AddDocument,
  RuleDialog_EditDocument,
  RuleHistoryDocument,
  RuleList_DeactivateDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { list, open, refused, reviewer, rule, rules, violation } from "./compliance.test-support";
import { withKeyword } from "./rules";

afterEach(() => forgetDrafts());

const at = "/admin/compliance?part=rules";
const input = (changes: object = {}) => ({
  name: "Miracles",
  description: "No miracles.",
  category: "MEDICAL",
  severity: "MEDIUM",
  keywords: ["miracle"],
  conditions: [],
  ...changes,
});
const trial = (variables: { input: object; text: string | null }, result: object) => ({
  request: { query: RuleBench_TryDocument, variables },
  result: {
    data: {
      tryComplianceRule: {
        __typename: "RuleTrial",
        textViolation: null,
        checked: 40,
        hits: [],
        hitCount: 0,
        ...result,
      },
    },
  },
});
const hit = (versionId: string, title: string, isServing: boolean) => ({
  __typename: "TrialHit",
  versionId,
  title,
  advertiser: "Northbank Ltd",
  isServing,
  violation: violation(),
});

describe("withKeyword", () => {
  it("keeps keywords trimmed, not empty, and each once whatever its case", () => {
    expect(withKeyword([], "  for   good ")).toEqual(["for good"]);
    expect(withKeyword(["Cure"], "cURE")).toEqual(["Cure"]);
    expect(withKeyword(["Cure"], "   ")).toEqual(["Cure"]);
  });
});

describe("the rules", () => {
  it("are listed with what they say and by what they judge, and filtered", async () => {
    const { user, router } = await open(
      [list([]), rules([rule("r1", "Guarantee of a cure")]), rules([], { active: true })],
      { at },
    );
    const row = (await screen.findByRole("heading", { name: /Guarantee of a cure/ })).closest("li");
    expect(row).toHaveTextContent("HighWhat it says.Medical, 2 keywords, 1 condition, Changed 20 November, 10:42");
    expect(screen.getByRole("link", { name: "HMR 287" })).toHaveAttribute("rel", "noreferrer");
    expect(screen.getByRole("switch", { name: "Active: Guarantee of a cure" })).not.toBeChecked();
    await user.selectOptions(screen.getByLabelText("State"), "Active");
    expect(await screen.findByText("No rules match this filter.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?part=rules&state=active");
  });

  it("are only read by who may not change them", async () => {
    await open([list([]), rules([rule("r1", "Guarantee of a cure")])], {
      at,
      viewer: { ...reviewer, permissions: ["compliance.review"] },
    });
    expect(await screen.findByRole("switch")).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^(Add Rule|Edit)/ })).not.toBeInTheDocument();
    expect(screen.getByText("Your role can read rules but not change them.")).toBeInTheDocument();
  });

  it("say which adverts they stop before they are activated, and how many they stopped", async () => {
    const off = rule("r1", "Guarantee of a cure");
    const { user } = await open(
      [
        list([]),
        rules([off]),
        trial(
          {
            input: {
              name: off.name,
              description: off.description,
              category: "MEDICAL",
              severity: "HIGH",
              keywords: ["cures", "for good"],
              conditions: [{ type: "CONTAINS", value: "miracle" }],
            },
            text: null,
          },
          { hits: [hit("v1", "Clear your nose", true), hit("v2", "Sleep deeper", false)], hitCount: 2 },
        ),
        {
          request: { query: ActivateDialog_ActivateDocument, variables: { id: "r1" } },
          result: {
            data: {
              activateComplianceRule: {
                __typename: "RuleActivation",
                stoppedCount: 1,
                rule: { ...off, isActive: true, version: 2 },
              },
            },
          },
        },
        rules([{ ...off, isActive: true, version: 2 }]),
        {
          request: { query: RuleList_DeactivateDocument, variables: { id: "r1" } },
          result: { data: { deactivateComplianceRule: { ...off, version: 3 } } },
        },
      ],
      { at },
    );
    await user.click(await screen.findByRole("switch"));
    const dialog = await screen.findByRole("dialog", { name: "Activate Guarantee of a cure?" });
    expect(await within(dialog).findByText(/^1 advert that is shown now breaks it\./)).toBeInTheDocument();
    expect(dialog).toHaveTextContent("Clear your nose, Northbank Ltd");
    expect(dialog).not.toHaveTextContent("Sleep deeper");
    await user.click(within(dialog).getByRole("button", { name: /^Activate rule/ }));
    expect(
      await screen.findByText("Guarantee of a cure is active. 1 advert was stopped and is waiting for review."),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("switch")).toBeChecked());
    await user.click(screen.getByRole("switch"));
    expect(await screen.findByText("Guarantee of a cure is no longer active.")).toBeInTheDocument();
  });

  it("have a history", async () => {
    const { user } = await open(
      [
        list([]),
        rules([rule("r1", "Guarantee of a cure")]),
        {
          request: { query: RuleHistoryDocument, variables: { id: "r1" } },
          result: {
            data: {
              complianceRule: {
                __typename: "ComplianceRule",
                id: "r1",
                history: {
                  __typename: "RuleChangeConnection",
                  nodes: [
                    {
                      __typename: "RuleChange",
                      id: "h1",
                      at: "2026-11-20T10:42:00Z",
                      what: "EDITED",
                      by: "Marcus Whitfield",
                      changes: ["Severity: MEDIUM to HIGH"],
                    },
                  ],
                  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
                },
              },
            },
          },
        },
      ],
      { at },
    );
    await user.click(await screen.findByRole("button", { name: /^History/ }));
    const dialog = await screen.findByRole("dialog", { name: "History of Guarantee of a cure" });
    await within(dialog).findByText("Marcus Whitfield edited it");
    expect(dialog).toHaveTextContent("20 November, 10:42Severity: MEDIUM to HIGH");
  });
});

describe("Add Rule", () => {
  it("begins as documented, asks for what is required in the document's words, and sends the tidied rule", async () => {
    const added = rule("r9", "Miracles", { keywords: ["miracle"], conditions: [] });
    const { user } = await open(
      [
        list([]),
        rules([]),
        {
          request: { query: RuleDialog_AddDocument, variables: { input: input() } },
          result: { data: { createComplianceRule: added } },
        },
        rules([added]),
      ],
      { at },
    );
    await screen.findByText("No rules yet. Add the first one.");
    await user.keyboard("n");
    const dialog = await screen.findByRole("dialog", { name: "Add Rule" });
    const within_ = within(dialog);
    expect(within_.getByLabelText("Category")).toHaveDisplayValue("Medical");
    expect(within_.getByLabelText("Severity")).toHaveDisplayValue("Medium");
    await user.click(within_.getByRole("button", { name: /^Add Rule/ }));
    expect(within_.getByRole("alert")).toHaveTextContent("Please fill in all required fields");
    expect(within_.getByLabelText("Description")).toHaveAccessibleDescription(/Please fill in all required fields/);
    await user.type(within_.getByLabelText("Name"), " Miracles ");
    await user.type(within_.getByLabelText("Description"), "No miracles.");
    await user.type(within_.getByLabelText("Keywords"), " miracle {Enter}MIRACLE{Enter}");
    expect(within_.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
    await user.click(within_.getByRole("button", { name: "Add condition" }));
    await user.click(within_.getByRole("button", { name: /^Add Rule/ }));
    expect(within_.getByLabelText("Text or pattern")).toHaveAccessibleDescription(/Please write the text or pattern\./);
    await user.click(within_.getByRole("button", { name: /^Remove the condition/ }));
    await user.click(within_.getByRole("button", { name: /^Add Rule/ }));
    expect(await screen.findByText("The rule Miracles has been added. It is not active yet.")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: /Miracles/ })).toBeInTheDocument();
  });

  it("tries the rule on a text and on all adverts before it is saved", async () => {
    const { user } = await open(
      [
        list([]),
        rules([]),
        trial(
          { input: input({ name: "", description: "" }), text: "A miracle." },
          {
            textViolation: violation({
              matches: [{ __typename: "RuleMatch", field: "DESCRIPTION", start: 2, end: 9, found: "miracle" }],
            }),
            hits: [hit("v1", "Clear your nose", true)],
            hitCount: 1,
          },
        ),
        {
          request: {
            query: RuleBench_TryDocument,
            variables: {
              input: input({
                name: "",
                description: "",
                conditions: [{ type: "MATCHES_REGEX", value: "(?=x)" }],
              }),
              text: "A miracle.",
            },
          },
          result: refused("BAD_USER_INPUT", "Condition 1: look-ahead is not possible in patterns.", "conditions"),
        },
      ],
      { at },
    );
    await user.click(await screen.findByRole("button", { name: /^Add Rule/ }));
    const dialog = await screen.findByRole("dialog", { name: "Add Rule" });
    await user.type(within(dialog).getByLabelText("Keywords"), "miracle{Enter}");
    await user.type(within(dialog).getByLabelText("A text to try it on (optional)"), "A miracle.");
    await user.click(within(dialog).getByRole("button", { name: /^Try this rule/ }));
    const bench = within(dialog).getByRole("region", { name: "Try it" });
    expect(await within(bench).findByText("The text breaks the rule: contains “miracle”.")).toBeInTheDocument();
    expect(within(bench).getByText("miracle").tagName).toBe("MARK");
    expect(bench).toHaveTextContent("40 adverts were checked. 1 advert would break the rule.");
    expect(bench).toHaveTextContent("Clear your nose, Northbank Ltd, shown now");
    await user.click(within(dialog).getByRole("button", { name: "Add condition" }));
    await user.selectOptions(within(dialog).getByLabelText("Condition"), "matches pattern");
    await user.type(within(dialog).getByLabelText("Text or pattern"), "(?=x)");
    await user.click(within(dialog).getByRole("button", { name: /^Try this rule/ }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("look-ahead is not possible");
  });
});

describe("Edit Rule", () => {
  it("says when somebody else was faster, and keeps what was typed", async () => {
    const one = rule("r1", "Guarantee of a cure", { conditions: [] });
    const { user } = await open(
      [
        list([]),
        rules([one]),
        {
          request: { query: RuleDialog_EditDocument, variables: () => true },
          result: refused("CONFLICT", "Someone has changed this rule since you opened it. Please check it again."),
        },
        rules([{ ...one, version: 2 }]),
      ],
      { at },
    );
    await user.click(await screen.findByRole("button", { name: /^Edit/ }));
    const dialog = await screen.findByRole("dialog", { name: "Edit Rule" });
    await user.type(within(dialog).getByLabelText("Name"), " or two");
    await user.click(within(dialog).getByRole("button", { name: /^Save rule/ }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Someone has changed this rule since you opened it.",
    );
    expect(within(dialog).getByLabelText("Name")).toHaveValue("Guarantee of a cure or two");
  });
});
