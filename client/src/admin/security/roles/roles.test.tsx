import { screen, waitFor, within } from "@testing-library/react";
import {
  RightsDialogDocument,
  Roles_CreateDocument,
  Roles_InviteDocument,
  Roles_RemoveDocument,
  Roles_ResendDocument,
  Roles_SetDocument,
  Roles_UpdateDocument,
} from "../../../gql/graphql";
import { forgetDrafts } from "../../../lib/drafts";
import {
  ANALYST,
  INES,
  MARCUS,
  member,
  OWNER_ROLE,
  open,
  owner,
  peopleMock,
  refused,
  role,
  rolesMock,
  SUPPORT,
} from "./roles.test-support";

afterEach(() => forgetDrafts());

const box = (name: string) => screen.findByRole("checkbox", { name });
const row = async (name: string) => {
  const found = (await screen.findByRole("rowheader", { name: new RegExp(`^${name}`) })).closest("tr");
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};
const button = (name: string | RegExp) => screen.getAllByRole("button", { name })[0] as HTMLElement;
const updateMock = (variables: object, result: object) => ({
  request: { query: Roles_UpdateDocument, variables },
  result,
});
const NARROWED = { name: "Data Analyst", description: "About Data Analyst.", permissions: ["models.view"] };

describe("the table of roles", () => {
  it("says what each may do, changes a box only when it is saved, and says what follows", async () => {
    const saved = { ...ANALYST, permissions: ["models.view"], version: 2 };
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      updateMock(
        { id: "r1", version: 1, input: NARROWED, acceptsOwnLoss: false },
        { data: { updateStaffRole: saved } },
      ),
    ]);
    expect(await box("View the system: Data Analyst")).toBeChecked();
    expect(screen.queryByRole("checkbox", { name: /: Owner$/ })).not.toBeInTheDocument();
    await user.click(await box("View the system: Data Analyst"));
    const bar = screen.getByRole("region", { name: "Unsaved changes of Data Analyst" });
    expect(bar).toHaveTextContent("Loses: View the system");
    expect(bar).toHaveTextContent("2 people have this role. Changes apply to them immediately.");
    await user.click(button(/^Save changes/));
    expect(await screen.findByText("Role saved: Data Analyst")).toBeInTheDocument();
    expect(await box("View the system: Data Analyst")).not.toBeChecked();
    expect(screen.queryByText(/^Unsaved/)).not.toBeInTheDocument();
  });

  it("offers the newer version when somebody was faster", async () => {
    const newer = { ...ANALYST, permissions: ["models.view", "system.view"], description: "Newer.", version: 2 };
    const { user, hear } = await open([
      rolesMock(),
      peopleMock(),
      rolesMock([OWNER_ROLE, newer, SUPPORT]),
      peopleMock(),
    ]);
    await user.click(await box("View the system: Data Analyst"));
    await hear();
    expect(await screen.findByText("Someone else has changed this role in the meantime.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Save changes/ })).not.toBeInTheDocument();
    await user.click(button("Show the latest version"));
    expect(await box("View the system: Data Analyst")).toBeChecked();
  });

  it("asks once more before somebody takes rights from themselves", async () => {
    const loss = "You will no longer be able to manage staff and roles.";
    const variables = { id: "r1", version: 1, input: NARROWED };
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      updateMock({ ...variables, acceptsOwnLoss: false }, refused("BAD_USER_INPUT", loss, "acceptsOwnLoss")),
      updateMock({ ...variables, acceptsOwnLoss: true }, { data: { updateStaffRole: { ...ANALYST, version: 2 } } }),
    ]);
    await user.click(await box("View the system: Data Analyst"));
    await user.click(button(/^Save changes/));
    expect(await screen.findByText(loss)).toBeInTheDocument();
    await user.click(button(/^Save anyway/));
    expect(await screen.findByText("Role saved: Data Analyst")).toBeInTheDocument();
  });

  it("leaves alone what the person may not do, and what they may not change", async () => {
    const viewer = { ...owner, permissions: ["roles.view", "roles.manage", "system.view"] };
    await open([rolesMock(), peopleMock([INES, member("u2", "Tom Pryce", [SUPPORT])])], { viewer });
    expect(await box("View the system: Support Agent")).toBeEnabled();
    expect(screen.queryByRole("checkbox", { name: "View models: Support Agent" })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: /: Data Analyst$/ })).not.toBeInTheDocument();
    const ines = await row("Ines Duarte");
    expect(ines.getByText("Has more permissions than you.")).toBeInTheDocument();
    expect(ines.queryByRole("button", { name: /^(Change|Remove)/ })).not.toBeInTheDocument();
    expect((await row("Tom Pryce")).getByRole("button", { name: /^Change roles/ })).toBeInTheDocument();
  });

  it("can be read and not changed by who may not", async () => {
    await open([rolesMock(), peopleMock()], { viewer: { ...owner, permissions: ["roles.view"] } });
    await row("Ines Duarte");
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^(Add|Edit|Delete|Invite|Change|Remove)/ })).not.toBeInTheDocument();
    expect(screen.getByText("Your role can view this but not change it.")).toBeInTheDocument();
  });

  it("says when it could not be loaded, and tries again", async () => {
    const { user } = await open([
      { ...rolesMock(), result: undefined, error: new Error("away") },
      peopleMock(),
      rolesMock(),
      peopleMock(),
    ]);
    expect(await screen.findByText("The roles could not be loaded.")).toBeInTheDocument();
    await user.click(button("Try Again"));
    expect(await box("View models: Data Analyst")).toBeChecked();
  });
});

