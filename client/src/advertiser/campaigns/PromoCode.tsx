import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { FormDialog } from "../../ui/FormDialog";
import { TextField } from "../../ui/TextField";
import styles from "./CampaignPage.module.css";
import type { Campaign } from "./campaigns";

const UpdateDocument = graphql(`
  mutation PromoCode_update($campaignId: ID!, $code: String) {
    updatePromoCode(campaignId: $campaignId, code: $code) {
      id
      promoCode
    }
  }
`);

/** The code that is shown with the adverts of a campaign, and where it is changed. */
export function PromoCode({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("advertiser");
  const [isOpen, setOpen] = useState(false);
  const { promoCode, leadsToWebsite, status } = campaign;
  if (leadsToWebsite && !promoCode) return <p className={styles.leads}>{t("campaign.code.aimed")}</p>;
  const said = promoCode
    ? t(leadsToWebsite ? "campaign.code.hidden" : "campaign.code.about", { code: promoCode })
    : t("campaign.code.none");
  const close = () => {
    setOpen(false);
    focusPage(() => document.getElementById("promo-code-change"));
  };
  return (
    <>
      <p className={styles.leads}>
        {said} {promoCode && <Link to="/advertiser/reports/conversions">{t("campaign.code.orders")}</Link>}
      </p>
      {(status !== "ENDED" || promoCode) && (
        <Button id="promo-code-change" variant="default" onClick={() => setOpen(true)}>
          {t(promoCode ? "campaign.code.change" : "campaign.code.add")}
        </Button>
      )}
      {isOpen && <CodeDialog campaign={campaign} onClose={close} />}
    </>
  );
}

function CodeDialog({ campaign: { id, name, promoCode }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation("advertiser");
  const [update] = useMutation(UpdateDocument);
  const [typed, setTyped] = useState(promoCode ?? "");
  const act = useAct(t("campaign.code.failed"), () => "promo-code");
  const save = async (code: string | null) => {
    await update({ variables: { campaignId: id, code } });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(promoCode ? "campaign.code.change" : "campaign.code.add")}
      meta={name}
      form={act}
      onSubmit={() => void act.run(() => save(typed))}
      submit={t("campaign.code.submit")}
      pendingLabel={t("campaign.code.pending")}
      beside={
        promoCode && (
          <Button variant="subtle" onClick={() => void act.run(() => save(null))}>
            {t("campaign.code.remove")}
          </Button>
        )
      }
    >
      <TextField
        id="promo-code"
        label={t("campaign.code.label")}
        hint={t("campaign.code.hint")}
        error={act.errorOn("promo-code")}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <p>{t("campaign.code.everybody")}</p>
    </FormDialog>
  );
}
