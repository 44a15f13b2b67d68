import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { PromoCode_UpdateDocument } from "../../gql/graphql";
import { CampaignPage } from "./CampaignPage";
import { campaign, LIST, one, openRoutes, performance } from "./campaigns.test-support";

const open = (changes: object, ...mocks: object[]) =>
  openRoutes([{ path: `${LIST}/:id`, element: <CampaignPage /> }], `${LIST}/a`, [
    ...[one(campaign("a", changes)), ...performance(), ...mocks],
  ]);
const update = (code: string | null) => ({
  request: { query: PromoCode_UpdateDocument, variables: { campaignId: "a", code } },
});
const updated = (promoCode: string | null) => ({
  result: { data: { updatePromoCode: { __typename: "Campaign", id: "a", promoCode } } },
});

describe("the promo code of a campaign", () => {
  it("is added after what is wrong with it, stands on the adverts, and is taken away", async () => {
    const broken = new GraphQLError("This code breaks a rule for adverts: Cures.", {
      extensions: { code: "BAD_USER_INPUT", field: "code" },
    });
    const { user } = await open(
      {},
      { ...update("CURE10"), result: { errors: [broken] } },
      { ...update("SPRING10"), ...updated("SPRING10") },
      { ...update(null), ...updated(null) },
    );
    await user.click(await screen.findByRole("button", { name: "Add promo code" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Add promo code$/ }));
    await user.type(dialog.getByLabelText("Promo code"), "CURE10");
    await user.click(dialog.getByRole("button", { name: /^Show code/ }));
    expect(await dialog.findByRole("link", { name: /^This code breaks a rule for adverts/ })).toBeInTheDocument();
    await user.clear(dialog.getByLabelText("Promo code"));
    await user.type(dialog.getByLabelText("Promo code"), "SPRING10{Enter}");
    expect(await screen.findByText("Code: SPRING10")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Change promo code" }));
    await user.click(await screen.findByRole("button", { name: "Remove code" }));
    await waitFor(() => expect(screen.queryByText("Code: SPRING10")).toBeNull());
    expect(screen.getByText("No promo code is shown with the adverts.")).toBeInTheDocument();
  });

  it("is not there where it would tell of somebody's health, and says why", async () => {
    await open({ topics: ["Allergies"], leadsToWebsite: true, promoCode: "SPRING10" });
    expect(await screen.findByText(/^The code SPRING10 is not shown/)).toBeInTheDocument();
    expect(screen.queryByText("Code: SPRING10")).toBeNull();
  });
});
