import { alertMessage, finishedDays, type HeartFacts, judgeHeart } from "./health-alert.rules";

const at = (iso: string) => new Date(iso);
const recent = (value: number, more: object = {}): HeartFacts => ({
  resting: null,
  recent: {
    value,
    at: at("2026-11-21T12:00:00Z"),
    minutes: 5,
    moved: false,
    asleep: false,
    activityKnown: true,
    ...more,
  },
});

describe("a heart rate", () => {
  it("is normal from 60 to 100", () => {
    const types = [59, 60, 100, 101].map((value) => judgeHeart(recent(value))?.type);
    expect(types).toEqual(["LOW", null, null, "HIGH"]);
    expect(judgeHeart(recent(59))?.threshold).toBe(60);
    expect(judgeHeart(recent(101))?.threshold).toBe(100);
  });

  it("is judged at rest alone", () => {
    expect(judgeHeart(recent(150, { moved: true }))).toBeNull();
    expect(judgeHeart(recent(50, { asleep: true }))).toBeNull();
    expect(judgeHeart(recent(150, { minutes: 3 }))).toBeNull();
    expect(judgeHeart(recent(150, { activityKnown: false }))).toBeNull();
    expect(judgeHeart(recent(50, { activityKnown: false }))?.type).toBe("LOW");
    expect(judgeHeart({ resting: null, recent: null })).toBeNull();
  });

  it("is the newer one of a resting reading and calm minutes", () => {
    const resting = (hour: string) => ({ value: 55, at: at(`2026-11-21T${hour}:00:00Z`) });
    expect(judgeHeart({ ...recent(70), resting: resting("06") })?.type).toBeNull();
    expect(judgeHeart({ ...recent(70), resting: resting("13") })?.type).toBe("LOW");
    expect(judgeHeart({ ...recent(150, { moved: true }), resting: resting("06") })?.type).toBe("LOW");
  });
});

describe("what is judged", () => {
  it("is the day before, and the night from 10 AM of London, summer or winter", () => {
    expect(finishedDays(at("2026-11-21T09:59:00Z"))).toEqual({ day: "2026-11-20", night: "2026-11-20" });
    expect(finishedDays(at("2026-11-21T10:00:00Z"))).toEqual({ day: "2026-11-20", night: "2026-11-21" });
    expect(finishedDays(at("2026-07-01T08:59:00Z"))).toEqual({ day: "2026-06-30", night: "2026-06-30" });
    expect(finishedDays(at("2026-07-01T09:00:00Z"))).toEqual({ day: "2026-06-30", night: "2026-07-01" });
    expect(finishedDays(at("2026-06-30T23:00:00Z")).day).toBe("2026-06-30");
  });
});

describe("the words of an alert", () => {
  it("state the figure in the patient's language", () => {
    expect(alertMessage("heartRate", "HIGH", 111.5, "en")).toBe("High resting heart rate: 112 BPM");
    expect(alertMessage("sleep", "LOW", 5.4, "en")).toBe("Short sleep: 5 hours 24 minutes");
    expect(alertMessage("sleep", "LOW", 1, "es")).toBe("Pocas horas de sueño: 1 hora");
    expect(alertMessage("activity", "LOW", 4_999.9, "en")).toBe("Few steps: 4,999");
    expect(alertMessage("activity", "LOW", 312, "de")).toBe("Wenige Schritte: 312");
    expect(alertMessage("sleep", "LOW", 5.999, "fr")).toBe("Sommeil court\u00a0: 5 heures 59 minutes");
  });
});
