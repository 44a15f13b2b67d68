import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconEye, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import type { ApplicationDocumentStatus } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { FactList, type FactListProps } from "../../ui/FactList";
import { PickRow } from "../../ui/PickRow";
import type { Act } from "./ActForms";
import { DecisionForms } from "./DecisionForms";
import styles from "./DecisionPane.module.css";
import { PaneBody, PaneHeader } from "./Pane";
import { describeDate, eventSentence, eventWords, type Reviewed, type ReviewedDocument, tallyOf } from "./review";
import type { Acts } from "./useReview";

const icons: Record<ApplicationDocumentStatus, typeof IconClock> = {
  PENDING: IconClock,
  VALID: IconCircleCheck,
  INVALID: IconCircleX,
};

export interface DecisionPaneProps {
  application: Reviewed;
  currentId: string | undefined;
  onChoose: (documentId: string) => void;
  /** What somebody else changed while it was open. */
  news: string | null;
  /** True when it is decided, or with its applicant. */
  isFrozen: boolean;
  acts: Acts;
  now: Date;
  onDone: (act: Act) => void;
}

/** The documents with their marks, who applies, what happened, and the decision at the foot. */
export function DecisionPane({
  application,
  currentId,
  onChoose,
  news,
  isFrozen,
  acts,
  now,
  onDone,
}: DecisionPaneProps) {
  const { t } = useTranslation("review");
  const { documents, status, history } = application;
  const tally = tallyOf(documents);
  const [latest] = history;
  return (
    <section className={styles.pane} aria-label={t("decision.title")}>
      <PaneHeader title={t("documents.title")}>
        <span className={`${styles.count} num`}>
          {t(tally.invalid > 0 ? "documents.countInvalid" : "documents.count", { ...tally })}
        </span>
      </PaneHeader>
      <PaneBody>
        <Reviewers application={application} />
        <ul className={styles.documents}>
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              isCurrent={document.id === currentId}
              now={now}
              onChoose={() => onChoose(document.id)}
            />
          ))}
        </ul>
        <CompanyFacts application={application} now={now} />
      </PaneBody>
      <footer className={styles.foot}>
        <div role="status">
          {isFrozen ? (
            <p className={styles.frozen} data-news={news !== null || undefined}>
              <IconLock size={20} stroke={1.9} aria-hidden />
              <span>
                <b>{news ?? (latest && eventSentence(t, latest, now))}</b>{" "}
                {t(status === "MORE_DOCS" ? "decision.waitsForApplicant" : "decision.frozen")}
              </span>
            </p>
          ) : (
            news && <p className={styles.news}>{news}</p>
          )}
        </div>
        <DecisionForms application={application} tally={tally} isFrozen={isFrozen} acts={acts} onDone={onDone} />
      </footer>
    </section>
  );
}

/** Who else has this application open. */
function Reviewers({ application: { reviewers } }: { application: Reviewed }) {
  const { t } = useTranslation("review");
  const viewer = useViewer();
  const others = reviewers.filter(({ id }) => id !== viewer?.id);
  const [first] = others;
  const names = others.map(({ name }) => name).join(", ");
  return (
    <p role="status" className={first && styles.others}>
      {first && (
        <>
          <IconEye size={18} stroke={1.9} aria-hidden />
          <span>
            {others.length > 1
              ? t("reviewers.others_many", { names })
              : t("reviewers.others", { names, time: formatHourMinute(first.since) })}
          </span>
        </>
      )}
    </p>
  );
}

interface DocumentItemProps {
  document: ReviewedDocument;
  isCurrent: boolean;
  now: Date;
  onChoose: () => void;
}

function DocumentItem({ document, isCurrent, now, onChoose }: DocumentItemProps) {
  const { t } = useTranslation("review");
  const { name, status, url, requestedAt } = document;
  const Icon = icons[status];
  const date = describeDate(t, document, now);
  return (
    <li>
      <PickRow isInline isCurrent={isCurrent} onPick={onChoose}>
        <Icon size={19} stroke={1.9} aria-hidden className={styles.icon} data-status={status} />
        <span className={styles.name}>
          {name}
          {date && (
            <small data-warning={date.isWarning || undefined}>
              {date.isWarning && <IconAlertTriangle size={15} stroke={2} aria-hidden />}
              {date.text}
            </small>
          )}
          {requestedAt && <small>{t("documents.requested")}</small>}
        </span>
        <span className={styles.state}>{url ? t(`documents.${status}`) : t("documents.noFile")}</span>
      </PickRow>
    </li>
  );
}

interface CompanyFactsProps {
  application: Reviewed;
  now: Date;
}

/** Who applies, and what happened with the application, the newest first. */
function CompanyFacts({ application, now }: CompanyFactsProps) {
  const { t } = useTranslation("review");
  const { company, submittedAt, reviewDueAt, reviewClockKnown, history } = application;
  const at = (moment: string) => t("company.at", { day: formatDay(moment, now), time: formatHourMinute(moment) });
  const facts: FactListProps["facts"] = [
    [t("company.name"), company.name],
    [t("company.number"), company.registrationNumber],
    [t("company.address"), company.address ?? t("company.none")],
    [t("company.contact"), company.contactPerson],
    [t("company.phone"), company.phone],
    [t("company.email"), company.email],
    [t("company.website"), company.website?.replace(/^https?:\/\//, "") ?? t("company.none")],
    [t("company.submitted"), at(submittedAt)],
    reviewDueAt && [
      t("company.due"),
      reviewClockKnown ? at(reviewDueAt) : `${at(reviewDueAt)}, ${t("company.dueUnsure")}`,
    ],
  ];
  return (
    <>
      <div className={styles.part}>
        <h3>{t("company.title")}</h3>
        <FactList facts={facts} className={styles.facts} />
      </div>
      <div className={styles.part}>
        <h3>{t("history.title")}</h3>
        <ol className={styles.history}>
          {history.map((event) => (
            <li key={event.id}>
              {eventWords(t, event)}
              {event.what === "DOCUMENTS_REQUESTED" && `: ${event.documents.join(", ")}`}
              {event.reason && <q>{event.reason}</q>}
              <small className="num">
                {t("history.line", { day: formatDay(event.at, now), time: formatHourMinute(event.at) })}
              </small>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
