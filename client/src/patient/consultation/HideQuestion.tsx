import { useMutation } from "@apollo/client/react";
import { IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import styles from "./DeleteQuestion.module.css";

const HideDocument = graphql(`
  mutation HideQuestion_hide($id: ID!) {
    hideConsultation(id: $id)
  }
`);

export interface HideQuestionProps {
  consultation: { id: string; question: string };
  onHidden: (id: string) => void;
}

/** Takes a question out of every list. It can be shown again in the account, with the password, so nothing is asked first. */
export function HideQuestion({ consultation: { id, question }, onHidden }: HideQuestionProps) {
  const { t } = useTranslation("conversation");
  const [failed, setFailed] = useState(false);
  const [hide, { loading }] = useMutation(HideDocument);
  const run = async () => {
    if (loading) return;
    setFailed(false);
    try {
      await hide({ variables: { id } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // hidden in another window is hidden
    }
    onHidden(id);
  };
  return (
    <>
      <button type="button" className={styles.open} aria-disabled={loading || undefined} onClick={() => void run()}>
        <IconEyeOff size={19} stroke={1.75} aria-hidden />
        {t("hide.open")}
        <span className="hidden-text">{t("delete.about", { question })}</span>
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t("hide.failed")}
        </p>
      )}
    </>
  );
}
