import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { formatSpan } from "../../lib/time";
import styles from "./QuestionDetail.module.css";

type Advice = QuestionDetail_QuestionFragment["advice"];
type Fact = NonNullable<Advice["understood"]>[number];

/** More of one kind are folded. */
const MOST_SHOWN = 8;

/** What the patient said, in the words of the message or by a tap, and which dangers nobody has asked about. */
export function CaseFacts({ advice: { understood, openQuestions } }: { advice: Advice }) {
  const { t } = useTranslation("admin");
  const labelled = (standing: Fact["standing"]) =>
    (understood ?? [])
      .filter((fact) => fact.standing === standing)
      .map(({ label, days }) => (days === null || days < 1 ? label : `${label} (${formatSpan(days)})`));
  const open = (openQuestions ?? []).filter(({ urgency }) => urgency === "DANGER").flatMap(({ choices }) => choices);
  const rows = [
    ["present", labelled("PRESENT")],
    ["denied", labelled("DENIED")],
    ["unsure", labelled("UNSURE")],
    ["past", labelled("PAST")],
    ["open", open.map(({ label }) => label)],
  ] as const;
  const shown = rows.filter(([, labels]) => labels.length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{t("queue.case.title")}</h3>
      <dl className={`${styles.facts} ${styles.said}`}>
        {shown.map(([row, labels]) => (
          <div key={row}>
            <dt>{t(`queue.case.${row}`)}</dt>
            <dd>
              {labels.length > MOST_SHOWN ? (
                <details>
                  <summary>{t("queue.case.signs", { count: labels.length })}</summary>
                  {labels.join("; ")}
                </details>
              ) : (
                labels.join("; ")
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
