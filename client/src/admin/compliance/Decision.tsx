import { Button } from "@mantine/core";
import { IconCheck, IconLock, IconPencil, IconX } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useDraft } from "../../lib/drafts";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import {
  type AdReview,
  DECISIONS,
  type Decided,
  decisionSentence,
  hasHigh,
  NOTE_MAX_LENGTH,
  noteOf,
} from "./compliance";
import styles from "./ReviewPane.module.css";
import { type DecisionProblem, useDecide } from "./useDecide";

const KEYS: Readonly<Record<Decided, string>> = { NEEDS_REVISION: "E", REJECTED: "R", APPROVED: "A" };
const ICONS = { NEEDS_REVISION: IconPencil, REJECTED: IconX, APPROVED: IconCheck };

export interface DecisionProps {
  /** Another review takes another decision (`key`). */
  review: AdReview;
  now: Date;
  /** Reads the review again, after somebody else was faster. */
  refetch: () => Promise<void>;
  onDone: (status: Decided) => void;
}

/** The note and the three decisions, each with a letter. Each asks once, in its place, and says what follows. */
export function Decision({ review, now, refetch, onDone }: DecisionProps) {
  const { t } = useTranslation("compliance");
  const viewer = useViewer();
  const decide = useDecide();
  const draft = useDraft(`${viewer?.id ?? ""} note ${review.id}`);
  const [asked, setAsked] = useState<Decided | null>(null);
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<DecisionProblem>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const openers = useRef<Partial<Record<Decided, HTMLButtonElement | null>>>({});
  const isHigh = hasHigh(review);
  // One's own decision closes the pane; until then it is not news that it is decided.
  const isFrozen = review.status !== "PENDING" && !isActing;
  const needsNote = (status: Decided) => status !== "APPROVED" || isHigh;
  const note = draft.text;

  // Asked for without a note that it needs, the note is what comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked moves the focus, not each letter of the note.
  useEffect(() => {
    if (!asked) return;
    if (needsNote(asked) && note.trim() === "") field.current?.focus();
    else form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [asked]);

  const cancel = () => {
    const before = asked;
    setAsked(null);
    setProblem(undefined);
    requestAnimationFrame(() => before && openers.current[before]?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!asked || isActing) return;
    if (needsNote(asked) && note.trim() === "") {
      setProblem({ message: t("decide.missing"), isOfNote: true, isConflict: false });
      field.current?.focus();
      return;
    }
    setActing(true);
    setProblem(undefined);
    const wrong = await decide(review, asked, note);
    if (!wrong) {
      draft.forget();
      onDone(asked);
      return;
    }
    if (wrong.isConflict) await refetch().catch(() => undefined);
    setProblem(wrong);
    setActing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !asked) return;
    event.preventDefault();
    cancel();
  };
  useShortcuts(
    isFrozen || asked
      ? {}
      : Object.fromEntries(DECISIONS.map((status) => [KEYS[status].toLowerCase(), () => setAsked(status)])),
  );

  const suggestion = noteOf(t, review.violations);
  const frozen = isFrozen ? (problem?.isConflict ? problem.message : decisionSentence(t, review, now)) : null;
  const fits = (status: Decided) => status === (review.violations.length > 0 ? "NEEDS_REVISION" : "APPROVED");
  return (
    <form
      ref={form}
      className={styles.decision}
      aria-label={asked ? t(`decide.ask.${asked}`, { advertiser: review.advertiser.name }) : t("decide.title")}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      noValidate
    >
      <div role="status">
        {isFrozen && (
          <p className={styles.frozen}>
            <IconLock size={20} stroke={1.9} aria-hidden />
            <span>
              <b>{frozen}</b> {t("decide.frozen")}
            </span>
          </p>
        )}
      </div>
      {isFrozen && review.reason && <p className={styles.note}>{t("decide.theirNote", { note: review.reason })}</p>}
      {(!isFrozen || note !== "") && (
        <TextAreaField
          ref={field}
          id="review-note"
          label={t("decide.note")}
          hint={isFrozen ? t("decide.typed") : t(isHigh ? "decide.noteHintHigh" : "decide.noteHint")}
          error={problem?.isOfNote ? problem.message : undefined}
          minRows={2}
          maxRows={8}
          maxLength={NOTE_MAX_LENGTH}
          readOnly={isFrozen}
          value={note}
          onChange={(event) => {
            draft.change(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
      {!isFrozen && note === "" && suggestion !== "" && (
        <button type="button" className={styles.suggestion} onClick={() => draft.change(suggestion)}>
          {t("decide.suggest")}
        </button>
      )}
      {problem && !problem.isOfNote && !isFrozen && <FieldAlert message={problem.message} />}
      {!isFrozen && asked && (
        <div className={styles.ask}>
          <h3>{t(`decide.ask.${asked}`, { advertiser: review.advertiser.name })}</h3>
          <p id="decision-consequence">{t(`decide.consequence.${asked}`)}</p>
          <div className={styles.bar}>
            <SubmitButton
              color={asked === "REJECTED" ? "red" : undefined}
              pending={isActing}
              pendingLabel={t(`decide.pending.${asked}`)}
            >
              {t(`decide.${asked}`)}
            </SubmitButton>
            <Button variant="default" onClick={cancel}>
              {t("decide.cancel")}
            </Button>
          </div>
        </div>
      )}
      {!isFrozen && !asked && (
        <>
          <div className={styles.acts}>
            {DECISIONS.map((status) => {
              const Icon = ICONS[status];
              return (
                <Button
                  key={status}
                  ref={(button) => {
                    openers.current[status] = button;
                  }}
                  variant={fits(status) ? "filled" : status === "REJECTED" ? "outline" : "default"}
                  color={status === "REJECTED" ? "red" : undefined}
                  leftSection={fits(status) && <Icon size={17} stroke={2} aria-hidden />}
                  rightSection={<Kbd>{KEYS[status]}</Kbd>}
                  onClick={() => setAsked(status)}
                >
                  {t(`decide.${status}`)}
                </Button>
              );
            })}
          </div>
          <p className={styles.small}>
            {isHigh && `${t("decide.high")} `}
            {t("decide.by", { name: viewer?.name })}
          </p>
        </>
      )}
    </form>
  );
}
