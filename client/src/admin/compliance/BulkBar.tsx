import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { FieldError } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./BulkBar.module.css";
import { type AdReview, DECISIONS, type Decided, hasHigh } from "./compliance";
import { useDecide } from "./useDecide";

export interface BulkBarProps {
  /** What is selected and still waits. */
  reviews: readonly AdReview[];
  onClear: () => void;
}

/** What can be done with all that are selected and have no High match. Each is decided by itself, as it was seen. */
export function BulkBar({ reviews, onClear }: BulkBarProps) {
  const { t } = useTranslation("compliance");
  const [asked, setAsked] = useState<{ status: Decided; reviews: readonly AdReview[] } | null>(null);
  const fit = reviews.filter((review) => !hasHigh(review));
  const left = reviews.length - fit.length;
  const close = () => {
    setAsked(null);
    focusPage(() => document.querySelector("[data-row][aria-current]") ?? document.querySelector("[data-row]"));
  };
  return (
    <>
      {reviews.length > 0 && (
        <section className={styles.bar} aria-label={t("bulk.label")}>
          <p role="status">
            <b>{t("bulk.selected", { count: reviews.length })}</b> {left > 0 && t("bulk.left", { count: left })}
          </p>
          <div className={styles.acts}>
            {fit.length > 0 &&
              DECISIONS.map((status) => (
                <Button
                  key={status}
                  variant={status === "REJECTED" ? "outline" : "default"}
                  color={status === "REJECTED" ? "red" : undefined}
                  onClick={() => setAsked({ status, reviews: fit })}
                >
                  {t(`decide.${status}`)}
                </Button>
              ))}
            <Button variant="subtle" onClick={onClear}>
              {t("bulk.clear")}
            </Button>
          </div>
        </section>
      )}
      {asked && <BulkDialog {...asked} onClose={close} onDone={onClear} />}
    </>
  );
}

interface BulkDialogProps {
  status: Decided;
  reviews: readonly AdReview[];
  onClose: () => void;
  onDone: () => void;
}

function BulkDialog({ status, reviews, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation("compliance");
  const decide = useDecide();
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState<number>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isOver = done === reviews.length;
  const run = async () => {
    if (status !== "APPROVED" && note.trim() === "") return setMissing(true);
    const wrong: string[] = [];
    setDone(0);
    for (const [at, review] of reviews.entries()) {
      const problem = await decide(review, status, note);
      if (problem) wrong.push(t("bulk.problem", { title: review.advert.title, message: problem.message }));
      setProblems([...wrong]);
      setDone(at + 1);
    }
    onDone();
  };
  const progress = t("bulk.running", { done, all: reviews.length });
  return (
    <Dialog
      isOpen
      onClose={done === undefined || isOver ? onClose : () => undefined}
      title={t(`bulk.ask.${status}`, { count: reviews.length })}
    >
      <div className={styles.dialog}>
        {done === undefined && (
          <>
            <ul className={styles.titles}>
              {reviews.map(({ id, advert, advertiser }) => (
                <li key={id}>
                  <b>{advert.title}</b> <span className="dim">{advertiser.name}</span>
                </li>
              ))}
            </ul>
            <p>{t(`decide.consequence.${status}`)}</p>
            <TextAreaField
              id="bulk-note"
              label={t(status === "APPROVED" ? "bulk.noteOptional" : "bulk.note")}
              error={missing ? t("decide.missing") : undefined}
              minRows={2}
              maxRows={8}
              maxLength={500}
              value={note}
              onChange={(event) => {
                setNote(event.currentTarget.value);
                setMissing(false);
              }}
            />
          </>
        )}
        {done !== undefined && !isOver && (
          <>
            <p className="num">{progress}</p>
            <Measure role="progressbar" min={0} max={reviews.length} value={done} label={progress} size="slim" />
          </>
        )}
        <p role="status">{isOver && t("bulk.done", { count: reviews.length - problems.length })}</p>
        {problems.length > 0 && (
          <div role="alert">
            {problems.map((problem) => (
              <p key={problem}>
                <FieldError message={problem} />
              </p>
            ))}
          </div>
        )}
        <div className={styles.acts}>
          {!isOver && (
            <SubmitButton
              type="button"
              color={status === "REJECTED" ? "red" : undefined}
              pending={done !== undefined}
              pendingLabel={t(`decide.pending.${status}`)}
              onClick={() => void run()}
            >
              {t(`decide.${status}`)}
            </SubmitButton>
          )}
          {(done === undefined || isOver) && (
            <Button variant="default" onClick={onClose}>
              {t(isOver ? "bulk.finish" : "decide.cancel")}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
