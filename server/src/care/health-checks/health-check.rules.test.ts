import {
  HEALTH_CHECK_BANDS,
  HEALTH_CHECK_SLUGS,
  HEALTH_CHECKS,
  type HealthCheckSlug,
  readAnswers,
  score,
  showBand,
  showCheck,
} from "./health-check.rules";

const LANGUAGES = ["en", "fr", "es", "de"] as const;
/** The answers with the fewest, or the most points. */
function extreme(slug: HealthCheckSlug, most: boolean) {
  return Object.entries(HEALTH_CHECKS[slug].questions).map(([questionId, points]) => {
    const sorted = Object.entries(points).sort(([, a], [, b]) => (most ? b - a : a - b));
    return { questionId, value: sorted[0]?.[0] ?? "" };
  });
}

describe.each(HEALTH_CHECK_SLUGS)("the Health Check about %s", (slug) => {
  it.each(LANGUAGES)("is there in %s: every question, answer and result, in words of its own", (language) => {
    const check = showCheck(slug, language);
    expect(check.questions.length).toBeGreaterThanOrEqual(3);
    expect(check.questions.length).toBeLessThanOrEqual(5);
    const bands = HEALTH_CHECK_BANDS.map((band) => showBand(slug, band, language));
    const texts = [
      ...[check.title, check.intro],
      ...check.questions.flatMap(({ text, answers }) => [text, ...answers.map((answer) => answer.text)]),
      ...bands.flatMap(({ headline, text, advice, askText }) => [headline, text, askText, ...advice]),
    ];
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    if (language !== "en") expect(check.title).not.toBe(showCheck(slug, "en").title);
    for (const { text, advice } of bands) {
      expect(text).toMatch(/diagn[oó]s/i);
      expect(advice.at(-1)).toContain("GP");
    }
  });

  it("names a page of the NHS or of the Chief Medical Officers", () => {
    expect(showBand(slug, "GOOD", "en").sourceUrl).toMatch(/^https:\/\/www\.(nhs\.uk|gov\.uk)\//);
  });

  it("is good at the one end and sends for advice at the other", () => {
    const [best, worst] = [extreme(slug, false), extreme(slug, true)].map((given) => readAnswers(slug, given));
    expect(score(slug, best ?? {})).toEqual({ score: 0, band: "GOOD" });
    expect(score(slug, worst ?? {}).band).toBe("SEE_ADVICE");
    const { fair, seeAdvice } = HEALTH_CHECKS[slug];
    expect(fair).toBeLessThan(seeAdvice);
  });

  it("takes each question once, with one of its answers", () => {
    const given = extreme(slug, false);
    expect(readAnswers(slug, given)).not.toBeNull();
    expect(readAnswers(slug, given.slice(1))).toBeNull();
    expect(readAnswers(slug, [...given, given[0] as (typeof given)[0]])).toBeNull();
    expect(
      readAnswers(slug, [{ questionId: given[0]?.questionId ?? "", value: "other" }, ...given.slice(1)]),
    ).toBeNull();
    expect(
      readAnswers(slug, [{ questionId: given[0]?.questionId ?? "", value: "toString" }, ...given.slice(1)]),
    ).toBeNull();
  });
});

it("trouble on most nights for months sends for advice, one bad week does not", () => {
  const answers = { hours: "about-6", "fall-asleep": "often", wake: "often", tired: "often", "how-long": "months" };
  expect(score("sleep", answers).band).toBe("SEE_ADVICE");
  expect(score("sleep", { ...answers, wake: "never", tired: "never", "how-long": "none" }).band).toBe("FAIR");
});
