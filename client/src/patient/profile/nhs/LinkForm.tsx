import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode, tooManyTries } from "../../../core/problems";
import { graphql } from "../../../gql";
import type { LinkForm_AccountFragment } from "../../../gql/graphql";
import { isNhsNumber, nhsDigits } from "../../../lib/nhsNumber";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { NhsNumberField } from "../../../ui/NhsNumberField";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import styles from "./nhs.module.css";
import { useNhsWords } from "./useNhsWords";

const LinkFormFragment = graphql(`
  fragment LinkForm_account on NhsAccount {
    id
    dateOfBirth
    waitingNumber
    waitingRefusedAt
    examples {
      number
      dateOfBirth
    }
  }
`);

const LinkDocument = graphql(`
  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {
    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {
      id
      ...NhsCard_account
    }
  }
`);

export interface LinkFormProps {
  account: FragmentType<LinkForm_AccountFragment> & { id: string };
  onLinked: () => Promise<unknown>;
  /** Reads again what may stand in the way by now. */
  onRefused: () => Promise<unknown>;
}

const FIELDS = { nhsNumber: "nhsNumber", dateOfBirth: "nhsDateOfBirth" } as const;
const isField = (name: string | undefined): name is keyof typeof FIELDS => name !== undefined && name in FIELDS;

/** Asks for the number, and for the date of birth where the profile has none. The number is kept nowhere in the browser. */
function Form({
  account,
  onLinked,
  onRefused,
}: Omit<LinkFormProps, "account"> & { account: LinkForm_AccountFragment }) {
  const { t, day } = useNhsWords();
  const { t: common } = useTranslation();
  const { dateOfBirth: known, waitingNumber, waitingRefusedAt, examples } = account;
  const [digits, setDigits] = useState(nhsDigits(waitingNumber ?? ""));
  const [born, setBorn] = useState("");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [pending, setPending] = useState(false);
  const isRunning = useRef(false);
  const [link] = useMutation(LinkDocument);

  const errorOn = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  const wrong = (field: keyof typeof FIELDS) => ({ message: t(`problem.${field}`), fieldId: FIELDS[field] });
  const problemsOf = (error: unknown): Problem[] => {
    const fields = problemCode(error) === "BAD_USER_INPUT" ? inputProblems(error).map(({ field }) => field) : [];
    const found = fields.filter(isField).map(wrong);
    return found.length > 0 ? found : [{ message: tooManyTries(common, error) ?? t("problem.failed") }];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    const found = [
      ...(isNhsNumber(digits) ? [] : [wrong("nhsNumber")]),
      ...(known || born ? [] : [wrong("dateOfBirth")]),
    ];
    setProblems(found);
    if (found.length > 0) return;
    isRunning.current = true;
    setPending(true);
    try {
      await link({ variables: { nhsNumber: digits, dateOfBirth: known ? null : born } });
      await onLinked();
    } catch (error) {
      setProblems(problemsOf(error));
      await onRefused().catch(() => undefined);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  // With a date of birth in the profile only a record with the same one can be linked.
  const fitting = examples.filter(({ dateOfBirth }) => dateOfBirth === known);
  const shown = fitting.length > 0 ? fitting : examples;
  return (
    <form noValidate aria-labelledby="nhs" onSubmit={(event) => void submit(event)} className={styles.form}>
      <ErrorSummary problems={problems} />
      {waitingNumber && <p className={styles.note}>{t(waitingRefusedAt ? "refused" : "waiting")}</p>}
      <div className={styles.fields}>
        <NhsNumberField
          id={FIELDS.nhsNumber}
          label={t("field.number")}
          hint={t("hint.number")}
          odd={t("odd")}
          value={digits}
          onChange={setDigits}
          error={errorOn(FIELDS.nhsNumber)}
        />
        {known ? (
          <p className={styles.note}>{t("born", { day: day(known) })}</p>
        ) : (
          <TextField
            id={FIELDS.dateOfBirth}
            type="date"
            label={t("field.dateOfBirth")}
            hint={t("hint.dateOfBirth")}
            autoComplete="bday"
            value={born}
            onChange={(event) => setBorn(event.currentTarget.value)}
            error={errorOn(FIELDS.dateOfBirth)}
          />
        )}
      </div>
      <div className={styles.acts}>
        <SubmitButton pending={pending} pendingLabel={t("linking")}>
          {t("link")}
        </SubmitButton>
        <p role="status" className={styles.note}>
          {pending && t("reading")}
        </p>
      </div>
      {shown.length > 0 && (
        <div className={styles.examples}>
          <h3>{t("examples")}</h3>
          <ul>
            {shown.map(({ number, dateOfBirth }) => (
              <li key={number}>
                <button
                  type="button"
                  onClick={() => {
                    setDigits(nhsDigits(number));
                    setBorn(dateOfBirth);
                  }}
                >
                  <b className="num">{number}</b>
                  <span>{t("bornOn", { day: day(dateOfBirth) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** Links an NHS number. */
export function LinkForm({ account, ...rest }: LinkFormProps) {
  const { data, complete } = useFragment({ fragment: LinkFormFragment, from: account });
  return complete ? <Form account={data} {...rest} /> : null;
}
