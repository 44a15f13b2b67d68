import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { firstSentence, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

const TakeBackDocument = graphql(`
  mutation TakeBackDialog_delete($id: ID!) {
    deleteConversion(id: $id)
  }
`);

export interface TakeBackDialogProps {
  conversion: { id: string; campaignName: string; day: string };
  onTakenBack: () => void;
  onClose: () => void;
}

/** Asks once before what was reported of a campaign and a day counts no more. */
export function TakeBackDialog({ conversion: { id, campaignName, day }, onTakenBack, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const [takeBack] = useMutation(TakeBackDocument);
  const confirm = async () => {
    try {
      await takeBack({ variables: { id } });
    } catch (error) {
      // It is gone already, which is what was wanted.
      if (problemCode(error) !== "NOT_FOUND") return firstSentence(common, error) ?? t("conversions.takeBack.failed");
    }
    onTakenBack();
  };
  return (
    <ConfirmDialog
      title={t("conversions.takeBack.title")}
      meta={`${campaignName}, ${formatDay(day)}`}
      submit={t("conversions.takeBack.confirm")}
      pendingLabel={t("conversions.takeBack.pending")}
      cancel={t("conversions.takeBack.cancel")}
      closeLabel={t("conversions.takeBack.close")}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("conversions.takeBack.about")}</p>
    </ConfirmDialog>
  );
}
