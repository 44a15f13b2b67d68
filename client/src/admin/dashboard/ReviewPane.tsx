import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import type { ApplicationDocumentStatus, DocumentVerdict } from "../../gql/graphql";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import type { Act } from "./ActForms";
import { DecisionPane } from "./DecisionPane";
import { MarkBar } from "./MarkBar";
import { PaperPane } from "./PaperPane";
import paperPaneStyles from "./PaperPane.module.css";
import styles from "./ReviewPane.module.css";
import { nextToCheck, type Reviewed, type ReviewedDocument } from "./review";
import { type Acts, type Outcome, useActs, useNews, useReview } from "./useReview";

export interface ReviewPaneProps {
  /** The application; another one takes another pane (`key`). */
  id: string;
  now: Date;
  /** A decision was made here, after which the application has left one's hands. */
  onDone: (id: string, act: Act, company: string) => void;
  onBack: () => void;
}

/** The open application: the document on the desk, and beside it what is decided. */
export function ReviewPane({ id, now, onDone, onBack }: ReviewPaneProps) {
  const { t } = useTranslation("review");
  const { application, error, refetch } = useReview(id);
  const isMissing = problemCode(error) === "NOT_FOUND";
  const back = useRef<HTMLDivElement>(null);
  // Where the pane takes the place of the list, it begins at its top.
  useEffect(() => {
    if (back.current?.offsetParent) back.current.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section
      className={styles.review}
      aria-label={application ? t("pane.label", { company: application.company.name }) : t("list.label")}
    >
      <div ref={back} className={styles.back}>
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t("pane.back")}
        </Button>
      </div>
      {application ? (
        <OpenedReview application={application} now={now} refetch={refetch} onDone={onDone} />
      ) : (
        <div className={styles.waiting}>
          {isMissing && <p role="alert">{t("pane.missing")}</p>}
          {error && !isMissing && <FailedState message={t("pane.failed")} onRetry={refetch} />}
          {!error && <Skeleton block={520} />}
        </div>
      )}
    </section>
  );
}

interface OpenedReviewProps extends Pick<ReviewPaneProps, "now" | "onDone"> {
  application: Reviewed;
  refetch: () => Promise<void>;
}

function OpenedReview({ application, now, refetch, onDone }: OpenedReviewProps) {
  const { t } = useTranslation("review");
  const { id, status, documents, company } = application;
  const [currentId, setCurrentId] = useState(() => nextToCheck(documents, undefined) ?? documents[0]?.id);
  const acts = useActs(application, refetch);
  const news = useNews(application, acts, now);
  // One's own decision closes the pane; until then it is not news that it is decided.
  const isFrozen = status !== "PENDING" && !acts.isActing;
  const undo = useUndo(application.version, isFrozen, acts);
  const { mark } = undo;
  const current = documents.find((document) => document.id === currentId) ?? documents[0];
  /** The document whose mark was taken back last, in an object of its own each time. */
  const [undone, setUndone] = useState<{ documentId: string }>();
  const goBack = (documentId: string) => {
    setCurrentId(documentId);
    setUndone({ documentId });
  };
  useEffect(() => {
    if (undone) document.getElementById("mark-valid")?.focus();
  }, [undone]);
  return (
    <>
      <p role="status" className="hidden-text">
        {mark && t("mark.said", { sentence: t(`mark.done.${mark.verdict}`, { document: mark.document.name }) })}
      </p>
      {current && (
        <PaperPane key={current.id} applicationId={id} document={current} now={now}>
          <UndoMark undo={undo} isActing={acts.isActing} onUndone={goBack} />
          <MarkBar
            document={current}
            isFrozen={isFrozen}
            acts={acts}
            now={now}
            onMarked={(verdict, changed) => {
              undo.offer(current, verdict, changed.version);
              setCurrentId(nextToCheck(changed.documents, current.id));
            }}
          />
        </PaperPane>
      )}
      <DecisionPane
        application={application}
        currentId={current?.id}
        onChoose={setCurrentId}
        news={news}
        isFrozen={isFrozen}
        acts={acts}
        now={now}
        onDone={(act) => onDone(id, act, company.name)}
      />
    </>
  );
}

interface UndoMarkProps {
  undo: Undo;
  isActing: boolean;
  /** Called with the document whose mark was taken back. */
  onUndone: (documentId: string) => void;
}

/** The last mark, and the button that takes it back, for as long as that is offered. */
function UndoMark({ undo: { mark, hold, undo }, isActing, onUndone }: UndoMarkProps) {
  const { t } = useTranslation("review");
  const [problem, setProblem] = useState<string>();
  const takeBack = async () => {
    if (!mark) return;
    const outcome = await undo();
    if (!outcome) return;
    if ("problem" in outcome) setProblem(outcome.problem.message);
    else onUndone(mark.document.id);
  };
  useShortcuts(mark ? { u: () => void takeBack() } : {});
  if (!mark && !problem) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it has the time that they need
    <div
      className={paperPaneStyles.undo}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {mark && (
        <>
          <span>{t(`mark.done.${mark.verdict}`, { document: mark.document.name })}</span>
          <SubmitButton
            type="button"
            variant="subtle"
            size="compact-sm"
            rightSection={<Kbd>U</Kbd>}
            pending={isActing}
            pendingLabel={t("mark.undoPending")}
            onClick={() => void takeBack()}
          >
            {t("mark.undo")}
          </SubmitButton>
        </>
      )}
      <FieldAlert message={problem} />
    </div>
  );
}

/** How long a mark can be taken back with one press, in ms. */
const UNDO_MS = 10_000;

/** A mark that was just made, and what was said about the document before. */
interface LastMark {
  document: Pick<ReviewedDocument, "id" | "name">;
  verdict: DocumentVerdict;
  before: { status: ApplicationDocumentStatus; reason: string | null };
  /** The version of the application that came of it. */
  version: number;
}

/**
 * Takes back the last mark, for ten seconds. It is offered no longer once anything else has happened to the application, and
 * longer while somebody is at the button.
 */
function useUndo(version: number, isFrozen: boolean, acts: Acts) {
  const [last, setLast] = useState<LastMark | null>(null);
  const [isHeld, setHeld] = useState(false);
  const mark = last?.version === version && !isFrozen ? last : null;
  useEffect(() => {
    if (!mark || isHeld) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [mark, isHeld]);
  return {
    /** Null when there is nothing to take back. */
    mark,
    offer: (document: ReviewedDocument, verdict: DocumentVerdict, changed: number) => {
      const before = { status: document.status, reason: document.rejectionReason };
      setHeld(false);
      setLast({ document, verdict, before, version: changed });
    },
    hold: setHeld,
    undo: async (): Promise<Outcome | undefined> => {
      if (!mark) return undefined;
      const { document, before } = mark;
      const outcome = await (before.status === "PENDING"
        ? acts.unmark(document.id)
        : acts.mark(document.id, before.status, before.reason));
      if (outcome && "changed" in outcome) setLast(null);
      return outcome;
    },
  };
}
type Undo = ReturnType<typeof useUndo>;
