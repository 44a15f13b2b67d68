import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import styles from "./ConsultationCard.module.css";
import { DeleteQuestion } from "./DeleteQuestion";
import { Feedback } from "./Feedback";
import { FollowUpWish } from "./FollowUpWish";
import { HideQuestion } from "./HideQuestion";

export interface CardActsProps {
  consultation: ConsultationCard_ConsultationFragment;
  /** Whether a pharmacist is there; undefined until the server has said so. */
  pharmacistIsThere?: boolean;
  onHidden: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** What can be done with a question and its answer: rate, hand over, hide, delete. */
export function CardActs({ consultation, pharmacistIsThere, onHidden, onDeleted }: CardActsProps) {
  const { t } = useTranslation("patient");
  const { id, question, isAboutSafety } = consultation;
  return (
    <>
      <Feedback consultation={consultation} pharmacistIsThere={pharmacistIsThere} />
      <Link className={styles.handover} to={`/consultation/${id}/handover`}>
        {t("consultation.handover")}
        <span className="hidden-text">{t("consultation.aboutQuestion", { question })}</span>
      </Link>
      {isAboutSafety && <FollowUpWish {...consultation} />}
      <HideQuestion consultation={consultation} onHidden={onHidden} />
      <DeleteQuestion consultation={consultation} onDeleted={onDeleted} />
    </>
  );
}
