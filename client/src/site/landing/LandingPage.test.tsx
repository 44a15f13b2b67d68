import { screen, within } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { changeLanguage } from "../../core/i18n";
import { LandingPageDocument } from "../../gql/graphql";
import { LandingPage } from "./LandingPage";

const plan = (tier: string, name: string, pricePence: number, features: string[], mostPopular = false) => ({
  __typename: "Plan",
  tier,
  name,
  pricePence,
  impressions: 1_500_000,
  overQuotaRatePence: 6_00,
  features,
  mostPopular,
});

const plans = {
  request: { query: LandingPageDocument },
  result: {
    data: {
      plans: [
        plan("BRONZE", "Bronze", 500_00, ["Email support"]),
        plan("GOLD", "Gold", 3_500_00, ["Dedicated account manager", "Something new"], true),
      ],
    },
  },
};

const open = (...mocks: object[]) =>
  renderRoutes([{ path: "/", element: <LandingPage /> }], { mocks: mocks as (typeof plans)[] });

const card = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("article") as HTMLElement);

afterEach(() => changeLanguage("en"));

describe("LandingPage", () => {
  it("shows the API's plans with unit, VAT note, quota and what more costs", async () => {
    await open(plans);
    const gold = await card("Gold Most Popular");
    expect(gold.getByText("£3,500")).toBeInTheDocument();
    expect(gold.getByText("a month, excluding VAT")).toBeInTheDocument();
    expect(gold.getByText("1,500,000")).toBeInTheDocument();
    expect(gold.getByText("£6.00")).toBeInTheDocument();
    expect(gold.getByRole("link", { name: "Get Started with Gold" })).toHaveAttribute("href", "/register?plan=GOLD");
    expect((await card("Bronze")).queryByText("Most Popular")).not.toBeInTheDocument();
  });

  it("speaks of plans in the language of the page, and marks what it has no words for", async () => {
    await changeLanguage("de");
    await open(plans);
    const gold = await card("Gold Am beliebtesten");
    expect(gold.getByText("Eigene Ansprechperson")).toBeInTheDocument();
    expect(gold.getByText("Something new").closest("li")).toHaveAttribute("lang", "en-GB");
    expect(gold.getByText(/^3\.500\s£$/)).toBeInTheDocument();
  });

  it("says that plans cannot be shown, tries again, and leaves both doors open", async () => {
    const { user } = await open({ ...plans, result: undefined, error: new Error("Failed to fetch") }, plans);
    expect(await screen.findByText("Plans cannot be shown now")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Create patient account" })[0]).toHaveAttribute("href", "/register");
    expect(screen.getByRole("link", { name: "Create advertiser account" })).toHaveAttribute(
      "href",
      "/advertiser/register",
    );
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("£3,500")).toBeInTheDocument();
  });
});