describe("the form of a role", () => {
  it("keeps what was typed over an error and over closing", async () => {
    const input = { name: "Support agent", description: "Nights.", permissions: ["system.view"] };
    const create = { request: { query: Roles_CreateDocument, variables: { input } } };
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      { ...create, result: refused("BAD_USER_INPUT", "There is already a role with this name.", "name") },
    ]);
    await box("View models: Data Analyst");
    await user.click(button("Add role"));
    let form = within(await screen.findByRole("dialog"));
    await user.type(form.getByLabelText("Name"), input.name);
    await user.type(form.getByLabelText("Description"), input.description);
    await user.click(form.getByRole("checkbox", { name: "View the system" }));
    await user.click(form.getByRole("button", { name: /^Add role/ }));
    expect(await form.findByRole("link", { name: "There is already a role with this name." })).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(button("Add role"));
    form = within(await screen.findByRole("dialog"));
    expect(form.getByLabelText("Name")).toHaveValue(input.name);
    expect(form.getByRole("checkbox", { name: "View the system" })).toBeChecked();
  });

  it("is closed when the role is made, which is chosen and has the focus", async () => {
    const input = { name: "Night desk", description: "Nights.", permissions: [] };
    const made = role("r3", "Night desk", [], { memberCount: 0, description: "Nights." });
    const all = [OWNER_ROLE, ANALYST, SUPPORT, made];
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      { request: { query: Roles_CreateDocument, variables: { input } }, result: { data: { createStaffRole: made } } },
      rolesMock(all),
      peopleMock(),
    ]);
    await box("View models: Data Analyst");
    await user.click(button("Add role"));
    const form = within(await screen.findByRole("dialog"));
    await user.type(form.getByLabelText("Name"), input.name);
    await user.type(form.getByLabelText("Description"), input.description);
    await user.click(form.getByRole("button", { name: /^Add role/ }));
    expect(await screen.findByText("Role added: Night desk")).toBeInTheDocument();
    await waitFor(() => expect(document.getElementById("role-r3")).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Role", { selector: "#roles-pick" })).toHaveValue("r3");
  });

  it("is not for a role that people have, when it is about deleting it", async () => {
    const { user } = await open([rolesMock(), peopleMock()]);
    await box("View models: Data Analyst");
    await user.click(button("Delete Data Analyst"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("2 people have this role. Give them another one first.")).toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: /^Delete role/ })).not.toBeInTheDocument();
  });
});

