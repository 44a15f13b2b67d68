import { linksOf } from "./links";

describe("linksOf", () => {
  it("gives each address once, with its words", () => {
    const html = `<p><a href="https://here.test/a?token=1&amp;x=2"> Confirm </a>
      <a href="https://here.test/a?token=1&amp;x=2">again</a><a href="mailto:help@here.test">Write</a></p>`;
    expect(linksOf(html)).toEqual([
      { words: "Confirm", address: "https://here.test/a?token=1&x=2" },
      { words: "Write", address: "mailto:help@here.test" },
    ]);
  });

  it("leaves out what is no address of a page", () => {
    expect(linksOf('<a href="javascript:alert(1)">x</a><a href="/relative">y</a><a>z</a>')).toEqual([]);
  });
});
