import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiProblem, inputProblems } from "../../core/problems";
import type { ComplianceRuleInput } from "../../gql/graphql";
import { FieldAlert } from "../../ui/FieldError";
import { MarkedText } from "../../ui/MarkedText";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import { causeOf } from "./compliance";
import styles from "./RuleDialog.module.css";
import { type Trial, useTrial } from "./useTrial";

export interface RuleBenchProps {
  /** The rule as it stands in the form. */
  input: ComplianceRuleInput;
  /** Takes what is wrong with the rule itself. */
  onProblems: (problems: readonly ApiProblem[]) => void;
}

/** Shows what the rule would find in a pasted text and in all adverts, before it is saved or counts. */
export function RuleBench({ input, onProblems }: RuleBenchProps) {
  const { t } = useTranslation("compliance");
  const tryRule = useTrial();
  const [text, setText] = useState("");
  const [tried, setTried] = useState<{ trial: Trial; text: string } | null>(null);
  const [isTrying, setTrying] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async () => {
    setTrying(true);
    setProblem("");
    setTried(null);
    try {
      setTried({ trial: await tryRule(input, text.trim() === "" ? null : text), text });
      onProblems([]);
    } catch (error) {
      const found = inputProblems(error);
      if (found.length > 0) onProblems(found);
      else setProblem(t("bench.failed"));
    } finally {
      setTrying(false);
    }
  };
  return (
    <section className={styles.bench} aria-labelledby="bench">
      <h3 id="bench">{t("bench.title")}</h3>
      <p className="dim">{t("bench.hint")}</p>
      <TextAreaField
        id="bench-text"
        label={t("bench.text")}
        minRows={2}
        maxRows={8}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <SubmitButton
          type="button"
          variant="default"
          pending={isTrying}
          pendingLabel={t("bench.pending")}
          onClick={() => void run()}
        >
          {t("bench.run")}
        </SubmitButton>
      </div>
      <FieldAlert message={problem} />
      <div role="status">{tried && <Result {...tried} />}</div>
    </section>
  );
}

function Result({ trial: { textViolation, checked, hitCount, hits }, text }: { trial: Trial; text: string }) {
  const { t } = useTranslation("compliance");
  const hasText = text.trim() !== "";
  return (
    <div className={styles.result}>
      {hasText && (
        <>
          <h4>{t("bench.inText")}</h4>
          <p>{textViolation ? t("bench.textHit", { cause: causeOf(t, textViolation) }) : t("bench.textClear")}</p>
          {textViolation && textViolation.matches.length > 0 && (
            <blockquote>
              <MarkedText text={text} stretches={textViolation.matches} />
            </blockquote>
          )}
        </>
      )}
      <h4>{t("bench.inAdverts")}</h4>
      <p>
        {t("bench.checked", { count: checked })}{" "}
        <b>{hitCount === 0 ? t("bench.none") : t("bench.hits", { count: hitCount })}</b>{" "}
        {hitCount > hits.length && t("bench.first", { count: hits.length })}
      </p>
      <ul>
        {hits.map(({ versionId, title, advertiser, isServing, violation }) => (
          <li key={versionId}>
            <b>{title}</b>, {advertiser}, {t(isServing ? "bench.serving" : "bench.waiting")}
            <span>{causeOf(t, violation)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
