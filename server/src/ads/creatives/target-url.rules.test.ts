import { readTargetUrl, TARGET_URL_MESSAGES } from "./target-url.rules";

describe("the address that an advert leads to", () => {
  it.each([
    ["https://shop.example", "https://shop.example/"],
    ["  HTTPS://Shop.Example/Spray?size=2&x=%22 ", "https://shop.example/Spray?size=2&x=%22"],
    ["https://www.remedies.co.uk/a/../b", "https://www.remedies.co.uk/b"],
    // Looks like another name: it is kept, and shown, as what it is.
    ["https://аpple.com/", "https://xn--pple-43d.com/"],
    ["https://müller.de", "https://xn--mller-kva.de/"],
    ["https://shop.example/?q=<b>", "https://shop.example/?q=%3Cb%3E"],
  ])("%s is kept as %s", (typed, url) => {
    expect(readTargetUrl(typed)).toEqual({ url });
  });

  it.each([
    ["", "missing"],
    ["shop.example", "https"],
    ["http://shop.example", "https"],
    ["javascript:alert(1)", "https"],
    ["JavaScript:https://shop.example", "https"],
    ["data:text/html,<script>alert(1)</script>", "https"],
    ["//shop.example", "https"],
    ["https:shop.example", "form"],
    ["https:/shop.example", "form"],
    ["https:///shop.example", "form"],
    ["https:\\\\shop.example", "form"],
    ["https://shop.example\\@evil.example", "form"],
    ["https://shop.example/a b", "form"],
    ["https://shop.example/\u202egpj.exe", "form"],
    ["https://shop\u200b.example", "form"],
    ["https://user@shop.example", "credentials"],
    ["https://user:secret@shop.example", "credentials"],
    ["https://shop.example@evil.example/", "credentials"],
    ["https://shop.example:443/", "port"],
    ["https://shop.example:8443/", "port"],
    ["https://shop.example/#top", "fragment"],
    ["https://shop.example/#", "fragment"],
    ["https://localhost/", "host"],
    ["https://intranet/", "host"],
    ["https://127.0.0.1/", "host"],
    ["https://2130706433/", "host"],
    ["https://0x7f.1/", "host"],
    ["https://0177.0.0.1/", "host"],
    ["https://169.254.169.254/latest/meta-data", "host"],
    ["https://１２７.０.０.１/", "host"],
    ["https://[::1]/", "host"],
    ["https://[::ffff:127.0.0.1]/", "host"],
    ["https://printer.local/", "host"],
    ["https://db.internal/", "host"],
    ["https://router.home.arpa/", "host"],
    ["https://shop.example./", "host"],
    ["https://shop..example/", "host"],
    ["https://-shop.example/", "host"],
    ["https://shop_x.example/", "host"],
    ["https://%00.example/", "host"],
    ["https://?x=shop.example", "form"],
    [`https://shop.example/${"a".repeat(500)}`, "tooLong"],
    // Short as it is typed, long as it is sent.
    [`https://shop.example/${"ü".repeat(200)}`, "tooLong"],
  ] as const)("%s is refused: %s", (typed, message) => {
    expect(readTargetUrl(typed)).toEqual({ problem: TARGET_URL_MESSAGES[message] });
  });
});
