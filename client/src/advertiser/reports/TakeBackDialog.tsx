import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { unlessGone } from "../../core/problems";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";

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
  const [takeBack] = useMutation(TakeBackDocument);
  const confirm = async () => {
    await takeBack({ variables: { id } }).catch(unlessGone);
    onTakenBack();
  };
  return (
    <ConfirmDialog
      title={t("conversions.takeBack.title")}
      meta={`${campaignName}, ${formatDay(day)}`}
      submit={t("conversions.takeBack.confirm")}
      pendingLabel={t("conversions.takeBack.pending")}
      failed={t("conversions.takeBack.failed")}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("conversions.takeBack.about")}</p>
    </ConfirmDialog>
  );
}
