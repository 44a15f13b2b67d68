import { shownFileName } from "./uploads.rules";

describe("the name of a file", () => {
  it.each([
    ["insurance.pdf", "insurance.pdf"],
    ["Versicherung für 2026.pdf", "Versicherung für 2026.pdf"],
    ["/etc/passwd", "passwd"],
    ["..\\..\\windows\\system.ini", "system.ini"],
    ["C:\\papers\\tax.pdf", "tax.pdf"],
    ["a\0b.pdf", "ab.pdf"],
    ["tax\u202Efdp.exe", "taxfdp.exe"],
    ["tax\r\ncontent-type: text/html\r\n\r\n.pdf", "html.pdf"],
    ["zero\u200Bwidth\uFEFF.pdf", "zerowidth.pdf"],
    ["line\u2028separator.pdf", "lineseparator.pdf"],
    ["half \uD83D character.pdf", "half character.pdf"],
    ["  spaced \t out  .pdf ", "spaced out .pdf"],
    ["<script>alert(1)<script>.pdf", "<script>alert(1)<script>.pdf"],
    ["", "file"],
    ["..", "file"],
    ["papers/", "file"],
    ["\u202E", "file"],
    ["e\u0301.pdf", "\u00E9.pdf"],
  ])("%j is shown as %j", (name, shown) => expect(shownFileName(name)).toBe(shown));

  it("has at most 200 characters, and keeps its ending", () => {
    expect(shownFileName(`${"a".repeat(5_000)}.pdf`)).toBe(`${"a".repeat(196)}.pdf`);
    expect(shownFileName("b".repeat(5_000))).toBe("b".repeat(200));
    expect(shownFileName(`${"😀".repeat(150)}.pdf`)).toMatch(/^\p{Emoji}+\.pdf$/u);
  });
});
