import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { useReach } from "../../core/reachability";
import { graphql } from "../../gql";
import { isoDay } from "../../lib/time";
import { TextField } from "../../ui/TextField";
import { type ApplicantDocument, dateId } from "./application";
import styles from "./DocumentRow.module.css";

const SetDateDocument = graphql(`
  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {
    setDocumentDate(token: $token, key: $key, date: $date) {
      id
      ...Application_whole
    }
  }
`);

/** While a year is typed the field has years such as 0002; what is older than this is not kept until it is left. */
const FIRST_YEAR = "1900";

export interface DocumentDateProps {
  token: string;
  document: ApplicantDocument;
  dateKind: NonNullable<ApplicantDocument["dateKind"]>;
  /** What is wrong when the application is sent. */
  error?: string;
}

/** The date that a document states. It is kept as soon as it is complete, and again when the connection is back. */
export function DocumentDate({ token, document, dateKind, error }: DocumentDateProps) {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const reach = useReach();
  const [setDate] = useMutation(SetDateDocument);
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const { key, name, date } = document;
  const value = typed ?? date ?? "";

  const save = async (next: string) => {
    setRefusal(undefined);
    setWaiting(false);
    if (next === "" || next === date) return;
    try {
      await setDate({ variables: { token, key, date: next } });
      setTyped((now) => (now === next ? undefined : now));
    } catch (failure) {
      const isLost = problemCode(failure) === undefined;
      setWaiting(isLost);
      const [problem] = inputProblems(failure);
      setRefusal(isLost ? t("date.waiting") : (tooManyTries(common, failure) ?? problem?.message ?? t("date.failed")));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the way of the connection back says it again.
  useEffect(() => {
    if (reach === "online" && isWaiting) void save(value);
  }, [reach]);

  return (
    <div className={styles.date}>
      <TextField
        id={dateId(document)}
        type="date"
        label={t(`date.${dateKind}`)}
        aria-label={`${t(`date.${dateKind}`)}: ${name}`}
        hint={t(`date.hint.${dateKind}`)}
        max={dateKind === "ISSUED" ? isoDay(new Date()) : undefined}
        value={value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefusal(undefined);
          if (currentTarget.value >= FIRST_YEAR) void save(currentTarget.value);
        }}
        onBlur={() => void save(value)}
        error={refusal ?? (date === null ? error : undefined)}
      />
    </div>
  );
}
