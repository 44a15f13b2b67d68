import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { advertiser, renderRoutes } from "../../../test/render";
import { CheckoutButton_StartDocument, PaymentDialog_SubscribeDocument } from "../../gql/graphql";
import { leaveFor } from "../../lib/leaveFor";
import { payment, quoted, sockets, standing } from "./billing.test-support";
import { PaymentDialog } from "./PaymentDialog";

jest.mock("../../lib/leaveFor");

type User = ReturnType<typeof userEvent.setup>;

const before = global.fetch;
const posted = jest.fn<Promise<unknown>, [string, RequestInit]>();
/** The card route's answers, one after the other; the last one stays. */
const cardAnswers = (...answers: { status: number; body: object }[]) => {
  for (const [at, { status, body }] of answers.entries()) {
    const answer = { ok: status < 300, status, json: async () => body };
    if (at === answers.length - 1) posted.mockResolvedValue(answer);
    else posted.mockResolvedValueOnce(answer);
  }
};
const TOKEN = { status: 201, body: { cardToken: "token-1", brand: "Visa", last4: "4242" } };
const problem = (field: string, message: string) => ({
  status: 400,
  body: {
    errors: [{ message, extensions: { code: "BAD_USER_INPUT", field, problems: [{ field, message }] } }],
  },
});

beforeEach(() => {
  posted.mockReset();
  global.fetch = posted as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = before;
  jest.mocked(leaveFor).mockReset();
});

/** What was sent with each purchase. */
const asked: { idempotencyKey: string; cardToken: string; expectedGrossPence: number }[] = [];
const subscribed = (answer: { result?: object; error?: Error }) => ({
  request: {
    query: PaymentDialog_SubscribeDocument,
    variables: ({ input }: { input: (typeof asked)[number] }) => {
      asked.push(input);
      return true;
    },
  },
  ...answer,
});
const settled = (status: string, message: string | null = null, subscription: object | null = null) => ({
  result: {
    data: { subscribe: { __typename: "PaymentResult", payment: payment(status, message), subscription } },
  },
});
const FAILED = "Payment processing failed. Please try again.";

async function open(...mocks: object[]) {
  asked.length = 0;
  const onClose = jest.fn();
  const { live, hear } = sockets();
  const view = await renderRoutes(
    [{ path: "*", element: <PaymentDialog tier="SILVER" planName="Silver" onClose={onClose} /> }],
    { viewer: advertiser, mocks: mocks as never, live },
  );
  return { ...view, onClose, hear };
}
async function typeCard(user: User, cvv = "123") {
  const fill = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text); // at once; BillingPage.test.tsx types letter by letter
  };
  await fill("Card number", "5555555555554444");
  await fill("Expiry (MM/YY)", "1230");
  await fill("CVV", cvv);
  await fill("Cardholder name", "Hannah Okafor");
}
const pay = (user: User) => user.click(screen.getByRole("button", { name: /^Pay £/ }));

it("shows net, VAT and total before anything is typed, and how fields are filled", async () => {
  await open(quoted("SILVER", 150_000));
  expect(await screen.findByRole("row", { name: "Net, excluding VAT £1,500.00" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "VAT 20% £300.00" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "To pay today £1,800.00" })).toBeInTheDocument();
  expect(screen.getByText(/^This is a payment test: no money moves\./)).toBeInTheDocument();
  const hints = (["Card number", "Expiry (MM/YY)", "CVV", "Cardholder name"] as const).map((label) =>
    screen.getByLabelText(label).getAttribute("autocomplete"),
  );
  expect(hints).toEqual(["cc-number", "cc-exp", "cc-csc", "cc-name"]);
  expect(screen.getByLabelText("CVV")).toHaveAttribute("inputmode", "numeric");
});

it("lists the test cards with what each does, and puts one into the form", async () => {
  const { user } = await open(quoted("SILVER", 150_000));
  await user.click(await screen.findByText("Test cards that work"));
  expect(screen.getByText("The payment succeeds.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Use 4242 4242 4242 4242" }));
  expect(screen.getByLabelText("Card number")).toHaveValue("4242 4242 4242 4242");
});

it("pays, says so for two seconds, and closes", async () => {
  cardAnswers(TOKEN);
  const { user, onClose, client } = await open(
    quoted("SILVER", 150_000),
    subscribed(settled("SUCCEEDED", null, standing())),
  );
  await typeCard(user);
  expect(screen.getByLabelText("Card number")).toHaveValue("5555 5555 5555 4444");
  expect(screen.getByLabelText("Expiry (MM/YY)")).toHaveValue("12/30");
  await pay(user);
  expect(await screen.findByText("Payment Successful!")).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  const [url, { body }] = posted.mock.calls[0] ?? ["", { body: "" }];
  expect(url).toBe("/payments/test-provider/cards");
  expect(JSON.parse(String(body))).toEqual({
    cardNumber: "5555 5555 5555 4444",
    expiry: "12/30",
    cvv: "123",
    cardholderName: "Hannah Okafor",
  });
  expect(asked).toEqual([expect.objectContaining({ cardToken: "token-1", expectedGrossPence: 180_000 })]);
  // Nothing of the card is kept: not in the cache, not in a storage of the browser.
  const kept = [client.cache.extract(), { ...localStorage }, { ...sessionStorage }].map((one) => JSON.stringify(one));
  expect(kept.join()).not.toMatch(/5555 ?5555|Hannah Okafor|token-1/);
});

