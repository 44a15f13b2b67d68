import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Builder.module.css";
import type { Builder } from "./useBuilder";

const NowDocument = graphql(`
  query BuilderConflict($id: ID!) {
    campaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

/** The campaign was changed elsewhere since this page read it: asks whose choices stay. Nothing is written before that. */
export function ConflictDialog({ builder }: { builder: Builder }) {
  const { t } = useTranslation("advertiser");
  const client = useApolloClient();
  const [running, setRunning] = useState<"mine" | "theirs" | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { campaign, isAsking, putOff, keepMine, discard } = builder;
  const settle = async (whose: "mine" | "theirs") => {
    if (!campaign) return;
    setRunning(whose);
    setFailed(false);
    try {
      const variables = { id: campaign.id };
      const { data } = await client.query({ query: NowDocument, variables, fetchPolicy: "network-only" });
      if (!data?.campaign) throw new Error("The campaign came back empty.");
      if (whose === "mine") keepMine(data.campaign.version);
      else discard();
      focusPage(() => document.getElementById("launch"));
    } catch {
      setFailed(true);
    } finally {
      setRunning(null);
    }
  };
  return (
    <Dialog isOpen={isAsking} onClose={putOff} title={t("builder.conflict.title")}>
      <div className={styles.ask}>
        <p>{t("builder.conflict.text")}</p>
        <FieldAlert message={hasFailed ? t("builder.saveFailed") : null} />
        <div className={styles.foot}>
          <SubmitButton
            type="button"
            pending={running === "mine"}
            pendingLabel={t("builder.saving")}
            onClick={() => void settle("mine")}
          >
            {t("builder.conflict.mine")}
          </SubmitButton>
          <Button variant="default" onClick={() => void settle("theirs")}>
            {t("builder.conflict.theirs")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
