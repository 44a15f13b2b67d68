import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { advertiser, renderRoutes } from "../../../test/render";
import { UpgradeDialog_UpgradeDocument } from "../../gql/graphql";
import { payment, quoted, sockets, standing, VISA } from "./billing.test-support";
import { UpgradeDialog, type UpgradePlan } from "./UpgradeDialog";

const GOLD: UpgradePlan = {
  tier: "GOLD",
  name: "Gold",
  pricePence: 3_500_00,
  impressions: 1_500_000,
  overQuotaRatePence: 6_00,
};
const asked: { tier: string; expectedGrossPence: number }[] = [];
const upgraded = (answer: object) => ({
  request: {
    query: UpgradeDialog_UpgradeDocument,
    variables: ({ input }: { input: (typeof asked)[number] }) => {
      asked.push(input);
      return true;
    },
  },
  ...answer,
});
const settled = (status: string, message: string | null = null) => ({
  result: {
    data: {
      upgrade: {
        __typename: "PaymentResult",
        payment: payment(status, message),
        subscription: standing({ tier: status === "SUCCEEDED" ? "GOLD" : "SILVER" }),
      },
    },
  },
});

async function open(mocks: object[], card: typeof VISA | null = VISA) {
  asked.length = 0;
  const onClose = jest.fn();
  const view = await renderRoutes(
    [{ path: "*", element: <UpgradeDialog from="Silver" to={GOLD} card={card} onClose={onClose} /> }],
    { viewer: advertiser, mocks: mocks as never, live: sockets().live },
  );
  return { ...view, onClose };
}
const confirm = () => screen.findByRole("button", { name: /^Pay £[\d,.]+ and upgrade/ });

it("shows from where to where, the sums, what it means and the card, and charges what it showed", async () => {
  const { user, onClose } = await open([quoted("GOLD", 100_000, "UPGRADE"), upgraded(settled("SUCCEEDED"))]);
  expect(await screen.findByRole("dialog", { name: "Upgrade from Silver to Gold" })).toBeInTheDocument();
  expect(await screen.findByRole("row", { name: "To pay today £1,200.00" })).toBeInTheDocument();
  expect(screen.getByText(/^The quota of 1,500,000 impressions and the rate of £6\.00/)).toBeInTheDocument();
  expect(screen.getByText(/Visa ending 4242/)).toBeInTheDocument();
  await user.click(await confirm());
  expect(await screen.findByText("Subscription upgraded successfully!")).toBeInTheDocument();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  expect(asked).toEqual([expect.objectContaining({ tier: "GOLD", expectedGrossPence: 120_000 })]);
});

it("says that it failed and why, and can be tried again", async () => {
  const declined = "Payment processing failed. Please try again. The card was declined.";
  const { user } = await open([
    quoted("GOLD", 100_000, "UPGRADE"),
    upgraded(settled("DECLINED", declined)),
    upgraded(settled("SUCCEEDED")),
  ]);
  await user.click(await confirm());
  expect(
    await screen.findByText("Failed to process upgrade. Please try again. The card was declined."),
  ).toBeInTheDocument();
  await user.click(await confirm());
  expect(await screen.findByText("Subscription upgraded successfully!")).toBeInTheDocument();
});

it("shows a sum that has changed anew and charges that one", async () => {
  const changed = "The amount has changed since it was shown. Please check it and try again.";
  const { maxUsageCount: _, ...once } = quoted("GOLD", 100_000, "UPGRADE");
  const conflict = new GraphQLError(changed, { extensions: { code: "CONFLICT" } });
  const { user } = await open([
    once,
    quoted("GOLD", 90_000, "UPGRADE"),
    upgraded({ result: { errors: [conflict] } }),
    upgraded(settled("SUCCEEDED")),
  ]);
  await user.click(await confirm());
  expect(await screen.findByText(changed)).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: /^Pay £1,080\.00/ }));
  expect(await screen.findByText("Subscription upgraded successfully!")).toBeInTheDocument();
  expect(asked.map(({ expectedGrossPence }) => expectedGrossPence)).toEqual([120_000, 108_000]);
});

it("has nothing to press without a card", async () => {
  await open([quoted("GOLD", 100_000, "UPGRADE")], null);
  expect(await screen.findByText("There is no card on file.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Pay/ })).not.toBeInTheDocument();
});
