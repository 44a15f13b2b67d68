import { formatCount, formatPence } from "./money";

it.each([
  [0, "£0.00"],
  [1, "£0.01"],
  [649, "£6.49"],
  [150_000, "£1,500.00"],
])("writes %d pence as %s", (pence, text) => expect(formatPence(pence)).toBe(text));

it("separates thousands", () => expect(formatCount(412_806)).toBe("412,806"));
