/** What has become of the money of a credit note. */
export const REFUND_STATUSES = ["PENDING", "SUCCEEDED", "FAILED"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** One try to give the money of a credit note back: the provider knows it by this key, and gives it back once for it. */
export const refundKey = (creditNoteId: string, attempt: number): string => `${creditNoteId}-${attempt}`;

/** The credit note and the number of the try in such a key; null for anything else. */
export function readRefundKey(key: string): { creditNoteId: string; attempt: number } | null {
  const [, creditNoteId, attempt] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9]{1,4})$/.exec(key) ?? [];
  return creditNoteId && attempt ? { creditNoteId, attempt: Number(attempt) } : null;
}

export const REFUND_MESSAGES = {
  refused: "The payment provider could not refund the money. It may have to be sent another way.",
  notFailed: "This refund is no longer in the list of failed refunds.",
} as const;
