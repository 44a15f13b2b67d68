import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  BillingInvoicesDocument,
  CancelDialog_CancelDocument,
  CardDialog_UpdateDocument,
  CardPanel_StartDocument,
  KeptSubscriptionDocument,
  RetryDialog_RetryDocument,
  ReturnNoticeDocument,
  StandingPanel_ResumeDocument,
} from "../../gql/graphql";
import { leaveFor } from "../../lib/leaveFor";
import { money, payment, standing } from "./billing.test-support";
import { invoice, open, page, plan } from "./billing-page.test-support";

jest.mock("../../lib/leaveFor");

const conflict = (message: string) => ({
  result: { errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })] },
});

afterEach(() => jest.mocked(leaveFor).mockReset());

describe("how the plan stands", () => {
  const GRACE = {
    status: "PAST_DUE",
    graceEndsAt: "2026-12-11T00:00:00Z",
    nextAttemptAt: "2026-12-05T00:00:00Z",
  };

  it("is active: what it costs, when it renews, and with which sum and card", async () => {
    await open([page(standing())]);
    const region = await plan();
    expect(region).toHaveTextContent("Active");
    expect(region).toHaveTextContent("£1,500.00 per month, excluding VAT");
    expect(region).toHaveTextContent("This month4 November 2026 to 3 December 2026");
    expect(region).toHaveTextContent("Renews on4 December 2026");
    const renewal = within(screen.getByRole("region", { name: "Next renewal" }));
    expect(renewal.getByRole("row", { name: "At the next renewal £1,800.00" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Card on file" })).toHaveTextContent("Visa ending 4242expires 03/2029");
  });

  it.each([
    [{ cancelAtPeriodEnd: true, renewal: null }, "Cancelled", "Your plan ends on 3 December 2026 and does not renew."],
    [GRACE, "Overdue", "Adverts keep running until 11 December 2026"],
    [GRACE, "Overdue", "We will try again on 5 December 2026."],
    [{ ...GRACE, nextAttemptAt: null }, "Overdue", "We will not try again automatically."],
    [{ ...GRACE, cancelAtPeriodEnd: true, renewal: null }, "Overdue", "You have cancelled, so we will not try again."],
    [{ status: "LAPSED", renewal: null }, "Lapsed", "The renewal was not paid in time"],
    [{ status: "ENDED", renewal: null }, "Ended", "Your plan has ended, and your adverts have stopped."],
  ])("%j is called %s", async (changes, word, sentence) => {
    await open([page(standing(changes))]);
    expect(await plan()).toHaveTextContent(word);
    expect(await plan()).toHaveTextContent(sentence);
  });

  it("is none yet, and leads to the plans", async () => {
    await open([page(null)]);
    expect(await screen.findByRole("heading", { name: "No plan yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", "/advertiser/dashboard#plans");
    expect(screen.getByText("No invoices yet. You get one for each payment.")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Card on file" })).not.toBeInTheDocument();
  });

  it("changes while somebody looks, and what was paid is in the list at once", async () => {
    const paid = page(standing(), { invoices: [invoice("2026-000007")] }).result.data.invoices;
    const { hear } = await open([
      page(standing(GRACE)),
      { request: { query: BillingInvoicesDocument }, result: { data: { invoices: paid } } },
    ]);
    expect(await plan()).toHaveTextContent("Overdue");
    await hear("SubscriptionChanged", { subscriptionChanged: standing() });
    await waitFor(async () => expect(await plan()).toHaveTextContent("Active"));
    await hear("InvoicesChanged", { invoicesChanged: { __typename: "InvoicesChange", snapshot: false } });
    expect(await screen.findByText("2026-000007")).toBeInTheDocument();
    expect(await plan()).toHaveTextContent("Active");
  });

  it("says that it failed and tries again", async () => {
    const failure = { request: page(null).request, error: new Error("Failed to fetch") };
    const { user } = await open([failure, page(standing())]);
    expect(await screen.findByText("Your billing cannot be shown right now.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await plan()).toBeInTheDocument();
  });
});

describe("what can be done", () => {
  it("is to cancel, asked once with the consequence, and to take that back", async () => {
    const cancelled = standing({ cancelAtPeriodEnd: true, renewal: null });
    const { user } = await open([
      page(standing()),
      { request: { query: CancelDialog_CancelDocument }, result: { data: { cancelSubscription: cancelled } } },
      { request: { query: StandingPanel_ResumeDocument }, result: { data: { resumeSubscription: standing() } } },
    ]);
    await user.click(within(await plan()).getByRole("button", { name: "Cancel plan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel the Silver plan?" }));
    expect(dialog.getByText(/^Your adverts run until 3 December 2026\./)).toBeInTheDocument();
    expect(dialog.getByText("Impressions over the quota are still charged when it ends.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Cancel at the end of the month/ }));
    expect(await screen.findByText("Your plan is cancelled. It runs to the end of the month.")).toBeInTheDocument();
    expect(await plan()).toHaveTextContent("Cancelled");
    await user.click(screen.getByRole("button", { name: /^Keep the plan/ }));
    expect(await screen.findByText("Your plan continues and renews as before.")).toBeInTheDocument();
    expect(await plan()).toHaveTextContent("Active");
  });

  it("is not done when the server refuses, which is said in the dialog", async () => {
    const { user } = await open([
      page(standing()),
      { request: { query: CancelDialog_CancelDocument }, ...conflict("Your plan is being renewed.") },
    ]);
    await user.click(within(await plan()).getByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: /^Cancel at the end of the month/ }));
    expect(await screen.findByText("Your plan is being renewed.")).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("is to pay a renewal that failed, as often as it takes", async () => {
    const overdue = standing({ status: "PAST_DUE", graceEndsAt: "2026-12-11T00:00:00Z" });
    const keys: string[] = [];
    const retry = (status: string, message: string | null, subscription: object) => ({
      request: {
        query: RetryDialog_RetryDocument,
        variables: ({ input }: { input: { idempotencyKey: string } }) => {
          keys.push(input.idempotencyKey);
          return true;
        },
      },
      result: {
        data: { retryRenewal: { __typename: "PaymentResult", payment: payment(status, message), subscription } },
      },
    });
    const { user } = await open([
      page(overdue),
      retry("DECLINED", "Payment processing failed. Please try again. The card was declined.", overdue),
      { request: { query: KeptSubscriptionDocument }, result: { data: { subscription: overdue } } },
      retry("SUCCEEDED", null, standing()),
    ]);
    await user.click(within(await plan()).getByRole("button", { name: "Pay £1,800.00 now" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pay your renewal" }));
    expect(dialog.getByRole("row", { name: "To pay today £1,800.00" })).toBeInTheDocument();
    expect(dialog.getByText(/Visa ending 4242/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Pay £1,800\.00/ }));
    expect(
      await dialog.findByText("Payment processing failed. Please try again. The card was declined."),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Pay £1,800\.00/ }));
    expect(await dialog.findByText("Payment Successful!")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await plan()).toHaveTextContent("Active");
    expect(new Set(keys).size).toBe(2);
  });

  it("is never to pay a renewal at another sum than was shown: the new one is shown, and paid", async () => {
    const overdue = standing({ status: "PAST_DUE", graceEndsAt: "2026-12-11T00:00:00Z" });
    const dearer = {
      ...overdue,
      renewal: { ...money(150_000), vatPercent: 25, vatPence: 37_500, grossPence: 187_500 },
    };
    const sums: (number | null | undefined)[] = [];
    const request = {
      query: RetryDialog_RetryDocument,
      variables: ({ input }: { input: { expectedGrossPence?: number | null } }) => {
        sums.push(input.expectedGrossPence);
        return true;
      },
    };
    const { user } = await open([
      page(overdue),
      { request, ...conflict("The amount has changed since it was shown. Please check it and try again.") },
      { request: { query: KeptSubscriptionDocument }, result: { data: { subscription: dearer } } },
      {
        request,
        result: {
          data: {
            retryRenewal: {
              __typename: "PaymentResult",
              payment: payment("SUCCEEDED", null),
              subscription: standing(),
            },
          },
        },
      },
    ]);
    await user.click(within(await plan()).getByRole("button", { name: "Pay £1,800.00 now" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pay your renewal" }));
    await user.click(dialog.getByRole("button", { name: /^Pay £1,800\.00/ }));
    expect(await dialog.findByText(/^The amount has changed since it was shown/)).toBeInTheDocument();
    expect(await dialog.findByRole("row", { name: "VAT 25% £375.00" })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Pay £1,875\.00/ }));
    expect(await dialog.findByText("Payment Successful!")).toBeInTheDocument();
    expect(sums).toEqual([180_000, 187_500]);
  });

  it("is to change the card, which goes by its own route", async () => {
    const before = global.fetch;
    global.fetch = (async () => ({ ok: true, status: 201, json: async () => ({ cardToken: "token-9" }) })) as never;
    const amex = {
      __typename: "PaymentCard",
      brand: "American Express",
      last4: "0005",
      expiryMonth: 12,
      expiryYear: 2030,
    };
    const { user } = await open([
      page(standing()),
      {
        request: { query: CardDialog_UpdateDocument, variables: { input: { cardToken: "token-9" } } },
        result: { data: { updateCard: standing({ card: amex }) } },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: /^Update card/ }));
    await user.type(await screen.findByLabelText("Card number"), "378282246310005");
    await user.type(screen.getByLabelText("Expiry (MM/YY)"), "1230");
    await user.type(screen.getByLabelText("CVV"), "1234");
    await user.type(screen.getByLabelText("Cardholder name"), "Hannah Okafor");
    await user.click(screen.getByRole("button", { name: /^Save card/ }));
    expect(await screen.findByText("Your card was changed.")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Card on file" })).toHaveTextContent("American Express ending 0005");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    global.fetch = before;
  });

  it("is to change the card on Stripe's page, where Stripe is the provider", async () => {
    const { user } = await open([
      page(standing(), { provider: "STRIPE" }),
      {
        request: { query: CardPanel_StartDocument },
        result: { data: { startCardUpdate: { __typename: "CardUpdate", url: "https://stripe.example/card" } } },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: /^Update card/ }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://stripe.example/card"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the way back from the payment page", () => {
  const paid = (status: string, message: string | null = null) => ({
    request: { query: ReturnNoticeDocument, variables: { id: "payment-1" } },
    result: { data: { payment: payment(status, message) } },
  });

  it.each([
    ["?cancelled=payment-1", "You left the payment page. Nothing was charged."],
    ["?card=changed", "Your card was changed."],
  ])("%s is said once, and leaves the address", async (query, sentence) => {
    const { router, user } = await open([page(standing())], `/advertiser/billing${query}`);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it("follows the payment until its end is known", async () => {
    const { hear, router } = await open([page(standing()), paid("PENDING")], "/advertiser/billing?payment=payment-1");
    expect(await screen.findByText("We are checking with the payment provider")).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
    await waitFor(() => expect(screen.getByRole("region", { name: "Silver plan" })).toBeInTheDocument());
    await hear("PaymentChanged", { paymentChanged: payment("SUCCEEDED") });
    expect(await screen.findByText("Payment Successful!")).toBeInTheDocument();
  });

  it.each([
    [paid("SUCCEEDED"), "Payment Successful!"],
    [
      paid("DECLINED", "Payment processing failed. Please try again. The card was declined."),
      "Payment processing failed. Please try again. The card was declined.",
    ],
    [
      {
        request: paid("").request,
        result: { errors: [new GraphQLError("Not found.", { extensions: { code: "NOT_FOUND" } })] },
      },
      "We could not find this payment on your account.",
    ],
  ])("says how it ended", async (mock, sentence) => {
    await open([page(standing()), mock], "/advertiser/billing?payment=payment-1");
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

it("has room for a renewal of several lines", async () => {
  const lines = [
    { __typename: "MoneyLine", text: "Silver plan", netPence: 150_000 },
    { __typename: "MoneyLine", text: "12,345 impressions over the quota", netPence: 9_876 },
  ];
  await open([page(standing({ renewal: { ...money(159_876), lines, vatPence: 31_975, grossPence: 191_851 } }))]);
  const renewal = within(await screen.findByRole("region", { name: "Next renewal" }));
  expect(renewal.getByRole("row", { name: "12,345 impressions over the quota £98.76" })).toBeInTheDocument();
  expect(renewal.getByRole("row", { name: "At the next renewal £1,918.51" })).toBeInTheDocument();
});
