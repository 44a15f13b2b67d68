import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { IconEyeOff, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { firstSentence, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import styles from "./ConsultationCard.module.css";
import type { DeleteDialogProps } from "./DeleteDialog";
import deleteQuestionStyles from "./DeleteQuestion.module.css";
import { Feedback } from "./Feedback";

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

const WishDocument = graphql(`
  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {
    wishFollowUp(consultationId: $id, wished: $wished) {
      id
      followUpWished
    }
  }
`);

/** Whether to be asked later how things are, which is not done after such an answer unless it is wished. */
function FollowUpWish({ id, followUpWished }: { id: string; followUpWished: boolean }) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const [wish, { loading }] = useMutation(WishDocument);
  const [failure, setFailure] = useState<string>();
  const change = async (wished: boolean) => {
    if (loading) return;
    setFailure(undefined);
    try {
      await wish({ variables: { id, wished } });
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("wish.failed"));
    }
  };
  return (
    <div className={styles.wish}>
      <Checkbox
        checked={followUpWished}
        label={t("wish.label")}
        description={t("wish.hint")}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}

const HideDocument = graphql(`
  mutation HideQuestion_hide($id: ID!) {
    hideConsultation(id: $id)
  }
`);

interface HideQuestionProps {
  consultation: { id: string; question: string };
  onHidden: (id: string) => void;
}

/** Takes a question out of every list. It can be shown again in the account, with the password, so nothing is asked first. */
function HideQuestion({ consultation: { id, question }, onHidden }: HideQuestionProps) {
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
      <button
        type="button"
        className={deleteQuestionStyles.open}
        aria-disabled={loading || undefined}
        onClick={() => void run()}
      >
        <IconEyeOff size={19} stroke={1.75} aria-hidden />
        {t("hide.open")}
        <span className="hidden-text">{t("delete.about", { question })}</span>
      </button>
      {failed && (
        <p role="alert" className={deleteQuestionStyles.failed}>
          {t("hide.failed")}
        </p>
      )}
    </>
  );
}

/** Dialogs are a good part of the kit; whoever only reads does not wait for them. */
const DeleteDialog = lazy(() => import("./DeleteDialog").then((m) => ({ default: m.DeleteDialog })));

type DeleteQuestionProps = Pick<DeleteDialogProps, "consultation" | "onDeleted">;

/** Deletes a question with all that belongs to it. Without an act the focus comes back. */
function DeleteQuestion({ consultation, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation("conversation");
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" className={deleteQuestionStyles.open} onClick={() => setState("open")}>
        <IconTrash size={19} stroke={1.75} aria-hidden />
        {t("delete.open")}
        <span className="hidden-text">{t("delete.about", { question: consultation.question })}</span>
      </button>
      {state !== "untouched" && (
        <Suspense>
          <DeleteDialog
            isOpen={state === "open"}
            consultation={consultation}
            onDeleted={(id) => {
              setState("closed");
              onDeleted(id);
            }}
            onClose={() => {
              setState("closed");
              focusPage(() => opener.current);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
