import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { graphql } from "../../gql";
import { formatFullDay } from "../../lib/time";
import { lastDayOf, type Standing } from "./standing";

const CancelDocument = graphql(`
  mutation CancelDialog_cancel {
    cancelSubscription {
      ...Standing_subscription @unmask
    }
  }
`);

export interface CancelDialogProps {
  standing: Standing;
  planName: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks once, with the consequence, before a plan is left to end with its month. */
export function CancelDialog({ standing, planName, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation("advertiser");
  const [cancel] = useMutation(CancelDocument);
  const [day] = useState(() => formatFullDay(lastDayOf(standing.periodEnd)));
  return (
    <ConfirmDialog
      title={t("cancel.title", { plan: planName })}
      submit={t("cancel.confirm")}
      color="red"
      pendingLabel={t("cancel.pending")}
      cancel={t("cancel.keep")}
      failed={t("cancel.failed")}
      onConfirm={() => cancel().then(onCancelled)}
      onClose={onClose}
    >
      <p>{t(standing.status === "PAST_DUE" ? "cancel.inGrace" : "cancel.text", { day })}</p>
      {standing.status !== "PAST_DUE" && <p>{t("cancel.over")}</p>}
    </ConfirmDialog>
  );
}
