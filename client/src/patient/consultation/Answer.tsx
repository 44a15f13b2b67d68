import { IconPhoneCall, IconUserCheck, IconUserHeart, IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { CareAdvice, CareCard } from "../../ui/CareCard";
import { CareLadder, isOnLadder } from "../../ui/CareLadder";
import { Says } from "../../ui/Says";
import styles from "./Answer.module.css";
import {
  AboutMedicines,
  namesOf,
  partsOfMessage,
  Recommendations,
  References,
  Rest,
  RuledOut,
  SafetyNet,
  Steps,
  WrittenText,
} from "./AnswerParts";
import { HelpLines } from "./HelpLines";
import type { Escalation } from "./levels";
import { PharmacistProgress } from "./PharmacistProgress";
import { PhoneText } from "./PhoneText";

type Consultation = ConsultationCard_ConsultationFragment;

export interface AnswerProps {
  consultation: Consultation;
  /** Within how many hours a pharmacist's reply is promised. */
  answerHours?: number;
  /** When the server last said where the question is. */
  updatedAt: Date;
  /** True when the red card above the page says it all. */
  inRedCard: boolean;
}

/** What the pharmacist does beside an answer that does not wait for it. */
function AlsoWithPharmacist({ consultation: { escalation, level }, answerHours, updatedAt }: AnswerProps) {
  const { t } = useTranslation("patient");
  const standing = useStanding(escalation);
  if (!escalation) return null;
  return (
    <section className={styles.also}>
      <h3>
        {escalation.answeredAt
          ? t("consultation.pharmacist.alsoAnswered")
          : (standing?.heading ?? t("consultation.pharmacist.progress"))}
      </h3>
      <PharmacistProgress
        escalation={escalation}
        answerHours={answerHours}
        updatedAt={updatedAt}
        onYellow={level === "URGENT"}
      />
    </section>
  );
}

function SelfCareAnswer(props: AnswerProps) {
  const { t } = useTranslation("patient");
  const { response } = props.consultation;
  const { care, heading, steps, recommendations, ruledOut, safetyNet, references } = response;
  // Small talk is not somewhere on the way to 999.
  const isTalk = steps.length === 0 && recommendations.length === 0 && references.length === 0;
  const { names, hasMedicine } = namesOf(recommendations);
  const { own, standing } = partsOfMessage(response);
  const isFolded = names.length > 0;
  return (
    <CareCard level="non-urgent" heading={heading}>
      {!isTalk && isOnLadder("SELF_CARE", care) && <CareLadder level="SELF_CARE" />}
      <p>
        <PhoneText>{isFolded ? own : response.message}</PhoneText>
      </p>
      <div>
        <Steps steps={steps} heading={heading} />
      </div>
      <AboutMedicines recommendations={recommendations} />
      {isFolded && (
        <Rest title={t("consultation.do")} names={names} note={hasMedicine ? t("consultation.readFirst") : undefined}>
          {standing && (
            <p>
              <PhoneText>{standing}</PhoneText>
            </p>
          )}
          <CheckedAgainst check={response.profileCheck} />
          <Recommendations recommendations={recommendations} />
          <WrittenText written={response.written} />
          <References references={references} recommendations={recommendations} />
        </Rest>
      )}
      <HelpLines helpLines={response.helpLines} />
      {!isFolded && <CheckedAgainst check={response.profileCheck} />}
      <RuledOut ruledOut={ruledOut} />
      {!isFolded && <WrittenText written={response.written} />}
      <SafetyNet safetyNet={safetyNet} />
      {!isFolded && references.length > 0 && (
        <Rest title={t("consultation.readMore")}>
          <References references={references} recommendations={recommendations} />
        </Rest>
      )}
      <AlsoWithPharmacist {...props} />
    </CareCard>
  );
}

/** What to do where help is needed: where to go and the first thing to do until then; the rest is folded, all of it where others help. */
function StepsAndRest({ response, isFolded }: Pick<Consultation, "response"> & { isFolded: boolean }) {
  const { t } = useTranslation("patient");
  const { heading, steps, recommendations, references, written } = response;
  const others = recommendations.filter(({ type }) => type !== "ABOUT_MEDICINE");
  const open = others.slice(0, isFolded ? 0 : 1);
  const more = others.slice(open.length);
  return (
    <>
      <Steps steps={[...steps, ...open]} heading={heading} />
      <AboutMedicines recommendations={recommendations} opensFirst />
      {(more.length > 0 || references.length > 0) && (
        <Rest
          title={t(more.length > 0 ? "consultation.more" : "consultation.readMore")}
          names={more.map(({ title }) => title)}
        >
          <Steps steps={more} />
          <WrittenText written={written} />
          <References references={references} />
        </Rest>
      )}
    </>
  );
}

function UrgentAnswer(props: AnswerProps) {
  const { heading, message, helpLines, safetyNet } = props.consultation.response;
  return (
    <CareCard
      level="urgent"
      heading={heading}
      icon={<IconPhoneCall size={30} stroke={1.9} aria-hidden />}
      className={styles.yellow}
    >
      <p>
        <PhoneText>{message}</PhoneText>
      </p>
      <CareAdvice>
        <StepsAndRest response={props.consultation.response} isFolded={helpLines !== null} />
      </CareAdvice>
      <HelpLines helpLines={helpLines} />
      <SafetyNet safetyNet={safetyNet} />
      <AlsoWithPharmacist {...props} />
    </CareCard>
  );
}

/** The message with the word in bold that led to the pharmacist, or that word in a sentence of its own. */
function Reason({ message, because }: { message: string; because: string | null }) {
  const { t } = useTranslation("patient");
  const at = because ? message.indexOf(because) : -1;
  if (!because) return <PhoneText>{message}</PhoneText>;
  if (at < 0) {
    return (
      <>
        <Trans
          t={t}
          i18nKey="consultation.pharmacist.youSaid"
          values={{ word: because }}
          components={{ word: <b>{because}</b> }}
        />{" "}
        <PhoneText>{message}</PhoneText>
      </>
    );
  }
  return (
    <>
      {message.slice(0, at)}
      <b>{because}</b>
      <PhoneText>{message.slice(at + because.length)}</PhoneText>
    </>
  );
}

function PharmacistAnswer({ consultation: { response, escalation }, answerHours, updatedAt }: AnswerProps) {
  const { t } = useTranslation("patient");
  const standing = useStanding(escalation);
  const isAsked = escalation?.status === "NEEDS_REPLY";
  const isAnswered = standing !== null && !isAsked;
  const { heading, message, safetyNet } = response;
  return (
    <CareCard
      level="urgent"
      heading={standing?.heading ?? heading}
      icon={<IconUserHeart size={30} stroke={1.9} aria-hidden />}
      className={styles.yellow}
    >
      {standing?.text && <p>{standing.text}</p>}
      {!isAnswered && !isAsked && (
        <p>
          <Reason message={message} because={escalation?.because ?? null} /> {t("consultation.pharmacist.comesHere")}
        </p>
      )}
      {escalation && (
        <PharmacistProgress escalation={escalation} answerHours={answerHours} updatedAt={updatedAt} onYellow />
      )}
      {!isAnswered && (
        <>
          <CareAdvice>
            <h3 className={styles.adviceTitle}>{t("consultation.meanwhile")}</h3>
            <StepsAndRest response={response} isFolded />
          </CareAdvice>
          <HelpLines helpLines={response.helpLines} />
          <SafetyNet safetyNet={safetyNet} />
        </>
      )}
    </CareCard>
  );
}

/** An emergency or a crisis in the list: short while the red card stands above, with everything once it does not. */
function CriticalInList(props: AnswerProps) {
  const { t } = useTranslation(["patient", "common"]);
  const { level, response } = props.consultation;
  return (
    <Says className={styles.critical}>
      <h2 className={props.inRedCard ? "hidden-text" : undefined}>
        <span className="hidden-text">{t("common:care.level.emergency")}</span>
        {response.heading}
      </h2>
      <CareLadder level={level} />
      {props.inRedCard ? (
        <p>{t("patient:consultation.inRedCard")}</p>
      ) : (
        <>
          <p>
            <PhoneText>{response.message}</PhoneText>
          </p>
          <div>
            <Steps steps={response.steps} heading={response.heading} />
          </div>
        </>
      )}
      <HelpLines helpLines={response.helpLines} steps={response.steps} />
      <SafetyNet safetyNet={response.safetyNet} />
      {!props.inRedCard && <References references={response.references} />}
      <AlsoWithPharmacist {...props} />
    </Says>
  );
}

const answers: Record<Consultation["level"], (props: AnswerProps) => ReactNode> = {
  SELF_CARE: SelfCareAnswer,
  PHARMACIST: PharmacistAnswer,
  URGENT: UrgentAnswer,
  CRISIS: CriticalInList,
  EMERGENCY: CriticalInList,
};

/** The answer as a spoken card, in the shape of its level. */
export function Answer(props: AnswerProps) {
  const OfLevel = answers[props.consultation.level];
  return <OfLevel {...props} />;
}

type Check = ConsultationCard_ConsultationFragment["response"]["profileCheck"];

/** Says plainly whether the medicines of an answer were compared with the profile, and what the person can add to it. */
function CheckedAgainst({ check }: { check: Check }) {
  const { t } = useTranslation("patient");
  if (!check) return null;
  const Icon = check.used ? IconUserCheck : IconUserOff;
  return (
    <div className={styles.checked}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <div>
        <p>{check.message}</p>
        {check.missing && (
          <details className={styles.cautions}>
            <summary>{t("consultation.notTold")}</summary>
            <p>
              {check.missing} <Link to="/profile">{t("consultation.addInProfile")}</Link>
            </p>
          </details>
        )}
      </div>
    </div>
  );
}

/** What a card says once the question has come further than waiting; null while it waits for the pharmacist. */
function useStanding(escalation: Escalation | null): { heading: string; text?: string } | null {
  const { t } = useTranslation(["conversation", "patient"]);
  if (!escalation) return null;
  const { status, answeredAt, pharmacistName: name } = escalation;
  if (status === "NEEDS_REPLY") {
    const heading = name ? t("conversation:needsReply", { name }) : t("conversation:needsReplyPharmacist");
    return { heading, text: t("conversation:needsReplyText") };
  }
  if (answeredAt) return { heading: t("patient:consultation.pharmacist.answeredHeading") };
  return status === "CLOSED" ? { heading: t("conversation:closedHeading") } : null;
}
