import { fillMacros, MACRO_MESSAGES } from "./macro.rules";
import { readTargetUrl } from "./target-url.rules";

const VALUES = { campaign: "c 1", creative: "a&b=ü#/?", placement: "health-check" };

describe("macros of an address", () => {
  it.each([
    ["https://shop.example/?c={campaign}&a={creative}", "https://shop.example/?c=c%201&a=a%26b%3D%C3%BC%23%2F%3F"],
    [
      "https://shop.example/{placement}/{campaign}?p={placement}",
      "https://shop.example/health-check/c%201?p=health-check",
    ],
    ["https://shop.example/?c={campaign}{campaign}", "https://shop.example/?c=c%201c%201"],
    ["https://shop.example/spray", "https://shop.example/spray"],
  ])("%s is filled in as %s", (typed, filled) => {
    const read = readTargetUrl(typed);
    expect("url" in read && fillMacros(read.url, VALUES)).toBe(filled);
  });

  it("are kept as they were typed, and do not fill each other in", () => {
    expect(readTargetUrl("https://shop.example/{campaign}?a={creative}")).toEqual({
      url: "https://shop.example/{campaign}?a={creative}",
    });
    const nested = { ...VALUES, campaign: "{creative}" };
    expect(fillMacros("https://shop.example/?c={campaign}", nested)).toBe("https://shop.example/?c=%7Bcreative%7D");
  });

  it.each([
    ["https://shop.example/?t={topic}", MACRO_MESSAGES.topic],
    ["https://shop.example/?t={Campaign}", MACRO_MESSAGES.unknown("{Campaign}")],
    ["https://shop.example/?t={person}", MACRO_MESSAGES.unknown("{person}")],
    ["https://shop.example/?t={}", MACRO_MESSAGES.unknown("{}")],
    ["https://shop.example/{campaign", MACRO_MESSAGES.unknown("{")],
    ["https://shop.example/?t=}", MACRO_MESSAGES.unknown("}")],
  ])("%s is refused", (typed, problem) => {
    expect(readTargetUrl(typed)).toEqual({ problem });
  });

  it("cannot stand in the name of the site", () => {
    expect(readTargetUrl("https://{campaign}.example/")).toHaveProperty("problem");
  });
});