it("says what is missing without asking anybody, and what the provider finds wrong on its field", async () => {
  cardAnswers(problem("cardNumber", "This card number is not valid. Please check the digits."));
  const { user } = await open(quoted("SILVER", 150_000));
  await screen.findByLabelText("Card number");
  await pay(user);
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  expect(within(summary).getAllByRole("link")).toHaveLength(4);
  expect(posted).not.toHaveBeenCalled();
  await typeCard(user);
  await pay(user);
  expect(
    await screen.findByRole("link", { name: "This card number is not valid. Please check the digits." }),
  ).toHaveAttribute("href", "#cardNumber");
  expect(screen.getByLabelText("CVV")).toHaveValue("123");
});

it("keeps everything but the CVV when the card is declined, and pays with a new key the next time", async () => {
  cardAnswers(TOKEN, { ...TOKEN, body: { cardToken: "token-2" } });
  const { user } = await open(
    quoted("SILVER", 150_000),
    subscribed(settled("DECLINED", `${FAILED} The card was declined.`)),
    subscribed(settled("SUCCEEDED", null, standing())),
  );
  await typeCard(user);
  await pay(user);
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  expect(summary).toHaveTextContent(`${FAILED} The card was declined.`);
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText("Card number")).toHaveValue("5555 5555 5555 4444");
  expect(screen.getByLabelText("Cardholder name")).toHaveValue("Hannah Okafor");
  expect(screen.getByLabelText("CVV")).toHaveValue("");
  await user.type(screen.getByLabelText("CVV"), "123");
  await pay(user);
  expect(await screen.findByText("Payment Successful!")).toBeInTheDocument();
  expect(asked.map(({ cardToken }) => cardToken)).toEqual(["token-1", "token-2"]);
  expect(asked[0]?.idempotencyKey).not.toBe(asked[1]?.idempotencyKey);
});

it("asks for the same key again when the connection is lost in the middle", async () => {
  cardAnswers(TOKEN);
  const { user } = await open(
    quoted("SILVER", 150_000),
    subscribed({ error: new TypeError("Failed to fetch") }),
    subscribed(settled("SUCCEEDED", null, standing())),
  );
  await typeCard(user);
  await pay(user);
  expect(await screen.findByText(/You will not be charged twice\.$/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Pay £/ })).not.toBeInTheDocument();
  expect(await screen.findByText("Payment Successful!")).toBeInTheDocument();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

it("takes an error of the server for no answer, because the charge may have been made", async () => {
  cardAnswers(TOKEN);
  const broken = new GraphQLError("An error occurred", { extensions: { code: "INTERNAL_SERVER_ERROR" } });
  const { user } = await open(
    quoted("SILVER", 150_000),
    subscribed({ result: { errors: [broken] } }),
    subscribed(settled("SUCCEEDED", null, standing())),
  );
  await typeCard(user);
  await pay(user);
  expect(await screen.findByText("Payment Successful!")).toBeInTheDocument();
  expect(asked[1]).toEqual(asked[0]);
});

it("follows a payment that the provider has not answered yet", async () => {
  cardAnswers(TOKEN);
  const { user, hear } = await open(quoted("SILVER", 150_000), subscribed(settled("PENDING")));
  await typeCard(user);
  await pay(user);
  expect(await screen.findByText("We are checking with the payment provider")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Follow it under Billing" })).toHaveAttribute(
    "href",
    "/advertiser/billing?payment=payment-1",
  );
  await hear("PaymentChanged", { paymentChanged: payment("PENDING") });
  expect(screen.getByText("We are checking with the payment provider")).toBeInTheDocument();
  await hear("PaymentChanged", { paymentChanged: payment("FAILED", FAILED) });
  expect(await screen.findByRole("alert", { name: "There is a problem" })).toHaveTextContent(FAILED);
  expect(screen.getByLabelText("CVV")).toHaveValue("");
});

it("shows a sum that has changed anew", async () => {
  cardAnswers(TOKEN);
  const changed = "The amount has changed since it was shown. Please check it and try again.";
  const { maxUsageCount: _, ...once } = quoted("SILVER", 150_000);
  const { user } = await open(
    once,
    quoted("SILVER", 160_000),
    subscribed({ result: { errors: [new GraphQLError(changed, { extensions: { code: "CONFLICT" } })] } }),
  );
  await typeCard(user);
  await pay(user);
  expect(await screen.findByRole("alert", { name: "There is a problem" })).toHaveTextContent(changed);
  expect(await screen.findByRole("button", { name: /^Pay £1,920\.00/ })).toBeInTheDocument();
});

it("leads to Stripe with the sums alone, where Stripe is the provider", async () => {
  const started: { expectedGrossPence: number }[] = [];
  const { user } = await open(quoted("SILVER", 150_000, "SUBSCRIBE", "STRIPE"), {
    request: {
      query: CheckoutButton_StartDocument,
      variables: ({ input }: { input: { expectedGrossPence: number } }) => {
        started.push(input);
        return true;
      },
    },
    result: { data: { startCheckout: { __typename: "Checkout", url: "https://stripe.example/pay", paymentId: "p" } } },
  });
  const button = await screen.findByRole("button", { name: /Continue to Stripe/ });
  expect(screen.queryByLabelText("Card number")).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://stripe.example/pay"));
  expect(started[0]?.expectedGrossPence).toBe(180_000);
});

it("says why a plan cannot be bought, and tries again when the sum did not come", async () => {
  const conflict = new GraphQLError("Please pay your renewal first.", { extensions: { code: "CONFLICT" } });
  const { request } = quoted("SILVER", 150_000);
  const { unmount } = await open({ request, result: { errors: [conflict] } });
  expect(await screen.findByText("Please pay your renewal first.")).toBeInTheDocument();
  unmount();
  const { user } = await open({ request, error: new Error("Failed to fetch") }, quoted("SILVER", 150_000));
  expect(await screen.findByText("The price cannot be shown right now.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Card number")).toBeInTheDocument();
});
