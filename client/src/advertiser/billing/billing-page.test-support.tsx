import { screen } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import { BillingPageDocument } from "../../gql/graphql";
import { BillingPage } from "./BillingPage";
import { plans, setup, sockets } from "./billing.test-support";

export const invoice = (number: string, changes: object = {}) => ({
  __typename: "Invoice",
  id: number,
  number,
  kind: "RENEWAL",
  status: "PAID",
  issuedAt: "2026-11-04T00:10:00Z",
  tier: "SILVER",
  fromTier: null,
  toTier: null,
  money: { __typename: "Money", netPence: 150_000, vatPence: 30_000, grossPence: 180_000 },
  refund: null,
  ...changes,
});
interface Shown {
  provider?: "TEST" | "STRIPE";
  invoices?: object[];
  hasNextPage?: boolean;
  after?: string;
}
export const page = (
  subscription: object | null,
  { provider, invoices = [], hasNextPage = false, after }: Shown = {},
) => ({
  request: { query: BillingPageDocument, variables: after ? { after } : {} },
  result: {
    data: {
      subscription,
      plans,
      billingSetup: setup(provider),
      invoices: {
        __typename: "InvoiceConnection",
        totalCount: hasNextPage || after ? 21 : invoices.length,
        nodes: invoices,
        pageInfo: { __typename: "PageInfo", endCursor: "cursor-1", hasNextPage },
      },
    },
  },
});

export async function open(mocks: object[], at = "/advertiser/billing") {
  const { live, hear } = sockets();
  const view = await renderRoutes([{ path: "*", element: <BillingPage /> }], {
    viewer: advertiser,
    mocks: mocks as never,
    live,
    at,
  });
  return { ...view, hear };
}
export const plan = () => screen.findByRole("region", { name: "Silver plan" });
