import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { RecentConsultation_ConsultationFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { CareRungs, isOnLadder } from "../../ui/CareLadder";
import styles from "./DashboardPage.module.css";

const RecentConsultationFragment = graphql(`
  fragment RecentConsultation_consultation on Consultation {
    id
    question
    subjectName
    timestamp
    isAboutSafety
    level
    response {
      care {
        id
        name
      }
    }
    escalation {
      answeredAt
    }
  }
`);

export interface RecentConsultationProps {
  consultation: FragmentType<RecentConsultation_ConsultationFragment>;
}

/** One line of the list: the question, how urgent it was in words and bars, and when. */
export function RecentConsultation({ consultation }: RecentConsultationProps) {
  const { t } = useTranslation("patient");
  const { near, day } = useMoments();
  const { data, complete } = useFragment({ fragment: RecentConsultationFragment, from: consultation });
  if (!complete) return null;
  // Whoever looks over a shoulder does not read it here.
  const { level, response, isAboutSafety, subjectName } = data;
  const answeredAt = data.escalation?.answeredAt;
  const isStep = isOnLadder(level, response.care);
  return (
    <li>
      <Link to={`/consultation#consultation-${data.id}`} className={styles.talk}>
        <b>
          {!isAboutSafety && subjectName && `${t("consultation.forName", { name: subjectName })}: `}
          {isAboutSafety ? t("dashboard.neutralQuestion") : data.question}
        </b>
        <time dateTime={data.timestamp} className={styles.when}>
          {near(data.timestamp)}
        </time>
        {!isAboutSafety && (
          <span className={styles.level}>
            {isStep && <CareRungs level={level} />}
            {answeredAt
              ? t("dashboard.answered", { day: day(answeredAt) })
              : isStep
                ? t(`dashboard.level.${level}`)
                : response.care?.name}
          </span>
        )}
      </Link>
    </li>
  );
}
