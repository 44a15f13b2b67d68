import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useActs } from "../../core/useActs";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import pages from "../pages.module.css";
import styles from "./CreativePage.module.css";
import type { OpenedCreative } from "./creatives";

const SubmitDocument = graphql(`
  mutation CreativeActs_submit($id: ID!) {
    submitCreative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

const WithdrawDocument = graphql(`
  mutation CreativeActs_withdraw($id: ID!) {
    withdrawCreative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

const ArchiveDocument = graphql(`
  mutation CreativeActs_archive($id: ID!) {
    archiveCreative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

const RestoreDocument = graphql(`
  mutation CreativeActs_restore($id: ID!) {
    restoreCreative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

type Act = "submit" | "withdraw" | "archive" | "restore";
const DONE = {
  submit: "act.submitted",
  withdraw: "act.withdrawn",
  archive: "act.archived",
  restore: "act.restored",
} as const;

/** What can be done with a creative as it stands. What was done is said in the same place. */
export function CreativeActs({ creative }: { creative: OpenedCreative }) {
  const { t } = useTranslation("creatives");
  const { id, newest, isArchived } = creative;
  const options = { variables: { id } };
  const [submit] = useMutation(SubmitDocument, options);
  const [withdraw] = useMutation(WithdrawDocument, options);
  const [archive] = useMutation(ArchiveDocument, options);
  const [restore] = useMutation(RestoreDocument, options);
  const [isAsking, setAsking] = useState(false);
  const { run, running, done, problem } = useActs<Act>({ submit, withdraw, archive, restore }, t("act.failed"));
  const closeQuestion = () => {
    setAsking(false);
    focusPage(() => document.getElementById("creative-archive") ?? document.getElementById("creative-restore"));
  };
  const button = (act: Act, variant: "filled" | "default") => (
    <SubmitButton
      id={`creative-${act}`}
      type="button"
      variant={variant}
      pending={running === act}
      pendingLabel={t(`act.${act}Pending`)}
      onClick={() => void run(act)}
    >
      {t(`act.${act}`)}
    </SubmitButton>
  );
  const isDraft = newest.status === "DRAFT";
  const isPending = newest.status === "PENDING";
  return (
    <>
      <div className={`${pages.acts} ${styles.acts}`}>
        {!isArchived && isDraft && button("submit", "filled")}
        {!isArchived && !isPending && (
          <Button component={Link} to={`/advertiser/creatives/${id}/edit`} variant={isDraft ? "default" : "filled"}>
            {t(isDraft ? "act.edit" : "act.newVersion")}
          </Button>
        )}
        {!isArchived && (
          <Button component={Link} to={`/advertiser/creatives/preview?creative=${id}`} variant="default">
            {t("act.target")}
          </Button>
        )}
        {isPending && button("withdraw", "default")}
        {isArchived ? (
          button("restore", "default")
        ) : (
          <Button id="creative-archive" variant="default" onClick={() => setAsking(true)}>
            {t("act.archive")}
          </Button>
        )}
      </div>
      <p role="status" className={pages.done}>
        {done && t(DONE[done])}
      </p>
      <FieldAlert message={problem} />
      <Dialog isOpen={isAsking} onClose={closeQuestion} title={t("act.archiveAsk")}>
        <p>{t("act.archiveText")}</p>
        <div className={pages.foot}>
          <SubmitButton
            type="button"
            pending={running === "archive"}
            pendingLabel={t("act.archivePending")}
            onClick={() => void run("archive").finally(closeQuestion)}
          >
            {t("act.archive")}
          </SubmitButton>
          <Button variant="default" onClick={closeQuestion}>
            {t("act.cancel")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
