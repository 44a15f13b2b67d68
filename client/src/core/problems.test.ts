import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TFunction } from "i18next";
import { sentence } from "./problems";

const SERVER = path.join(__dirname, "../../../server/src");

/** Files with sentences of the API that this file need not know, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "ads/advertising/insight.rules.ts": "for advertisers; in English alone",
  "ads/advertising/insight-view.rules.ts": "for advertisers; in English alone",
  "ads/advertising/lift.rules.ts": "for advertisers; in English alone",
  "ads/advertising/report.rules.ts": "for advertisers; in English alone",
  "people/api-keys/api-key.rules.ts": "for advertisers, staff and programs; in English alone",
  "ads/advertising/ad-event.route.ts": "for programs",
  "ads/applications/application.rules.ts": "for applicants and staff; in English alone",
  "ads/campaigns/campaign-input.rules.ts": "for advertisers; in English alone",
  "ads/campaigns/campaign-status.rules.ts": "for advertisers; in English alone",
  "ads/campaigns/conversion.rules.ts": "for advertisers; in English alone",
  "ads/campaigns/promo-code.rules.ts": "for advertisers; in English alone",
  "ads/compliance/report.rules.ts": "for staff",
  "ads/compliance/review.rules.ts": "for staff",
  "ads/compliance/rule.rules.ts": "for staff",
  "ads/creatives/creative.rules.ts": "for advertisers; in English alone",
  "ads/creatives/macro.rules.ts": "for advertisers; in English alone",
  "ads/creatives/picture.rules.ts": "for advertisers; in English alone",
  "ads/creatives/target-url.rules.ts": "for advertisers; in English alone",
  "care/consultations/answer-template.rules.ts": "for staff",
  "care/consultations/misreading.rules.ts": "for staff",
  "care/devices/device-import.rules.ts": "the page has its own words, by the kind of problem",
  "care/devices/device.rules.ts": "the page has its own words, by field and code",
  "care/devices/health-alert.rules.ts": "the page reads the alert again",
  "operations/maintenance/notice-text.rules.ts": "for staff",
  "operations/maintenance/report.rules.ts": "for staff",
  "operations/maintenance/window.rules.ts": "for staff",
  "care/models/training-line.rules.ts": "for staff",
  "care/models/training-run.rules.ts": "for staff",
  "care/nhs/nhs-link.rules.ts": "the page has its own words, by field and code",
  "care/patients/family-member.rules.ts": "the page has its own words, by field and code",
  "care/patients/health-profile.rules.ts": "the page has its own words, by field and code",
  "care/patients/medication.rules.ts": "the page has its own words, by field and code",
  "care/patients/supply.rules.ts": "the page has its own words, by field",
  "platform/mail.rules.ts": "for staff",
  "platform/uploads.rules.ts": "the page has its own words",
  "care/records/record-export.rules.ts": "the page has its own words",
  "care/records/record.rules.ts": "the page has its own words, by field",
  "care/reminders/dose.rules.ts": "the page has its own words",
  "care/reminders/push-endpoint.rules.ts": "browsers make these addresses, nobody types them",
  "people/settings/setting.rules.ts": "for staff",
  "people/staff/staff.rules.ts": "for staff",
  "people/security/audit-log.rules.ts": "for staff",
  "people/security/firewall.rules.ts": "for staff",
  "care/studies/study-file.rules.ts": "for staff",
  "care/studies/study.rules.ts": "for staff",
  "care/studies/tags.rules.ts": "for staff",
  "ads/subscriptions/billing.rules.ts": "for advertisers; in English alone",
  "ads/subscriptions/refund.rules.ts": "for staff",
  "operations/system-health/anomaly.rules.ts": "for staff",
  "operations/system-health/failed-job.rules.ts": "for staff",
  "operations/system-health/metric-history.rules.ts": "for staff",
  "operations/system-health/threshold.rules.ts": "for staff",
  "people/users/user-account.rules.ts": "for staff",
};

/** Single sentences that only pharmacists meet, and one that the sign-in form finds itself. */
const NOT_SHOWN = new Set([
  "claimedByOther",
  "alreadyClaimed",
  "claimFirst",
  "notClaimed",
  "claimBeforeClosing",
  "alreadyAsked",
  "answerFirst",
  "nothingToTakeBack",
  "takeBackTooLate",
  "answerMissing",
  "noteMissing",
  "noSuchPharmacist",
  "notAQuestion",
  "notAReport",
  "sameHolder",
  "signInMissing",
]);

/** The sentences of a file, by name: `${LIMIT}` in them is read as 500. */
function sentencesOf(file: string): [name: string, text: string][] {
  const source = readFileSync(path.join(SERVER, file), "utf8").replace(/\$\{[^}]*\}/g, "500");
  const lists = source.matchAll(/const (?:\w+_)?(?:MESSAGES|REFUSALS)\b[^{]*= \{(.*?)\n?\}(?: as const)?;/gs);
  return [...lists].flatMap(([, list = ""]) =>
    [...list.matchAll(/(\w+):\s*["`]((?:[^"`])+)["`]/g)].map(([, name = "", text = ""]): [string, string] => [
      name,
      text,
    ]),
  );
}

const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.ts$/.test(file) && !/\.test(-support)?\.ts$/.test(file))
  .filter((file) => sentencesOf(file).length > 0);

const t = ((key: string) => `translated ${key}`) as unknown as TFunction<"common">;

describe("sentences of the API", () => {
  it("are found", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "people/accounts/account.rules.ts",
        "app/erasure.service.ts",
        "care/consultations/escalation.rules.ts",
      ]),
    );
    expect(sentencesOf("care/consultations/consultation.rules.ts").map(([name]) => name)).toEqual(
      expect.arrayContaining(["conversationFull", "questionTooLong", "replyWithdrawn"]),
    );
  });

  it("are translated wherever a page in four languages may show them", () => {
    const english = files
      .filter((file) => !(file in OTHERWISE))
      .flatMap((file) => sentencesOf(file).map(([name, text]) => ({ file, name, text })))
      .filter(({ name, text }) => !NOT_SHOWN.has(name) && sentence(t, text) === text);
    expect(english).toEqual([]);
  });

  it("leave no exception behind", () => {
    expect(Object.keys(OTHERWISE).filter((file) => !files.includes(file))).toEqual([]);
    const names = files.flatMap((file) => sentencesOf(file).map(([name]) => name));
    expect([...NOT_SHOWN].filter((name) => !names.includes(name))).toEqual([]);
  });
});