describe("people", () => {
  it("are narrowed by role and state in the address, and by words that are not", async () => {
    const { user, router } = await open([
      rolesMock(),
      peopleMock(),
      peopleMock([INES], { roleId: "r1" }),
      peopleMock([], { roleId: "r1", status: "INVITED" }),
      peopleMock([], { roleId: "r1", status: "INVITED", search: "ines" }),
      peopleMock(),
    ]);
    expect((await row("Ines Duarte")).getByText("20 November, 10:00")).toBeInTheDocument();
    const chip = (name: string) => document.getElementById(`people-${name}`) as HTMLElement;
    await waitFor(() => expect(chip("role").querySelector("[value=r1]")).toBeInTheDocument());
    await user.selectOptions(chip("role"), "r1");
    await user.selectOptions(chip("status"), "INVITED");
    expect(await screen.findByText("Nobody matches these filters.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Search people"), "ines");
    expect(router.state.location.search).toBe("?part=roles&role=r1&status=invited");
    await user.click(button("Clear filters"));
    expect(await row("Marcus Whitfield")).toBeDefined();
    expect(router.state.location.search).toBe("?part=roles");
  });

  it("are given other roles, with what follows while they are chosen", async () => {
    const variables = { userId: "u1", roleIds: ["r2"], seenRoleIds: ["r1"], acceptsOwnLoss: false };
    const changed = member("u1", "Ines Duarte", [SUPPORT]);
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      { request: { query: Roles_SetDocument, variables }, result: { data: { setStaffRoles: changed } } },
    ]);
    await user.click((await row("Ines Duarte")).getByRole("button", { name: "Change roles Ines Duarte" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("checkbox", { name: "Support Agent" }));
    expect(dialog.getByText("Gains: nothing")).toBeInTheDocument();
    await user.click(dialog.getByRole("checkbox", { name: "Data Analyst" }));
    expect(dialog.getByText("Loses: View models")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Save roles/ }));
    expect(await screen.findByText("Roles saved: Ines Duarte")).toBeInTheDocument();
    expect((await row("Ines Duarte")).getByText("Support Agent")).toBeInTheDocument();
  });

  it("are invited, and an address that cannot be is said on the field", async () => {
    const input = { name: "Nia New", email: "nia@example.test", roleIds: ["r2"] };
    const sentence = "This person is already a member of staff.";
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      {
        request: { query: Roles_InviteDocument, variables: { input } },
        result: refused("BAD_USER_INPUT", sentence, "email"),
      },
    ]);
    await box("View models: Data Analyst");
    await user.click(button("Invite"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Name"), input.name);
    await user.type(dialog.getByLabelText("E-mail address"), input.email);
    await user.click(dialog.getByRole("checkbox", { name: "Support Agent" }));
    await user.click(dialog.getByRole("button", { name: /^Send invitation/ }));
    expect(await dialog.findByRole("link", { name: sentence })).toHaveAttribute("href", "#invite-email");
  });

  it("get a new link, and a refusal is said", async () => {
    const nia = member("u3", "Nia New", [SUPPORT], { status: "INVITED", invitedAt: "2026-11-20T10:00:00Z" });
    const resend = (result: object) => ({
      request: { query: Roles_ResendDocument, variables: { userId: "u3" } },
      result,
    });
    const { user } = await open([
      rolesMock(),
      peopleMock([nia]),
      resend({ data: { resendInvitation: nia } }),
      resend(
        refused(
          "FORBIDDEN",
          "You cannot change the roles of someone with permissions that you do not have: View models.",
        ),
      ),
    ]);
    const press = async () => user.click((await row("Nia New")).getByRole("button", { name: "Send again Nia New" }));
    await press();
    expect(await screen.findByText(/^A new invitation was sent to u3@example.test/)).toBeInTheDocument();
    await press();
    expect(await screen.findByText(/^Nia New: You cannot change the roles of someone/)).toBeInTheDocument();
  });

  it("are removed after a question; the last owner is explained instead", async () => {
    const gone = member("u1", "Ines Duarte", [], { status: "SUSPENDED" });
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      {
        request: { query: Roles_RemoveDocument, variables: { userId: "u1", acceptsOwnLoss: false } },
        result: { data: { removeStaff: gone } },
      },
    ]);
    await user.click((await row("Marcus Whitfield")).getByRole("button", { name: /^Remove/ }));
    let dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^This is the last owner who can sign in/)).toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: /^Remove person/ })).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click((await row("Marcus Whitfield")).getByRole("button", { name: /^Change roles/ }));
    dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("checkbox", { name: "Owner" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click((await row("Ines Duarte")).getByRole("button", { name: /^Remove/ }));
    dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /^Remove person/ }));
    expect(await screen.findByText("Removed: Ines Duarte")).toBeInTheDocument();
    expect((await row("Ines Duarte")).getByText("Removed")).toBeInTheDocument();
  });

  it("are explained: what each can do and why", async () => {
    const right = (label: string, because: string[]) => ({
      __typename: "StaffRight",
      permission: { __typename: "StaffPermission", name: label, label, description: "It is.", area: "System" },
      isAllowed: because.length > 0,
      because,
    });
    const explainStaffRights = [right("View the system", ["Data Analyst", "Support Agent"]), right("Manage mail", [])];
    const { user } = await open([
      rolesMock(),
      peopleMock(),
      {
        request: { query: RightsDialogDocument, variables: { userId: "u1" } },
        result: { data: { explainStaffRights } },
      },
    ]);
    await user.click((await row("Ines Duarte")).getByRole("button", { name: /^Rights/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Because of: Data Analyst, Support Agent")).toBeInTheDocument();
    expect(dialog.getByText("No role of this person allows it.")).toBeInTheDocument();
  });

  it("are read again when somebody else changed one", async () => {
    const { hear } = await open([
      rolesMock(),
      peopleMock(),
      rolesMock([OWNER_ROLE, ANALYST, SUPPORT, role("r9", "Night shift", [])]),
      peopleMock([MARCUS, INES, member("u9", "New Person", [SUPPORT])]),
    ]);
    await row("Ines Duarte");
    await hear();
    expect(await row("New Person")).toBeDefined();
    expect((await screen.findAllByText("Night shift")).length).toBeGreaterThan(0);
  });
});
