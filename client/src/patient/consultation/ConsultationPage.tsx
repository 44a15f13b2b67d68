import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { AskForm_AskMutation } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { useNow } from "../../lib/useNow";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { useEngagement } from "../adverts/engagement";
import { QuickExit } from "../exit/QuickExit";
import { AboutAssistant } from "./AboutAssistant";
import { AskForm } from "./AskForm";
import { ConsultationCard } from "./ConsultationCard";
import styles from "./ConsultationPage.module.css";
import { CriticalAnswer } from "./CriticalAnswer";
import { type Entry, LaterAdvice } from "./laterAdvice";
import { criticalOf, isCritical, laterIdOf, missingFrom, newestFirst, withLater } from "./levels";
import { cardId } from "./questionScreens";
import { useHandedQuestion } from "./useHandedQuestion";

const ConsultationPageDocument = graphql(`
  query ConsultationPage($after: String) {
    consultations(first: 10, after: $after) {
      nodes {
        ...Entry_consultation @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    familyMembers(first: 20) {
      nodes {
        id
        name
      }
    }
    pharmacistIsThere
    assistantVersion {
      ...AboutAssistant_version
    }
    publicConfiguration {
      questionMaxLength
      answerWriter
      translator {
        name
      }
      pharmacistAnswerHours
    }
  }
`);

const ConsultationChangedDocument = graphql(`
  subscription ConsultationChanged {
    consultationChanged {
      snapshot
      consultations {
        ...Entry_consultation @unmask
      }
    }
  }
`);

