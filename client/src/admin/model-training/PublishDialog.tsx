import { useMutation } from "@apollo/client/react";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./ModelTrainingPage.module.css";
import type { Model } from "./training";

const PublishDocument = graphql(`
  mutation PublishDialog_publish($id: ID!) {
    publishModel(id: $id) {
      id
      version
      isPublished
    }
  }
`);

export interface PublishDialogProps {
  model: Model;
  onClose: () => void;
  onSaid: (sentence: string) => void;
}

/** What a version has to reach before it may answer patients, whether it does, and the act of publishing it. */
export function PublishDialog({ model: { id, version, gate, canPublish }, onClose, onSaid }: PublishDialogProps) {
  const { t } = useTranslation("training");
  const [publish] = useMutation(PublishDocument, {
    refetchQueries: ["ModelMetrics", "TrainedModels", "ModelPublications"],
  });
  const { run, pending, problem } = useAct(t("publish.failed"));
  const act = async () => {
    await publish({ variables: { id } });
    onSaid(t("publish.done", { version }));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(canPublish ? "publish.title" : "publish.titleNot", { version })}>
      <div className={styles.dialog}>
        <p>{t(canPublish ? "publish.consequence" : "publish.cannot", { version })}</p>
        <ul className={styles.checks}>
          {gate.map(({ name, isMet, sentence }) => {
            const Icon = isMet ? IconCircleCheck : IconCircleX;
            return (
              <li key={name} data-met={isMet}>
                <Icon size={19} stroke={2} aria-hidden />
                <span className="hidden-text">{t(isMet ? "publish.met" : "publish.notMet")}</span>
                {sentence}
              </li>
            );
          })}
        </ul>
        <FieldAlert message={problem} />
        {canPublish && (
          <div className={styles.foot}>
            <SubmitButton
              type="button"
              pending={pending}
              pendingLabel={t("publish.pending")}
              onClick={() => void run(act)}
            >
              {t("publish.act", { version })}
            </SubmitButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
