import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { FailedState, Skeleton } from "../../ui/States";
import type { Act } from "./DecisionForms";
import { DecisionPane } from "./DecisionPane";
import { MarkBar } from "./MarkBar";
import { PaperPane } from "./PaperPane";
import styles from "./ReviewPane.module.css";
import { nextToCheck, type Reviewed } from "./review";
import { UndoMark } from "./UndoMark";
import { useActs, useNews, useReview } from "./useReview";
import { useUndo } from "./useUndo";

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
