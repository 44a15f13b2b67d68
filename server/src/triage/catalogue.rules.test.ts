import { RULES, SYMPTOM_CATALOGUE } from "./catalogue.rules";
import { assess } from "./triage.rules";

describe("the symptom catalogue", () => {
  it("has the nine documented critical symptoms", () => {
    expect(SYMPTOM_CATALOGUE.filter(({ isCritical }) => isCritical).map(({ name }) => name)).toEqual([
      "choking",
      "stopped breathing",
      "loss of consciousness",
      "chest pain",
      "shortness of breath",
      "confusion",
      "seizure",
      "stroke",
      "head injury",
    ]);
  });

  it("has the five documented others with their suggestions", () => {
    const others = SYMPTOM_CATALOGUE.filter(({ isCritical }) => !isCritical).slice(0, 5);
    expect(Object.fromEntries(others.map(({ name, otcRecommendations }) => [name, otcRecommendations]))).toEqual({
      headache: ["Paracetamol", "Ibuprofen"],
      fever: ["Paracetamol"],
      "sore throat": ["throat lozenges", "Paracetamol"],
      cough: ["cough syrup", "throat lozenges"],
      allergies: ["antihistamines", "nasal spray"],
    });
  });

  it.each(SYMPTOM_CATALOGUE.map((entry) => [entry.name, entry] as const))("%s has its link", (_, entry) => {
    expect(entry.medlinePlusUrl).toMatch(
      /^https:\/\/(medlineplus\.gov\/ency\/article\/\d{6}\.htm|www\.nhs\.uk\/\S+\/)$/,
    );
    if (entry.isCritical) expect(entry.otcRecommendations).toEqual([]);
  });

  it.each(SYMPTOM_CATALOGUE.slice(0, 14).map((entry) => [entry.name, entry] as const))(
    "the documented %s is recognised by its name",
    (name, entry) => {
      expect(assess(name).symptoms).toContain(name);
      expect(assess(name).level).toBe(entry.isCritical ? "EMERGENCY" : "SELF_CARE");
    },
  );
});

describe("the rules' version", () => {
  it("promises no accuracy", () => {
    expect(RULES.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Date(RULES.updatedAt).toISOString()).toBe("2026-11-25T09:00:00.000Z");
    expect(JSON.stringify(RULES)).not.toMatch(/%|accura/i);
  });
});
