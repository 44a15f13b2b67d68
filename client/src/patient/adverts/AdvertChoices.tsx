import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { useDownload } from "../../lib/useDownload";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./AdvertChoices.module.css";

const HideDocument = graphql(`
  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {
    hideAdvert(viewToken: $viewToken, hidden: $hidden)
  }
`);

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
  const { part, hasFailed, load } = useDownload(() => import("./ReportForm"));
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    load();
    setOpen(!isOpen);
  };
  const onHide = async () => {
    const done = await hide({ variables: { viewToken, hidden: true } }).catch(() => null);
    if (done?.data) onGone("hidden");
  };
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
        <Button variant="default" size="sm" aria-expanded={isOpen} onClick={toggle}>
          {t("advert.choices.report")}
        </Button>
      </div>
      {hideError && <p role="alert">{t("advert.choices.failed")}</p>}
      {isOpen && hasFailed && <p role="alert">{t("advert.choices.failed")}</p>}
      {isOpen && part && <part.ReportForm viewToken={viewToken} onReported={() => onGone("reported")} />}
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
