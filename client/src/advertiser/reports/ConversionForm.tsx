import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { isoDay } from "../../lib/time";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { FieldError } from "../../ui/FieldError";
import { FieldFrame } from "../../ui/FieldFrame";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./Conversions.module.css";
import { type ConversionLine, type ReadLine, readConversionsCsv, readLines } from "./conversionsCsv";
import { LinePreview } from "./LinePreview";

const ReportConversionsDocument = graphql(`
  mutation ConversionForm_report($input: ReportConversionsInput!) {
    reportConversions(input: $input) {
      id
      rowCount
    }
  }
`);

/** Longer files cannot be a report of 500 rows. Bytes. */
const LARGEST_FILE = 1_000_000;
const MOST_ROWS = 500;

export interface ConversionFormProps {
  campaigns: readonly { id: string; name: string }[];
  onReported: () => void;
}

/** Lines from the form or a file, looked at before they are sent. What was added stays until it has arrived. */
export function ConversionForm({ campaigns, onReported }: ConversionFormProps) {
  const { t } = useTranslation("advertiser");
  const [report, { loading }] = useMutation(ReportConversionsDocument);
  const today = isoDay(new Date());
  const empty = { campaign: campaigns[0]?.id ?? "", day: today, count: "", revenue: "", all: "" };
  const [typed, setTyped] = useState(empty);
  const [lines, setLines] = useState<readonly ConversionLine[]>([]);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [done, setDone] = useState<number>();
  const read = readLines(lines, campaigns, today);

  /** Other lines are another report, so they get a key of their own. */
  const change = (next: readonly ConversionLine[]) => {
    setLines(next);
    setKey(crypto.randomUUID());
    setProblems([]);
    setRefused(new Map());
    setDone(undefined);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const line = { line: Math.max(0, ...lines.map((one) => one.line)) + 1, ...typed };
    const [judged] = readLines([line], campaigns, today);
    if (judged?.problem)
      return setProblems([{ message: t(`conversions.problem.${judged.problem}`), fieldId: FIELD[judged.problem] }]);
    change([...lines, line]);
    setTyped((before) => ({ ...before, count: "", revenue: "", all: "" }));
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = file.size > LARGEST_FILE ? null : readConversionsCsv(await file.text());
    if (found === null || found.length === 0 || found.length > MOST_ROWS) {
      const message = t(found === null ? "conversions.fileColumns" : "conversions.fileRows");
      setProblems([{ message, fieldId: "conversions-file" }]);
    } else change(found);
  };
  const send = async () => {
    const rows = read.flatMap(({ row }) => row ?? []);
    try {
      const { data } = await report({ variables: { input: { idempotencyKey: key, rows } } });
      change([]);
      setDone(data?.reportConversions.rowCount);
      onReported();
    } catch (error) {
      const found = inputProblems(error);
      setRefused(new Map(found.map(({ field, message }) => [Number(field?.split(".")[1] ?? Number.NaN), message])));
      const sentences = found.map(({ field, message }) => ({ message: withLine(t, read, field, message) }));
      const fallback = t(problemCode(error) === "RATE_LIMITED" ? "conversions.tooOften" : "conversions.notSent");
      setProblems(sentences.length > 0 ? sentences : [{ message: fallback }]);
    }
  };
  const field = (name: "day" | "count" | "revenue" | "all") => ({
    id: `conversions-${name}`,
    label: t(`conversions.${name}`),
    value: typed[name],
    error: problems.find(({ fieldId }) => fieldId === `conversions-${name}`)?.message,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  const fileError = problems.find(({ fieldId }) => fieldId === "conversions-file")?.message;
  return (
    <section aria-labelledby="add-conversions">
      <h2 id="add-conversions">{t("conversions.add")}</h2>
      <ErrorSummary problems={problems} />
      <form noValidate onSubmit={add} className={styles.form} aria-labelledby="add-conversions">
        <SelectField
          id="conversions-campaign"
          label={t("conversions.campaign")}
          data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.campaign}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, campaign: value }))}
        />
        <TextField {...field("day")} type="date" max={today} />
        <TextField {...field("count")} inputMode="numeric" autoComplete="off" />
        <TextField {...field("revenue")} inputMode="decimal" autoComplete="off" />
        <TextField {...field("all")} inputMode="numeric" autoComplete="off" />
        <Button type="submit" variant="default">
          {t("conversions.addLine")}
        </Button>
      </form>
      <FieldFrame isWrong={Boolean(fileError)} className={styles.file}>
        <label htmlFor="conversions-file">{t("conversions.file")}</label>
        <p id="conversions-file-hint">{t("conversions.fileHint")}</p>
        {fileError && <FieldError message={fileError} />}
        <input
          id="conversions-file"
          type="file"
          aria-describedby="conversions-file-hint"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            void open(chosen).finally(() => {
              currentTarget.value = ""; // the same file may be chosen again
            });
          }}
        />
      </FieldFrame>
      {lines.length > 0 && (
        <>
          <LinePreview
            lines={read}
            refused={refused}
            campaigns={campaigns}
            onRemove={(at) => change(lines.filter((_, index) => index !== at))}
          />
          <div className={styles.acts}>
            {read.every(({ row }) => row) && (
              <SubmitButton
                type="button"
                pending={loading}
                pendingLabel={t("conversions.sending")}
                onClick={() => void send()}
              >
                {t("conversions.send", { count: lines.length })}
              </SubmitButton>
            )}
            <Button variant="default" onClick={() => change([])}>
              {t("conversions.clear")}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.done}>
        {done !== undefined && t("conversions.done", { count: done })}
      </p>
    </section>
  );
}

const FIELD = {
  campaign: "conversions-campaign",
  sameName: "conversions-campaign",
  order: "conversions-campaign",
  day: "conversions-day",
  future: "conversions-day",
  count: "conversions-count",
  revenue: "conversions-revenue",
  all: "conversions-all",
} as const;

/** The API's sentence, with the line that it is about. */
function withLine(
  t: (key: "conversions.atLine", options: { line: number; message: string }) => string,
  read: readonly ReadLine[],
  field: string | undefined,
  message: string,
): string {
  const line = read[Number(field?.split(".")[1] ?? Number.NaN)]?.line;
  return line === undefined ? message : t("conversions.atLine", { line, message });
}
