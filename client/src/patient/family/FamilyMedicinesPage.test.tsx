import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, patient, renderRoutes } from "../../../test/render";
import {
  FamilyMedicinesPageDocument,
  MedicineForm_SuggestionsDocument,
  Medicines_AddDocument,
  Warnings_CheckDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { medicine } from "../profile/profile.test-support";
import { FamilyMedicinesPage } from "./FamilyMedicinesPage";

afterEach(() => forgetDrafts());

const list = (nodes: object[]) => ({
  __typename: "MedicationConnection",
  totalCount: nodes.length,
  nodes,
  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
});
const page = (current: object[] = []) => ({
  request: { query: FamilyMedicinesPageDocument, variables: { id: "mia" } },
  result: {
    data: {
      familyMembers: {
        __typename: "FamilyMemberConnection",
        nodes: [{ __typename: "FamilyMember", id: "mia", name: "Mia" }],
      },
      current: list(current),
      stopped: list([]),
    },
  },
});
const open = (...mocks: object[]) =>
  renderRoutes([{ path: "/family/:id/medicines", element: <FamilyMedicinesPage /> }], {
    viewer: patient,
    mocks: mocks as ReturnType<typeof page>[],
    at: "/family/mia/medicines",
  });

describe("the medicines of somebody of the family", () => {
  it("are added for that person, with warnings that say whom they are about", async () => {
    const warning = {
      ...{ __typename: "MedicationWarning", kind: "ALLERGY", severity: "STOP", title: "You may be allergic" },
      ...{ reason: "You told us about an allergy.", advice: "Ask first." },
      source: { __typename: "WarningSource", title: "A to Z", url: "https://health.example/", writtenOn: "2026-11-21" },
    };
    const { user } = await open(
      page(),
      {
        request: { query: MedicineForm_SuggestionsDocument, variables: () => true },
        ...often,
        result: { data: { medicineSuggestions: [] } },
      },
      {
        request: {
          query: Warnings_CheckDocument,
          variables: { input: { name: "Amoxicillin", medicationId: null, forWhom: "mia" } },
        },
        result: {
          data: {
            medicationWarnings: {
              ...{
                __typename: "MedicationCheck",
                isKnown: true,
                summary: "We check 40 medicines.",
                warnings: [warning],
              },
            },
          },
        },
      },
      {
        request: {
          query: Medicines_AddDocument,
          variables: {
            input: { name: "Amoxicillin", dosage: null, frequency: "ONCE", startDate: null },
            forWhom: "mia",
          },
        },
        result: { data: { createMedication: { __typename: "Medication", id: "a" } } },
      },
      page([medicine("a", "Amoxicillin")]),
    );
    expect(await screen.findByRole("heading", { name: "Medicines of Mia", level: 1 })).toBeVisible();
    expect(screen.getByText("You have not added any medicines yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add Medication" }));
    const form = await screen.findByRole("form", { name: "Add a medicine" });
    await user.type(within(form).getByLabelText("Name of the medicine"), "Amoxicillin");
    expect(await screen.findByText("This is about Mia: “you” means Mia here.")).toBeVisible();
    await user.click(within(form).getByRole("button", { name: /^Save medicine/ }));
    expect(await screen.findByText("Amoxicillin is added.")).toBeVisible();
    expect(screen.getByRole("link", { name: "List for a pharmacist" })).toHaveAttribute(
      "href",
      "/family/mia/medicines/list",
    );
  });

  it.each([
    ["NOT_FOUND", /^You look after nobody here/],
    ["CONFLICT", /^We do not show what you told us/],
    ["INTERNAL_SERVER_ERROR", "The medicines cannot be shown right now."],
  ])("are not shown when it is %s, and why is said", async (code, words) => {
    await open({
      request: { query: FamilyMedicinesPageDocument, variables: { id: "mia" } },
      result: { errors: [new GraphQLError("In English", { extensions: { code } })] },
    });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
