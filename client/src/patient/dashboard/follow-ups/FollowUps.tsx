import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { firstSentence } from "../../../core/problems";
import { graphql } from "../../../gql";
import type { Feeling, FollowUpsQuery } from "../../../gql/graphql";
import { EmergencyCard } from "../../../ui/EmergencyCard";
import { Skeleton } from "../../../ui/States";
import styles from "./FollowUps.module.css";

const FollowUpsDocument = graphql(`
  query FollowUps {
    followUps {
      id
      followUp
      isAboutSafety
      question
      subjectName
      response {
        heading
        message
      }
      raised {
        response {
          heading
          message
        }
      }
    }
  }
`);

const SayDocument = graphql(`
  mutation FollowUps_say($id: ID!, $feeling: Feeling!) {
    sayHowThingsAre(consultationId: $id, feeling: $feeling) {
      id
      level
    }
  }
`);

const FEELINGS = ["BETTER", "SAME", "WORSE"] as const satisfies readonly Feeling[];

/** Emergencies that are not over, and "How are things now?". What was answered stays with what it led to until the page is left. */
export function FollowUps() {
  const { data } = useQuery(FollowUpsDocument);
  if (!data) return <Skeleton block={200} />;
  return data.followUps.map((one) => <FollowUp key={one.id} consultation={one} />);
}

const hrefOf = (id: string) => `/consultation#consultation-${id}`;

function FollowUp({ consultation }: { consultation: FollowUpsQuery["followUps"][number] }) {
  const { t } = useTranslation("followUps");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const [say, { loading }] = useMutation(SayDocument);
  const [said, setSaid] = useState<Feeling>();
  const [failure, setFailure] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (said) told.current?.focus();
  }, [said]);
  const { id, followUp, question, subjectName } = consultation;

  const answer = async (feeling: Feeling) => {
    if (loading) return;
    setFailure(undefined);
    try {
      await say({ variables: { id, feeling } });
      if (feeling === "WORSE") await navigate(hrefOf(id));
      setSaid(feeling);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("failed"));
    }
  };
  const advice = <Link to={hrefOf(id)}>{t("advice")}</Link>;
  const failed = failure && <p role="alert">{failure}</p>;

  if (said) {
    return (
      <section className={styles.card}>
        <p ref={told} role="status" tabIndex={-1}>
          {consultation.isAboutSafety ? t("neutral.said") : t(`said.${followUp === "CRITICAL" ? "OVER" : said}`)}
        </p>
        {!consultation.isAboutSafety && advice}
      </section>
    );
  }
  if (consultation.isAboutSafety) return <Neutral id={id} failed={failed} onAway={() => void answer("BETTER")} />;
  if (followUp === "CRITICAL") {
    const { response } = consultation.raised ?? consultation;
    return (
      <div className={styles.critical}>
        <EmergencyCard heading={response.heading} lead={response.message} takesFocus={false} />
        {failed}
        <div className={styles.bar}>
          <Button variant="default" onClick={() => void answer("BETTER")}>
            {t("over")}
          </Button>
          {advice}
        </div>
      </div>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={`follow-up-${id}`}>
      <h2 id={`follow-up-${id}`}>{subjectName ? t("titleFor", { name: subjectName }) : t("title")}</h2>
      <p className={styles.question}>{t("asked", { question })}</p>
      {failed}
      <div className={styles.bar}>
        {FEELINGS.map((feeling) => (
          <Button key={feeling} variant="default" onClick={() => void answer(feeling)}>
            {t(`feelings.${feeling}`)}
          </Button>
        ))}
        {advice}
      </div>
    </section>
  );
}

/** What is about somebody's safety, in words that tell nobody what it is about. */
function Neutral({ id, failed, onAway }: { id: string; failed: ReactNode; onAway: () => void }) {
  const { t } = useTranslation("followUps");
  return (
    <section className={styles.card} aria-labelledby={`follow-up-${id}`}>
      <h2 id={`follow-up-${id}`}>{t("neutral.title")}</h2>
      <p>{t("neutral.text")}</p>
      {failed}
      <div className={styles.bar}>
        <Button variant="default" component={Link} to={hrefOf(id)}>
          {t("neutral.open")}
        </Button>
        <Button variant="default" onClick={onAway}>
          {t("neutral.away")}
        </Button>
      </div>
    </section>
  );
}
