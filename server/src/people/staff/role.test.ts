import { startTestServer, type TestServer } from "../../../test/harness";
import { PERMISSIONS } from "../accounts/permission.rules";
import { STAFF_MESSAGES } from "./staff.rules";
import { ACTS, act, auditOf, fields, makeRole, type Role, refusal, roleNamed } from "./staff.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

const input = (changes: object = {}) => ({
  name: "Night shift",
  description: "Watches at night.",
  permissions: ["system.view"],
  ...changes,
});

describe("roles", () => {
  it("are those of the product at first, and owners have every permission", async () => {
    const roles = await act<Role[]>(owner, ACTS.roles);
    expect(roles.map(({ name }) => name)).toEqual([
      "Owner",
      "Data Analyst",
      "Medical Reviewer",
      "Pharmacist",
      "Support Agent",
    ]);
    expect(roles[0]).toMatchObject({ isLocked: true, memberCount: 1 });
    expect(roles[0]?.permissions).toEqual(Object.values(PERMISSIONS).sort());
    expect(roles.find(({ key }) => key === "analyst")?.description).toBe("Reads figures, never people.");
  });

  it("are added, changed and deleted, each audited without names", async () => {
    const role = await act<Role>(owner, ACTS.create, { input: input() });
    expect(role).toMatchObject({ ...input(), memberCount: 0, isLocked: false, version: 1 });
    const changed = await act<Role>(owner, ACTS.update, {
      id: role.id,
      version: 1,
      input: input({ name: "Day shift", permissions: ["mail.manage"] }),
    });
    expect(changed).toMatchObject({ name: "Day shift", permissions: ["mail.manage"], version: 2 });
    expect(await refusal(owner, ACTS.update, { id: role.id, version: 1, input: input() })).toMatchObject({
      code: "CONFLICT",
      message: STAFF_MESSAGES.roleChanged,
    });
    expect(await act(owner, ACTS.delete, { id: role.id })).toBe(true);
    expect(await auditOf(server, role.id)).toEqual([
      { action: "staff_role_added", details: { permissions: "system.view" } },
      { action: "staff_role_changed", details: { added: "mail.manage", taken: "system.view" } },
      { action: "staff_role_deleted", details: {} },
    ]);
    expect(await refusal(owner, ACTS.delete, { id: role.id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(owner, ACTS.delete, { id: "nobody" })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("keep what no part of the product asks for, unseen", async () => {
    const support = await roleNamed(owner, "support");
    expect(support.permissions).toEqual(["audit.view", "system.view", "users.manage", "users.view"]);
    await act(owner, ACTS.update, {
      id: support.id,
      version: support.version,
      input: fields(support, { permissions: ["system.view", "mail.manage"] }),
    });
    const [row] = await server.db.query("select permissions from staff_roles where key = 'support'");
    expect(row.permissions.sort()).toEqual(
      ["logs.view", "mail.manage", "system.view", "tickets.respond", "tickets.view"].sort(),
    );
  });

  it("have names of their own in any case, also when two send one at once", async () => {
    expect(await refusal(owner, ACTS.create, { input: input({ name: "pharmaCIST" }) })).toEqual({
      code: "BAD_USER_INPUT",
      field: "name",
      message: STAFF_MESSAGES.roleNameTaken,
    });
    const both = await Promise.all([1, 2].map(() => owner.run(ACTS.create, { input: input({ name: "Twice" }) })));
    expect(both.map(({ errors }) => errors?.[0]?.extensions.field ?? "added").sort()).toEqual(["added", "name"]);
    const { errors } = await owner.run(ACTS.create, { input: { name: "", description: "", permissions: ["x"] } });
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(["name", "description", "permissions"]);
  });

  it("of owners is neither changed nor deleted, and one that people have is not deleted", async () => {
    const locked = await roleNamed(owner, "owner");
    const change = { id: locked.id, version: locked.version, input: fields(locked, { permissions: [] }) };
    for (const said of [
      await refusal(owner, ACTS.update, change),
      await refusal(owner, ACTS.delete, { id: locked.id }),
    ]) {
      expect(said).toMatchObject({ code: "CONFLICT", message: STAFF_MESSAGES.roleLocked });
    }
    await server.staff("pharmacist");
    await server.staff("pharmacist");
    const { id } = await roleNamed(owner, "pharmacist");
    expect(await refusal(owner, ACTS.delete, { id })).toMatchObject({
      code: "CONFLICT",
      message: "2 people have this role. Give them another one first.",
    });
  });

  it("are 50 at the most", async () => {
    const other = await startTestServer();
    try {
      const someOwner = await other.staff("owner");
      await other.db.query(
        "insert into staff_roles (key, name, description, permissions) select 'x' || n, 'X' || n, 'X', '{}' from generate_series(1, 45) n",
      );
      expect(await refusal(someOwner, ACTS.create, { input: input() })).toMatchObject({
        code: "CONFLICT",
        message: STAFF_MESSAGES.tooManyRoles,
      });
    } finally {
      await other.stop();
    }
  });
});

describe("who may manage roles but not everything", () => {
  it("neither gives nor changes more than that", async () => {
    const leads = await makeRole(owner, ["roles.view", "roles.manage", "system.view"]);
    const lead = await server.staff(leads.key);
    const wide = await makeRole(owner, ["models.publish"]);
    expect(await refusal(lead, ACTS.create, { input: input({ permissions: ["mail.manage"] }) })).toEqual({
      code: "FORBIDDEN",
      message: "You cannot grant permissions that you do not have: Manage mail.",
    });
    const change = { id: wide.id, version: 1, input: fields(wide, { permissions: [] }) };
    for (const said of [await refusal(lead, ACTS.update, change), await refusal(lead, ACTS.delete, { id: wide.id })]) {
      expect(said.message).toBe("You cannot change a role with permissions that you do not have: Publish models.");
    }
    const narrow = await makeRole(lead, ["system.view"]);
    const more = { id: narrow.id, version: 1, input: fields(narrow, { permissions: ["system.view", "mail.manage"] }) };
    expect(await refusal(lead, ACTS.update, more)).toMatchObject({ code: "FORBIDDEN" });
    expect(await act(lead, ACTS.delete, { id: narrow.id })).toBe(true);
  });

  it("takes the right from themselves only after having read that", async () => {
    const leads = await makeRole(owner, ["roles.view", "roles.manage"]);
    const lead = await server.staff(leads.key);
    const change = { id: leads.id, version: 1, input: fields(leads, { permissions: ["roles.view"] }) };
    expect(await refusal(lead, ACTS.update, change)).toEqual({
      code: "BAD_USER_INPUT",
      field: "acceptsOwnLoss",
      message: STAFF_MESSAGES.ownLoss,
    });
    expect((await roleNamed(owner, leads.key)).permissions).toContain("roles.manage");
    await act(lead, ACTS.update, { ...change, acceptsOwnLoss: true });
    expect(await refusal(lead, ACTS.delete, { id: leads.id })).toMatchObject({ code: "FORBIDDEN" });
  });
});
