import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { advertiser, owner, patient, type RenderOptions, renderRoutes, sessionMock } from "../../test/render";
import type { Viewer } from "../core/session-store";
import { SessionStore_LogoutDocument } from "../gql/graphql";
import { RequirePermission, RequireRole, VisitorsOnly } from "./guards";

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const area = (path: string, role: Viewer["role"]) => ({
  path,
  element: (
    <RequireRole name={role}>
      <Here />
    </RequireRole>
  ),
});

const routes = [
  area("/dashboard", "CUSTOMER"),
  area("/consultation", "CUSTOMER"),
  area("/advertiser/dashboard", "ADVERTISER"),
  area("/admin/system-health", "ADMIN"),
  {
    path: "/admin/consultations",
    element: (
      <RequireRole name="ADMIN">
        <RequirePermission names={["consultations.answer"]}>
          <Here />
        </RequirePermission>
      </RequireRole>
    ),
  },
  {
    path: "/login",
    element: (
      <VisitorsOnly>
        <Here />
      </VisitorsOnly>
    ),
  },
  { path: "*", element: <Here /> },
];

const arrive = async (options: RenderOptions) => {
  const view = await renderRoutes(routes, options);
  return { ...view, address: (await screen.findByText(/^\//)).textContent };
};

describe("guards", () => {
  it.each([
    ["a visitor of a patient's page", null, "/consultation?x=1", "/login?next=%2Fconsultation%3Fx%3D1"],
    ["a visitor of the advertisers' portal", null, "/advertiser/dashboard", "/login?next=%2Fadvertiser%2Fdashboard"],
    [
      "a visitor of the administration",
      null,
      "/admin/system-health?x=1",
      "/admin/login?next=%2Fadmin%2Fsystem-health%3Fx%3D1",
    ],
    ["a patient in the administration", patient, "/admin/system-health", "/dashboard"],
    ["an advertiser on a patient's page", advertiser, "/dashboard", "/advertiser/dashboard"],
    ["an administrator on a patient's page", owner, "/dashboard", "/admin/system-health"],
    ["a patient at home", patient, "/dashboard", "/dashboard"],
    ["somebody signed in at the sign-in page", patient, "/login", "/dashboard"],
    ["somebody who comes back to where they were going", patient, "/login?next=%2Fconsultation", "/consultation"],
    [
      "staff without the permission",
      { ...owner, permissions: ["system.view"] },
      "/admin/consultations",
      "/admin/system-health",
    ],
    ["staff with the permission", owner, "/admin/consultations", "/admin/consultations"],
  ])("leads %s", async (_who, viewer, at, expected) => {
    expect((await arrive({ viewer, at })).address).toBe(expected);
  });

  it("say so when the permission of an open room is taken, and open it again when it is given back", async () => {
    const viewer = { ...owner, permissions: ["consultations.answer"] };
    const without = sessionMock({ ...viewer, permissions: ["system.view"] });
    const { session } = await arrive({ viewer, at: "/admin/consultations", mocks: [without, sessionMock(viewer)] });
    await act(() => session.refresh());
    expect(await screen.findByRole("heading", { name: "You can no longer open this page" })).toBeInTheDocument();
    expect(screen.queryByText("/admin/consultations")).not.toBeInTheDocument();
    await act(() => session.refresh());
    expect(await screen.findByText("/admin/consultations")).toBeInTheDocument();
  });

  const logout = { request: { query: SessionStore_LogoutDocument }, result: { data: { logout: true } } };

  it("leads to the start page after a logout and tells the other tabs", async () => {
    const { session, channel } = await arrive({ viewer: patient, at: "/dashboard", mocks: [logout] });
    await act(() => session.logout());
    expect(await screen.findByText("/")).toBeInTheDocument();
    expect(channel.sent).toEqual(["signed-out"]);
  });

  it("leads to the start page when another tab logged out, with empty caches", async () => {
    const { channel, client } = await arrive({ viewer: patient, at: "/dashboard" });
    expect(JSON.stringify(client.cache.extract())).toContain("priya");
    await act(async () => channel.hear("signed-out"));
    expect(await screen.findByText("/")).toBeInTheDocument();
    expect(client.cache.extract()).toEqual({});
  });

  it("leads to the sign-in page when the session has ended on the server", async () => {
    const { session } = await arrive({ viewer: patient, at: "/consultation", mocks: [sessionMock(null)] });
    await act(() => session.refresh());
    expect(await screen.findByText("/login?next=%2Fconsultation")).toBeInTheDocument();
  });

  it("keeps the page when the server cannot be asked any more", async () => {
    const lost = { ...sessionMock(null), result: undefined, error: new Error("Failed to fetch") };
    const { session } = await arrive({ viewer: patient, at: "/consultation", mocks: [lost] });
    await act(() => session.refresh());
    expect(session.read().viewer?.id).toBe(patient.id);
    expect(screen.getByText("/consultation")).toBeInTheDocument();
  });
});
