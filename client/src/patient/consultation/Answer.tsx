import { IconPhoneCall, IconUserCheck, IconUserHeart, IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { CareAdvice, CareCard } from "../../ui/CareCard";
import { CareLadder, isOnLadder } from "../../ui/CareLadder";
import { Says } from "../../ui/Says";
import styles from "./Answer.module.css";
import { Recommendations, References, RuledOut, SafetyNet, Steps, WrittenText } from "./AnswerParts";
import type { Escalation } from "./Conversation";
import helpLinesStyles from "./HelpLines.module.css";
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
          : (standing?.heading ?? t("consultation.pharmacist.also"))}
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
  const { care, heading, message, steps, recommendations, ruledOut, safetyNet, references } =
    props.consultation.response;
  // Small talk is not somewhere on the way to 999.
  const isTalk = steps.length === 0 && recommendations.length === 0 && references.length === 0;
  return (
    <CareCard level="non-urgent" heading={heading}>
      {!isTalk && isOnLadder("SELF_CARE", care) && <CareLadder level="SELF_CARE" />}
      <p>
        <PhoneText>{message}</PhoneText>
      </p>
      <div>
        <Steps steps={steps} heading={heading} />
      </div>
      <Recommendations recommendations={recommendations} />
      <HelpLines helpLines={props.consultation.response.helpLines} />
      <CheckedAgainst check={props.consultation.response.profileCheck} />
      <RuledOut ruledOut={ruledOut} />
      <WrittenText written={props.consultation.response.written} />
      <SafetyNet safetyNet={safetyNet} />
      <References references={references} recommendations={recommendations} />
      <AlsoWithPharmacist {...props} />
    </CareCard>
  );
}

function UrgentAnswer(props: AnswerProps) {
  const { heading, message, steps, recommendations, safetyNet, references } = props.consultation.response;
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
        <Steps steps={[...steps, ...recommendations]} heading={heading} />
      </CareAdvice>
      <HelpLines helpLines={props.consultation.response.helpLines} />
      <SafetyNet safetyNet={safetyNet} />
      <References references={references} />
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
  const { heading, message, steps, recommendations, safetyNet, references } = response;
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
            <Steps steps={[...steps, ...recommendations]} heading={heading} />
          </CareAdvice>
          <WrittenText written={response.written} />
          <HelpLines helpLines={response.helpLines} />
          <SafetyNet safetyNet={safetyNet} />
          <References references={references} />
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
      <HelpLines helpLines={response.helpLines} />
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

type Group = NonNullable<ConsultationCard_ConsultationFragment["response"]["helpLines"]>[number];

function Lines({ lines }: Pick<Group, "lines">) {
  return (
    <ul>
      {lines.map(({ name, phone, about, url }) => (
        <li key={name}>
          <a href={url} rel="noreferrer">
            {name}
          </a>
          {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
          <span>{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who to call, first for whoever seems to read it; the others stand below, folded. */
function HelpLines({ helpLines }: { helpLines: readonly Group[] | null }) {
  if (!helpLines) return null;
  const [first, ...others] = helpLines;
  return (
    <div className={helpLinesStyles.groups}>
      {first && (
        <section>
          <h3>{first.title}</h3>
          <Lines lines={first.lines} />
        </section>
      )}
      {others.map(({ reader, title, lines }) => (
        <details key={reader}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Lines lines={lines} />
        </details>
      ))}
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
