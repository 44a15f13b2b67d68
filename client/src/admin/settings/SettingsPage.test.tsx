import { screen, waitFor, within } from "@testing-library/react";
import {
  LimitDialogDocument,
  MailTest_SendDocument,
  NumberDialog_ChangeDocument,
  SettingChangesDocument,
  SettingsPageDocument,
  SystemHealthLimitsDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { HOURS, mailMock, open, pageMock, refused, testOf, VAT } from "./settings.test-support";

afterEach(() => forgetDrafts());

const row = (name: RegExp) => screen.findByRole("row", { name });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const change = (input: object, result: object) => ({
  request: { query: NumberDialog_ChangeDocument, variables: { input } },
  result,
});
const HOURS_TITLE = "Hours until a pharmacist answers";

describe("the values", () => {
  it("say what is in force and where it comes from, live", async () => {
    const { hear } = await open([pageMock(), mailMock(null)]);
    expect(await row(/^VAT rate/)).toHaveTextContent("20%Product default");
    expect(await row(/^Hours until/)).toHaveTextContent(/48 hoursSet hereLeila Haddad, .*10:42A quiet month/);
    await hear({ numbers: [{ ...VAT, value: 1_755, source: "ENVIRONMENT" }, HOURS] });
    expect(await row(/^VAT rate/)).toHaveTextContent("17.55%Environment variable");
  });

  it("say that they did not arrive, and are asked for again", async () => {
    const { user } = await open([
      { request: { query: SettingsPageDocument, variables: {} }, error: new Error("gone") },
      mailMock(null),
      pageMock(),
    ]);
    await screen.findByText("The settings cannot be shown right now.");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await row(/^VAT rate/)).toBeInTheDocument();
  });

  it.each([
    ["17,5%", 1_750],
    ["0", 0],
    ["17.555", -1],
    ["a lot", -1],
  ])("typed as %p are sent as %d hundredths of a percent", async (typed, value) => {
    const set = { ...VAT, value, source: "SET", revision: 1 };
    const { user } = await open([
      pageMock(),
      mailMock(null),
      change(
        { name: "VAT_BASIS_POINTS", value, reason: "The law changes", revision: 0 },
        { data: { updateNumberSetting: set } },
      ),
      pageMock({ numbers: [set, HOURS] }),
    ]);
    await user.click(within(await row(/^VAT rate/)).getByRole("button"));
    const inside = await dialog("VAT rate");
    const field = inside.getByLabelText("VAT rate, in percent");
    expect(field).toHaveValue("20");
    await user.clear(field);
    await user.type(field, typed);
    await user.type(inside.getByLabelText("Reason"), "The law changes");
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText(/^Saved\. VAT rate/)).toBeInTheDocument();
  });

  it("stay in the form when the server refuses them, with its sentence on the field", async () => {
    const { user } = await open([
      pageMock(),
      mailMock(null),
      change(
        { name: HOURS.name, value: 200, reason: "", revision: 3 },
        refused("BAD_USER_INPUT", "Enter whole hours, from 1 to 168.", [
          { field: "value", message: "Enter whole hours, from 1 to 168." },
          { field: "reason", message: "Please give a reason of 5 to 500 characters." },
        ]),
      ),
      pageMock(),
    ]);
    await user.click(within(await row(/^Hours until/)).getByRole("button"));
    const inside = await dialog(HOURS_TITLE);
    const field = inside.getByLabelText("Hours");
    await user.clear(field);
    await user.type(field, "200");
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(inside.getByLabelText("Reason")).toHaveAccessibleDescription(/5 to 500/));
    expect(field).toHaveAccessibleDescription(/Enter whole hours, from 1 to 168/);
    expect(field).toHaveValue("200");
    await user.click(inside.getByRole("button", { name: "Discard what I typed" }));
    expect(field).toHaveValue("48");
  });

  it("that somebody else changed meanwhile are not saved over unseen, and what was typed is kept", async () => {
    const newer = { ...HOURS, value: 72, revision: 4 };
    const input = { name: HOURS.name, value: 36, reason: "Fewer questions" };
    const { user, hear } = await open([
      pageMock(),
      mailMock(null),
      change({ ...input, revision: 3 }, refused("CONFLICT", "Somebody has changed this meanwhile.")),
      pageMock({ numbers: [VAT, newer] }),
      change({ ...input, revision: 4 }, { data: { updateNumberSetting: { ...newer, value: 36, revision: 5 } } }),
      pageMock({ numbers: [VAT, { ...newer, value: 36, revision: 5 }] }),
    ]);
    await user.click(within(await row(/^Hours until/)).getByRole("button"));
    const inside = await dialog(HOURS_TITLE);
    await user.clear(inside.getByLabelText("Hours"));
    await user.type(inside.getByLabelText("Hours"), "36");
    await user.type(inside.getByLabelText("Reason"), "Fewer questions");
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    await inside.findByText("Somebody has changed this meanwhile.");
    await inside.findByText(/^Leila Haddad has changed this in the meantime. It is now 72 hours\./);
    expect(inside.getByLabelText("Hours")).toHaveValue("36");
    await user.click(inside.getByRole("button", { name: "I have seen it" }));
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    expect(await screen.findByText("Saved. Hours until a pharmacist answers: 36 hours.")).toBeInTheDocument();
    await hear({ numbers: [VAT, newer] });
  });

  it("go back to the default, which is named", async () => {
    const back = { ...HOURS, value: 24, source: "ENVIRONMENT", revision: 4 };
    const { user } = await open([
      pageMock(),
      mailMock(null),
      change(
        { name: HOURS.name, value: null, reason: "As before", revision: 3 },
        { data: { updateNumberSetting: back } },
      ),
      pageMock({ numbers: [VAT, back] }),
    ]);
    await user.click(within(await row(/^Hours until/)).getByRole("button"));
    const inside = await dialog(HOURS_TITLE);
    await user.type(inside.getByLabelText("Reason"), "As before");
    await user.click(inside.getByRole("button", { name: "Reset to default: 24 hours" }));
    await screen.findByText("Saved. Hours until a pharmacist answers: 24 hours.");
    await waitFor(async () => expect(await row(/^Hours until/)).toHaveTextContent(/Reset by Leila Haddad/));
  });
});

