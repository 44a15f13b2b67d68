import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { AnswerCheck_CheckMutation } from "../../gql/graphql";
import { useLater } from "../../lib/useLater";
import { MedicineWarning } from "../../ui/MedicineWarning";
import styles from "./QuestionDetail.module.css";

const CheckDocument = graphql(`
  mutation AnswerCheck_check($id: ID!, $text: String!) {
    checkPharmacistAnswer(id: $id, text: $text) {
      isCompared
      medicines {
        name
        mustConfirm
        warnings {
          kind
          severity
          title
          reason
        }
      }
    }
  }
`);

type Check = AnswerCheck_CheckMutation["checkPharmacistAnswer"];

const CHECK_AFTER_MS = 700;
/** Fewer letters name no medicine. */
const SHORTEST = 3;

/** What speaks against the medicines of an answer: found when the typing rests, and asked for again before it is sent. */
export function useAnswerCheck(id: string, typed: string) {
  const [check] = useMutation(CheckDocument, { fetchPolicy: "no-cache" });
  const [found, setFound] = useState<{ text: string; check: Check | null } | null>(null);
  const settled = useLater(typed.trim(), CHECK_AFTER_MS);
  const asked = useRef("");
  /** Null where it could not be found out, which keeps nobody from answering. */
  const run = async (text: string): Promise<Check | null> => {
    asked.current = text;
    const result = await check({ variables: { id, text } }).catch(() => null);
    const checked = result?.data?.checkPharmacistAnswer ?? null;
    // What was typed since is asked about anew.
    if (asked.current === text) setFound({ text, check: checked });
    return checked;
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (settled.length >= SHORTEST) void latest.current(settled);
  }, [settled]);
  return { run, found: typed.trim().length >= SHORTEST ? found : null };
}

type Medicines = Check["medicines"];

/** The warnings of each medicine that has some. */
export function AnswerWarnings({
  medicines,
  level,
}: {
  medicines: readonly Pick<Medicines[number], "name" | "warnings">[];
  level?: 3 | 4;
}) {
  const { t } = useTranslation("admin");
  return medicines.flatMap(({ name, warnings }) =>
    warnings.map(({ kind, severity, title, reason }) => (
      <MedicineWarning
        key={`${name} ${kind} ${reason}`}
        severity={severity}
        label={`${name}, ${t(`queue.check.${severity}`)}`}
        title={title}
        reason={reason}
        level={level}
      />
    )),
  );
}

/** Beside the box of the answer: what was compared, what speaks against it, and what could not be found out. */
export function AnswerCheck({ found }: { found: ReturnType<typeof useAnswerCheck>["found"] }) {
  const { t } = useTranslation("admin");
  const check = found?.check;
  const names = check?.medicines.map(({ name }) => name).join(", ") ?? "";
  const count = check?.medicines.reduce((sum, { warnings }) => sum + warnings.length, 0) ?? 0;
  return (
    <>
      <p role="status" className={names !== "" || (found && !check?.isCompared) ? styles.hint : "hidden-text"}>
        {found && !check && t("queue.check.failed")}
        {check && !check.isCompared && t("queue.check.notCompared")}
        {check?.isCompared && names !== "" && t("queue.check.compared", { names, count })}
      </p>
      {check && count > 0 && (
        <div className={styles.check}>
          <AnswerWarnings medicines={check.medicines} />
        </div>
      )}
    </>
  );
}
