import { randomBytes } from "node:crypto";
import { describeDevice } from "./device-description";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
    "Chrome on macOS",
  ],
  ["node", "Unknown browser"],
  ["", "Unknown browser"],
  ["\0 <script>alert(1)</script>", "Unknown browser"],
])("%p is %p", (userAgent, description) => {
  expect(describeDevice(userAgent)).toBe(description);
});

it("has a word for anything", () => {
  for (let round = 0; round < 500; round += 1) {
    expect(describeDevice(randomBytes(round).toString("latin1"))).toMatch(/./);
  }
});
