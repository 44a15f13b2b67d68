import { useMutation } from "@apollo/client/react";
import { Button, Radio, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../app/problems";
import { graphql } from "../../gql";
import type { AdvertReportReason } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./AdvertChoices.module.css";

const HideDocument = graphql(`
  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {
    hideAdvert(viewToken: $viewToken, hidden: $hidden)
  }
`);

const ReportDocument = graphql(`
  mutation AdvertChoices_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {
    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)
  }
`);

const REASONS: readonly AdvertReportReason[] = ["MISLEADING", "UNSAFE", "OFFENSIVE", "OTHER"];

/** What has become of the advert: it is shown, or it is gone at the person's wish. */
export type AdvertFate = "shown" | "hidden" | "reported";

export interface AdvertChoicesProps {
  viewToken: string;
  onGone: (fate: AdvertFate) => void;
}

/** What a person can do with an advert: never see it again, or say what is wrong with it. */
export function AdvertChoices({ viewToken, onGone }: AdvertChoicesProps) {
  const { t } = useTranslation("patient");
  const [hide, { loading: isHiding, error: hideError }] = useMutation(HideDocument);
  const [report, { loading: isSending, error: reportError }] = useMutation(ReportDocument);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<AdvertReportReason>();
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);

  const onHide = async () => {
    const done = await hide({ variables: { viewToken, hidden: true } }).catch(() => null);
    if (done?.data) onGone("hidden");
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason || isSending) return;
    const done = await report({ variables: { viewToken, reason, comment: comment.trim() || null } }).catch(() => null);
    if (done?.data) onGone("reported");
  };
  const problem = reportError && (inputProblems(reportError)[0]?.message ?? t("advert.choices.failed"));

  return (
    <div className={styles.choices}>
      <div className={styles.row}>
        <SubmitButton
          type="button"
          variant="default"
          size="sm"
          pending={isHiding}
          pendingLabel={t("advert.choices.hiding")}
          onClick={() => void onHide()}
        >
          {t("advert.choices.hide")}
        </SubmitButton>
        <Button variant="default" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("advert.choices.report")}
        </Button>
      </div>
      {hideError && <p role="alert">{t("advert.choices.failed")}</p>}
      {isOpen && (
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
      )}
    </div>
  );
}

/** In the place of an advert that was hidden or reported. */
export function AdvertGone({ viewToken, fate, onBack }: { viewToken: string; fate: AdvertFate; onBack: () => void }) {
  const { t } = useTranslation("patient");
  const [show, { error }] = useMutation(HideDocument);
  const onShow = async () => {
    const done = await show({ variables: { viewToken, hidden: false } }).catch(() => null);
    if (done?.data) onBack();
  };
  return (
    <section className={styles.gone} aria-label={t("advert.name")}>
      <p role="status">{t(fate === "reported" ? "advert.choices.reported" : "advert.choices.hidden")}</p>
      {error && <p role="alert">{t("advert.choices.failed")}</p>}
      {fate === "hidden" && (
        <Button variant="default" size="sm" onClick={() => void onShow()}>
          {t("advert.choices.undo")}
        </Button>
      )}
    </section>
  );
}
