import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import type { DocumentVerdict } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import type { ChangedApplication } from "./changed";
import styles from "./PaperPane.module.css";
import { describeDate, type ReviewedDocument } from "./review";
import type { Acts, Outcome } from "./useReview";

export interface MarkBarProps {
  document: ReviewedDocument;
  /** True when nothing can be changed any more. */
  isFrozen: boolean;
  acts: Acts;
  now: Date;
  /** Called with the mark, and with the application as it is after it. */
  onMarked: (verdict: DocumentVerdict, changed: ChangedApplication) => void;
}

/** Below the paper: valid with V, invalid with I and a reason in one line, and what stands against it. */
export function MarkBar({ document, isFrozen, acts, now, onMarked }: MarkBarProps) {
  const { t } = useTranslation("review");
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { name, status, url, markedBy, markedAt, rejectionReason } = document;
  const mayMark = viewer?.permissions.includes("applications.approve") && !isFrozen && url !== null;
  const date = describeDate(t, document, now);

  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);
  const settle = (verdict: DocumentVerdict, outcome: Outcome | undefined) => {
    if (!outcome) return;
    if ("problem" in outcome) {
      setProblem(outcome.problem.message);
      return;
    }
    setAsking(false);
    setReason("");
    onMarked(verdict, outcome.changed);
  };
  const markValid = async () => {
    setProblem(undefined);
    settle("VALID", await acts.mark(document.id, "VALID", null));
  };
  const markInvalid = async (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setProblem(why === "" ? t("mark.reasonMissing") : undefined);
    if (why !== "") settle("INVALID", await acts.mark(document.id, "INVALID", why));
  };
  const choose = (usual: string) => {
    setReason(usual);
    setProblem(undefined);
    box.current?.focus();
  };
  const cancel = () => {
    setAsking(false);
    setProblem(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    cancel();
  };
  useShortcuts(mayMark ? { v: () => void markValid(), i: () => setAsking(true) } : {});

  return (
    <footer className={styles.foot}>
      {isAsking ? (
        <form className={styles.reason} onSubmit={(event) => void markInvalid(event)} onKeyDown={onKeyDown} noValidate>
          <TextField
            ref={box}
            id="invalid-reason"
            label={t("mark.reason")}
            hint={t("mark.reasonHint")}
            error={problem}
            maxLength={500}
            autoComplete="off"
            value={reason}
            readOnly={!mayMark}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <fieldset className={styles.usual}>
            <legend>{t("mark.usual")}</legend>
            {t("mark.usually", { returnObjects: true }).map((usual) => (
              <Button key={usual} variant="default" size="compact-sm" onClick={() => choose(usual)}>
                {usual}
              </Button>
            ))}
          </fieldset>
          <div className={styles.bar}>
            {mayMark && (
              <SubmitButton color="red" variant="outline" pending={acts.isActing} pendingLabel={t("mark.validPending")}>
                {t("mark.invalid")}
              </SubmitButton>
            )}
            <Button variant="default" onClick={cancel}>
              {t("mark.cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.bar}>
          {mayMark && (
            <>
              <SubmitButton
                id="mark-valid"
                type="button"
                variant="outline"
                size="sm"
                rightSection={<Kbd>V</Kbd>}
                pending={acts.isActing}
                pendingLabel={t("mark.validPending")}
                onClick={() => void markValid()}
              >
                {t("mark.valid")}
              </SubmitButton>
              <Button
                ref={opener}
                variant="outline"
                size="sm"
                color="red"
                rightSection={<Kbd>I</Kbd>}
                onClick={() => setAsking(true)}
              >
                {t("mark.invalid")}
              </Button>
            </>
          )}
          {date?.isWarning && (
            <b className={styles.warning}>
              <IconAlertTriangle size={18} stroke={2} aria-hidden />
              {date.text}
            </b>
          )}
        </div>
      )}
      {problem && !isAsking && <FieldAlert message={problem} />}
      {status !== "PENDING" && markedAt && (
        <p className={styles.marked}>
          {t("mark.by", {
            status: t(`documents.${status}`),
            name: markedBy ?? t("mark.somebody"),
            day: formatDay(markedAt, now),
            time: formatHourMinute(markedAt),
          })}
          {rejectionReason && <q>{rejectionReason}</q>}
        </p>
      )}
      <p role="status" className="hidden-text">
        {name}: {t(`documents.${status}`)}
      </p>
    </footer>
  );
}