describe("the mail test", () => {
  it("sends one, and tells what became of it", async () => {
    const { user } = await open([
      pageMock(),
      mailMock(null),
      {
        request: { query: MailTest_SendDocument, variables: {} },
        result: { data: { sendTestMail: testOf("WAITING") } },
      },
      mailMock("SENT", { sentAt: "2026-11-20T10:42:09Z" }),
    ]);
    expect(await screen.findByText(/^You have sent no test mail/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Send a test mail/ }));
    expect(await screen.findByText("On its way")).toBeInTheDocument();
    expect(await screen.findByText(/^Accepted by the mail server at .*10:42\.$/)).toBeInTheDocument();
  });

  it("tells the refusal of the mail server, and that there were too many", async () => {
    const { user } = await open([
      pageMock(),
      mailMock("FAILED", { problem: "The mail server refused the email (550)." }),
      {
        request: { query: MailTest_SendDocument, variables: {} },
        result: refused("RATE_LIMITED", "Too many attempts. Please wait 30 minutes."),
      },
    ]);
    expect(
      await screen.findByText(/not be retried\. The mail server refused the email \(550\)\.$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Send a test mail/ }));
    expect(await screen.findByText("Too many attempts. Please wait 30 minutes.")).toBeInTheDocument();
  });
});

describe("the other parts", () => {
  const changes = (nodes: object[]) => ({
    request: { query: SettingChangesDocument, variables: {} },
    result: {
      data: {
        settingChanges: {
          __typename: "SettingChangeConnection",
          nodes,
          totalCount: nodes.length,
          pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
        },
      },
    },
  });

  it("tell who changed what, from what to what and why", async () => {
    await open(
      [
        pageMock(),
        changes([
          {
            ...{ __typename: "SettingChange", id: "1", name: "VAT_BASIS_POINTS", before: "20%", after: "17.5%" },
            ...{ reason: "The law changes", changedByName: null, changedAt: "2026-11-20T10:42:07Z" },
          },
        ]),
      ],
      "/admin/settings?part=changes",
    );
    expect(await row(/^VAT rate/)).toHaveTextContent("from 20% to 17.5%The law changesSomebody whose account is gone");
  });

  it("say that nothing was changed, or that it cannot be shown", async () => {
    const { user } = await open(
      [
        pageMock(),
        { request: { query: SettingChangesDocument, variables: {} }, error: new Error("gone") },
        changes([]),
      ],
      "/admin/settings?part=changes",
    );
    await screen.findByText("The changes cannot be shown right now.");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Nobody has changed a setting yet.")).toBeInTheDocument();
  });

  it("have the limits of metrics for those who may see the system, with the dialog of System Health", async () => {
    const limits = {
      ...{ __typename: "MetricLimits", id: "cpu", name: "CPU", unit: "%", highest: 100, isDocumented: true },
      threshold: { __typename: "MetricThreshold", warning: 70, critical: 90 },
      documented: { __typename: "MetricThreshold", warning: 70, critical: 90 },
    };
    const { user } = await open(
      [
        pageMock(),
        { request: { query: SystemHealthLimitsDocument, variables: {} }, result: { data: { metricLimits: [limits] } } },
        {
          request: { query: LimitDialogDocument, variables: { metric: "cpu" } },
          result: {
            data: { metricThresholdChanges: { __typename: "MetricThresholdChangeConnection", nodes: [] } },
          },
        },
      ],
      "/admin/settings?part=thresholds",
      ["settings.manage", "system.view", "system.manage"],
    );
    await user.click(within(await row(/^CPU/)).getByRole("button", { name: /^Change/ }));
    expect(await screen.findByRole("dialog", { name: /CPU/ })).toBeInTheDocument();
  });

  it("have no limits for those who may not", async () => {
    await open([pageMock(), mailMock(null)], "/admin/settings?part=thresholds");
    expect(await row(/^VAT rate/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Metric thresholds" })).not.toBeInTheDocument();
  });
});
