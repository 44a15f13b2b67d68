import { effectivePermissions, PERMISSION_NEEDS, PERMISSIONS } from "../accounts/permission.rules";
import { isKnownPermission, PERMISSION_AREAS, PERMISSION_TEXTS, STAFF_PERMISSIONS } from "./permission-text.rules";
import { beyond, overreachProblem, readRoleFields, STAFF_MESSAGES } from "./staff.rules";

describe("every permission", () => {
  it.each(Object.values(PERMISSIONS))("%s has a label, an explanation and an area of its own", (name) => {
    const { label, description, area } = PERMISSION_TEXTS[name];
    expect(label).toMatch(/^[A-Z].{3,39}$/);
    expect(description).toMatch(/^[A-Z].{10,}\.$/);
    expect(PERMISSION_AREAS).toContain(area);
    expect(STAFF_PERMISSIONS.filter((one) => one.label === label)).toHaveLength(1);
  });

  it("is listed once, and nothing else", () => {
    expect(STAFF_PERMISSIONS.map(({ name }) => name).sort()).toEqual(Object.values(PERMISSIONS).sort());
    expect(isKnownPermission("tickets.view")).toBe(false);
  });
});

it("is had only with what it needs, and says so", () => {
  for (const [name, need] of Object.entries(PERMISSION_NEEDS)) {
    expect(effectivePermissions([name, "mail.manage"])).toEqual(new Set(["mail.manage"]));
    expect(effectivePermissions([name, need])).toEqual(new Set([name, need]));
  }
  const described = STAFF_PERMISSIONS.find(({ name }) => name === "users.health")?.description;
  expect(described).toMatch(/ Needs 'Find people'\.$/);
});

describe("what somebody lacks", () => {
  it("leaves out what no part of the product asks for", () => {
    expect(beyond(new Set(["mail.manage"]), ["mail.manage", "tickets.view", "roles.view"])).toEqual(["roles.view"]);
    expect(overreachProblem("grant", ["roles.view"])).toBe(
      "You cannot grant permissions that you do not have: View staff and roles.",
    );
  });
});

describe("what is typed for a role", () => {
  it("is tidied, and everything that is wrong is said", () => {
    const typed = {
      name: "  Night \n shift ",
      description: " Watches.  ",
      permissions: ["system.view", "system.view"],
    };
    expect(readRoleFields(typed)).toEqual({
      fields: { name: "Night shift", description: "Watches.", permissions: ["system.view"] },
      problems: [],
    });
    expect(readRoleFields({ name: " ", description: "x".repeat(201), permissions: ["no.such"] }).problems).toEqual([
      { field: "name", message: STAFF_MESSAGES.roleName },
      { field: "description", message: STAFF_MESSAGES.roleDescriptionLong },
      { field: "permissions", message: STAFF_MESSAGES.permissionUnknown },
    ]);
    expect(readRoleFields({ name: "x".repeat(61), description: "", permissions: [] }).problems).toHaveLength(2);
  });
});
