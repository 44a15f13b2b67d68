/** The four fields of the payment form, under the names that the server gives them. */
export const CARD_FIELDS = ["cardNumber", "expiry", "cvv", "cardholderName"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Record<CardField, string>;

export interface CardProblem {
  message: string;
  field?: string;
}

/** What the payment provider of this product says to a card. */
export type CardAnswer =
  | { kind: "token"; cardToken: string }
  | { kind: "refused"; problems: readonly CardProblem[] }
  | { kind: "lost" };

interface Answer {
  cardToken?: string;
  errors?: { message: string; extensions?: { problems?: CardProblem[] } }[];
}

/**
 * Gives a card to the built-in payment provider, by a route of its own: what was typed never comes near GraphQL, its cache or a
 * storage of the browser. The token that comes back can be used once.
 */
export async function giveCard(card: TypedCard): Promise<CardAnswer> {
  try {
    const response = await fetch("/payments/test-provider/cards", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(card),
      credentials: "same-origin",
      cache: "no-store",
      redirect: "error",
    });
    const { cardToken, errors = [] } = (await response.json()) as Answer;
    if (response.ok && cardToken) return { kind: "token", cardToken };
    const problems = errors.flatMap(({ message, extensions }) => extensions?.problems ?? [{ message }]);
    return response.status < 500 && problems.length > 0 ? { kind: "refused", problems } : { kind: "lost" };
  } catch {
    return { kind: "lost" };
  }
}
