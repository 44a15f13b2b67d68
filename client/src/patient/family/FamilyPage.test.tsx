import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes } from "../../../test/render";
import {
  FamilyPageDocument,
  MemberForm_AddDocument,
  MemberForm_EditDocument,
  RemoveMember_RemoveDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { FamilyPage } from "./FamilyPage";
import { ageText } from "./memberForm";

afterEach(() => forgetDrafts());

const health = {
  dateOfBirth: "2024-03-02",
  gender: "FEMALE",
  conditions: [],
  medicines: [],
  allergies: ["Penicillin"],
};
const member = (change: object = {}) => ({
  __typename: "FamilyMember",
  ...{ id: "mia", version: 1, name: "Mia" },
  health: { __typename: "FamilyMemberHealth", ...health } as object | null,
  ...change,
});
const page = (...nodes: object[]) => ({
  request: { query: FamilyPageDocument },
  result: {
    data: { familyMembers: { __typename: "FamilyMemberConnection", totalCount: nodes.length, nodes } },
  },
});
const mutation = (query: object, variables: object, outcome: object) => ({ request: { query, variables }, ...outcome });
const refused = (code: string, field?: string) => ({
  result: { errors: [new GraphQLError("In English", { extensions: { code, field } })] },
});

async function open(...mocks: object[]) {
  const routes = [
    { path: "/family", element: <FamilyPage /> },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  return renderRoutes(routes, { viewer: patient, mocks: mocks as ReturnType<typeof page>[], at: "/family" });
}

describe("the people whom a patient looks after", () => {
  it("are shown with what was told, or a sentence where nobody is", async () => {
    const { unmount } = await open(page(member()));
    expect(await screen.findByText("Mia")).toBeVisible();
    expect(screen.getByText(/^\d+ years, Female$/)).toBeVisible();
    expect(screen.getByText("Allergies: Penicillin")).toBeVisible();
    expect(screen.queryByText(/^Medicines:/)).toBeNull();
    expect(screen.getByRole("button", { name: "Medicines : Mia" })).toBeVisible();
    unmount();
    await open(page());
    expect(await screen.findByText("You have not added anybody yet.")).toBeVisible();
  });

  it("are added, with what was typed into a list and not added to it", async () => {
    const input = {
      name: "Mia",
      dateOfBirth: "2024-03-02",
      gender: "FEMALE",
      conditions: [],
      medicines: ["Salbutamol"],
    };
    const { user } = await open(
      page(),
      mutation(
        MemberForm_AddDocument,
        { input: { ...input, allergies: ["Penicillin"] } },
        { result: { data: { createFamilyMember: member() } } },
      ),
      page(member()),
    );
    await user.click(await screen.findByRole("button", { name: "Add somebody" }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: /^Save/ }));
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("link", { name: /^Enter a name/ })).toHaveAttribute("href", "#name-new");
    await user.type(screen.getByLabelText("Name"), "Mia");
    await user.type(screen.getByLabelText("Date of birth"), "2024-03-02");
    await user.selectOptions(screen.getByLabelText("Sex (optional)"), "FEMALE");
    await user.type(screen.getByLabelText("Medicines"), "Salbutamol");
    await user.click(screen.getByRole("button", { name: "Add Penicillin" }));
    await user.click(screen.getByRole("button", { name: /^Save/ }));
    expect(await screen.findByText("Mia is added.")).toBeVisible();
    expect(await screen.findByText("Allergies: Penicillin")).toBeVisible();
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("keep what was typed where it cannot be saved, with the field to mend", async () => {
    // The medicines of somebody who was added have a page of their own.
    const input = { name: "Leo", ...health, medicines: null };
    const { user } = await open(
      page(member()),
      mutation(MemberForm_EditDocument, { id: "mia", version: 1, input }, refused("BAD_USER_INPUT", "name")),
      mutation(MemberForm_EditDocument, { id: "mia", version: 1, input }, refused("CONFLICT")),
    );
    await user.click(await screen.findByRole("button", { name: /^Change ?: Mia/ }));
    const name = screen.getByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Leo");
    await user.click(screen.getByRole("button", { name: /^Save/ }));
    expect(await screen.findByRole("link", { name: /that nobody else here has/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Save/ }));
    expect(await screen.findByText(/It was changed in another tab/)).toBeVisible();
    expect(name).toHaveValue("Leo");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Mia")).toBeVisible();
  });

  it("are removed after a question", async () => {
    const { user } = await open(
      page(member()),
      mutation(RemoveMember_RemoveDocument, { id: "mia" }, { result: { data: { deleteFamilyMember: true } } }),
      page(),
    );
    await user.click(await screen.findByRole("button", { name: /^Remove ?: Mia/ }));
    const dialog = await screen.findByRole("dialog", { name: "Remove Mia?" });
    expect(within(dialog).getByText(/stay in your history, with the name/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: /^Remove Mia/ }));
    expect(await screen.findByText("Mia is removed.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Allergies: Penicillin")).toBeNull());
  });

  it("show nothing of their health without the consent, and can be removed", async () => {
    await open(page(member({ health: null })));
    expect(await screen.findByText(/We do not show what you told us/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
    expect(screen.getByRole("button", { name: /^Remove ?: Mia/ })).toBeVisible();
  });

  it("say when they cannot be shown", async () => {
    const { user } = await open(
      { request: { query: FamilyPageDocument }, error: new Error("offline") },
      page(member()),
    );
    await user.click(await screen.findByRole("button", { name: /Try again/i }));
    expect(await screen.findByText("Mia")).toBeVisible();
  });
});

it.each([
  ["2024-11-21", "2 years"],
  ["2024-11-22", "23 months"],
  ["2026-10-21", "1 month"],
  ["2026-11-20", "1 day"],
])("the age of somebody born on %s is %s", (born, age) => {
  expect(ageText(born, "2026-11-21", "en")).toBe(age);
});
