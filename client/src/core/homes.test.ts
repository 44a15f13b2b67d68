import { advertiser, owner, patient } from "../../test/render";
import { accountOf, homeOf, safeNext } from "./homes";

describe("homeOf", () => {
  it("leads every role to its own start", () => {
    expect(homeOf(patient)).toBe("/dashboard");
    expect(homeOf(advertiser)).toBe("/advertiser/dashboard");
    expect(homeOf(owner)).toBe("/admin/system-health");
    expect(homeOf({ ...owner, permissions: ["consultations.answer"] })).toBe("/admin/consultations");
    expect(homeOf({ ...owner, permissions: ["system.view", "applications.view"] })).toBe("/admin/dashboard");
    expect(homeOf({ ...owner, permissions: ["mail.manage"] })).toBe("/admin/mail");
    expect(homeOf({ ...owner, permissions: [] })).toBe("/admin");
  });
});

describe("accountOf", () => {
  it("keeps everybody in the frame of their role", () => {
    expect([patient, advertiser, owner].map(accountOf)).toEqual(["/account", "/advertiser/account", "/admin/account"]);
  });
});

describe("safeNext", () => {
  it("keeps our own addresses", () => {
    expect(safeNext("/consultation?x=1#consultation-7")).toBe("/consultation?x=1#consultation-7");
  });

  it.each([null, "", "https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "dashboard"])(
    "refuses %s",
    (next) => expect(safeNext(next)).toBeNull(),
  );
});