/** Where a patient asks, and where every question stands with its answer. An emergency comes before everything else. */
export function ConsultationPage() {
  const { t } = useTranslation(["patient", "conversation"]);
  const { hash } = useLocation();
  const now = useNow(60_000);
  const reportEngagement = useEngagement();
  // What was true a minute ago may be wrong now, so nothing of an earlier visit is shown in the meantime.
  const { data, error, refetch, fetchMore, client } = useQuery(ConsultationPageDocument, {
    variables: {},
    fetchPolicy: "network-only",
  });
  const [arrived, setArrived] = useState<readonly Entry[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [since, setSince] = useState<string | null>(null);
  const [updatedAt, setUpdatedAt] = useState(now);
  const [announcement, setAnnouncement] = useState("");
  const [gone, setGone] = useState<readonly string[]>([]);
  const questions = useRef<HTMLElement>(null);
  const [fill, setFill] = useState(useHandedQuestion());
  const [earlier, setEarlier] = useState<"idle" | "pending" | "failed">("idle");

  const whole = newestFirst(arrived, data?.consultations.nodes ?? []);
  const live = useLiveSubscription(ConsultationChangedDocument, {
    variables: {},
    onData: ({ consultationChanged: { snapshot, consultations } }) => {
      setArrived((before) => newestFirst(consultations, before));
      // The newest ones that a new list lacks were deleted, here or in another window.
      const ids = consultations.map(({ id }) => id);
      setGone((before) => (snapshot ? missingFrom(consultations, whole) : before.filter((id) => !ids.includes(id))));
      setUpdatedAt(new Date());
    },
  });
  const onAnswered = (consultation: AskForm_AskMutation["addConsultation"]) => {
    setArrived((before) => newestFirst([consultation], before));
    setAsked((before) => [...before, consultation.id]);
    setUpdatedAt(new Date());
    setAnnouncement(t("consultation.answered", { heading: consultation.response.heading }));
    reportEngagement();
    // A red card above the page takes the focus itself.
    if (isCritical(consultation.level)) return;
    const card = () => document.getElementById(cardId(consultation.id));
    if (consultation.response.openQuestions?.length) focusPage(card, { toTop: true });
    // Where nothing is asked, the focus stays for the next question, and the answer comes into sight.
    else setTimeout(() => card()?.scrollIntoView({ block: "nearest" }));
  };

  const onGone = (id: string, announced: string) => {
    setGone((before) => [...before, id]);
    setArrived((before) => before.filter((entry) => entry.id !== id));
    client.cache.evict({ id: client.cache.identify({ __typename: "Consultation", id }) });
    setAnnouncement(announced);
    // Where the question was.
    focusPage(() => questions.current ?? document.getElementById("main"));
  };

  const onLater = (consultation: Entry, isAnswered = false) => {
    setArrived((before) => newestFirst([consultation], before));
    const id = isAnswered ? consultation.id : laterIdOf(consultation);
    if (id) setAsked((before) => [...before, id]);
    setUpdatedAt(new Date());
  };

  if (since === null && data) setSince(withLater(data.consultations.nodes)[0]?.timestamp ?? "");
  const list = whole.filter(({ id }) => !gone.includes(id));
  const critical = criticalOf(withLater(list), { asked, since }, now);
  const answerHours = data?.publicConfiguration.pharmacistAnswerHours;
  const examples = t("consultation.examples", { returnObjects: true });

  const showEarlier = async () => {
    setEarlier("pending");
    try {
      await fetchMore({ variables: { after: data?.consultations.pageInfo.endCursor } });
      setEarlier("idle");
    } catch {
      setEarlier("failed");
    }
  };

  const isSafety = list.some(({ isAboutSafety }) => isAboutSafety);
  const isWithdrawn = problemCode(live.error) === "CONSENT_WITHDRAWN";
  const isEmergency = critical && !critical.consultation.isAboutSafety;
  return (
    <>
      {isSafety && <QuickExit />}
      {isWithdrawn && (
        <p role="status" className={styles.withdrawn}>
          <Trans t={t} i18nKey="conversation:withdrawn" components={{ a: <Link to="/account#agreements" /> }} />
        </p>
      )}
      {critical && (
        <div className={styles.critical}>
          <CriticalAnswer
            key={critical.id}
            consultation={critical.consultation}
            isLater={critical.isLater}
            takesFocus={asked.includes(critical.id)}
          />
        </div>
      )}
      <PageTitle title={t(isEmergency ? "consultation.emergencyTitle" : "consultation.title")} className={styles.title}>
        {critical ? false : t("consultation.title")}
      </PageTitle>
      <div className={styles.columns}>
        <div>
          <AskForm
            isAnother={asked.length > 0 || critical !== undefined}
            maxLength={data?.publicConfiguration.questionMaxLength}
            writer={data?.publicConfiguration.answerWriter}
            fill={fill}
            family={data?.familyMembers.nodes}
            onAnswered={onAnswered}
          />
          <p role="status" className="hidden-text">
            {announcement}
          </p>
          {list.length > 0 && (
            <section ref={questions} tabIndex={-1} className={styles.list} aria-label={t("consultation.questions")}>
              <LaterAdvice value={onLater}>
                {list.map((consultation, index) => (
                  <ConsultationCard
                    key={consultation.id}
                    consultation={consultation}
                    isNewest={index === 0}
                    isTarget={hash === `#${cardId(consultation.id)}`}
                    inRedCard={consultation.id === critical?.id}
                    laterInRedCard={critical?.isLater === true && consultation.id === critical.consultation.id}
                    pharmacistIsThere={data?.pharmacistIsThere}
                    answerHours={answerHours}
                    translator={data?.publicConfiguration.translator?.name}
                    family={data?.familyMembers.nodes}
                    updatedAt={updatedAt}
                    onDeleted={(id) => onGone(id, t("conversation:delete.done"))}
                    onHidden={(id) => onGone(id, t("conversation:hide.done"))}
                  />
                ))}
              </LaterAdvice>
            </section>
          )}
          {data && list.length === 0 && (
            <div className={styles.empty}>
              <EmptyState>{t("consultation.empty")}</EmptyState>
              <h2>{t("consultation.examplesTitle")}</h2>
              <ul>
                {examples.map((question) => (
                  <li key={question}>
                    <button type="button" onClick={() => setFill({ question })}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!data && error && (
            <div className={styles.failed}>
              <FailedState message={t("consultation.failed")} onRetry={refetch} />
            </div>
          )}
          {!data && !error && list.length === 0 && (
            <div className={styles.waiting}>
              <Skeleton block={92} className={styles.waitingQuestion} />
              <Skeleton block={260} />
            </div>
          )}
          {data?.consultations.pageInfo.hasNextPage && (
            <div className={styles.more}>
              {earlier === "failed" && <p role="alert">{t("consultation.earlierFailed")}</p>}
              <SubmitButton
                type="button"
                variant="default"
                pending={earlier === "pending"}
                pendingLabel={t("consultation.earlierPending")}
                onClick={() => void showEarlier()}
              >
                {t("consultation.earlier")}
              </SubmitButton>
            </div>
          )}
        </div>
        <aside className={styles.about} aria-label={t("conversation:about.title")}>
          {data && <AboutAssistant />}
          {!data && !error && <Skeleton lines={["100%", "100%", "100%", "64%", "88%"]} />}
        </aside>
      </div>
    </>
  );
}
