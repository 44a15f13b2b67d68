import { readRefundKey, refundKey } from "./refund.rules";

const ID = "0b6d3c1e-5a0f-4c1d-9f0e-2f1c3a4b5d6e";

it("a key says of which credit note and which try it is", () => {
  expect(refundKey(ID, 3)).toBe(`${ID}-3`);
  expect(readRefundKey(refundKey(ID, 12))).toEqual({ creditNoteId: ID, attempt: 12 });
});

it.each(["", ID, `${ID}-`, `${ID}-x`, `${ID}-1-2`, `x${ID}-1`, "refund-pi_1"])("%j is none", (key) => {
  expect(readRefundKey(key)).toBeNull();
});
