import "@mantine/core/styles/Radio.layer.css";
import { useMutation } from "@apollo/client/react";
import { Radio, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import type { AdvertReportReason } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./AdvertChoices.module.css";

const ReportDocument = graphql(`
  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {
    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)
  }
`);

const REASONS: readonly AdvertReportReason[] = ["MISLEADING", "UNSAFE", "OFFENSIVE", "OTHER"];

export interface ReportFormProps {
  viewToken: string;
  onReported: () => void;
}

/** What is wrong with an advert. Few people open it, so the dashboard does not wait for its fields. */
export function ReportForm({ viewToken, onReported }: ReportFormProps) {
  const { t } = useTranslation("patient");
  const { t: common } = useTranslation("common");
  const [report, { loading: isSending, error: reportError }] = useMutation(ReportDocument);
  const [reason, setReason] = useState<AdvertReportReason>();
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason || isSending) return;
    const done = await report({ variables: { viewToken, reason, comment: comment.trim() || null } }).catch(() => null);
    if (done?.data) onReported();
  };
  const problem = reportError && (firstSentence(common, reportError) ?? t("advert.choices.failed"));
  return (
    <form onSubmit={(event) => void onSubmit(event)} className={styles.form} noValidate>
      <Radio.Group
        label={t("advert.choices.what")}
        value={reason ?? ""}
        onChange={(value) => {
          setReason(value as AdvertReportReason);
          setMissing(false);
        }}
        error={isMissing && t("advert.choices.missing")}
      >
        {REASONS.map((one) => (
          <Radio key={one} value={one} label={t(`advert.choices.reason.${one}`)} className={styles.reason} />
        ))}
      </Radio.Group>
      <Textarea
        label={t("advert.choices.comment")}
        description={t("advert.choices.commentHint")}
        maxLength={500}
        autosize
        minRows={2}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={problem}
      />
      <SubmitButton size="sm" pending={isSending} pendingLabel={t("advert.choices.sending")}>
        {t("advert.choices.send")}
      </SubmitButton>
    </form>
  );
}
