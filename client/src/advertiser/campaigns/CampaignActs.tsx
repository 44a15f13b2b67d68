import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CampaignStatus } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { FieldError } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import pages from "../pages.module.css";
import { builderOf } from "./campaigns";
import { type CampaignAct, useCampaignActs } from "./useCampaignActs";

/** What can be done with a campaign in each state, the likeliest first. */
const ACTS: Readonly<Record<CampaignStatus, readonly CampaignAct[]>> = {
  DRAFT: ["duplicate", "remove"],
  IN_REVIEW: ["pause", "end", "duplicate"],
  LIVE: ["pause", "end", "duplicate"],
  PAUSED: ["resume", "end", "duplicate"],
  ENDED: ["duplicate"],
};
/** What cannot be taken back is asked once. */
const isAsked = (act: CampaignAct) => act === "end" || act === "remove";

export interface CampaignActsProps {
  campaign: { id: string; name: string; status: CampaignStatus };
}

/** What can be done with a campaign as it stands. What was done is said in the same place. */
export function CampaignActs({ campaign }: CampaignActsProps) {
  const { t } = useTranslation("advertiser");
  const { id, name, status } = campaign;
  const { run, running, done, problem } = useCampaignActs(id);
  const [asked, setAsked] = useState<CampaignAct | null>(null);
  const close = () => {
    const act = asked;
    setAsked(null);
    focusPage(() => document.getElementById(`campaign-${act}`) ?? document.getElementById("campaign-duplicate"));
  };
  return (
    <>
      <div className={pages.acts}>
        {status !== "ENDED" && (
          <Button component={Link} to={builderOf(id)} variant={status === "DRAFT" ? "filled" : "default"}>
            {t(status === "DRAFT" ? "act.goOn" : "act.edit")}
          </Button>
        )}
        {ACTS[status].map((act) => (
          <SubmitButton
            key={act}
            id={`campaign-${act}`}
            type="button"
            variant="default"
            pending={running === act}
            pendingLabel={t(`act.${act}.pending`)}
            onClick={() => (isAsked(act) ? setAsked(act) : void run(act))}
          >
            {t(`act.${act}.label`)}
          </SubmitButton>
        ))}
      </div>
      <p role="status" className={pages.done}>
        {done && t(`act.${done}.done`)}
      </p>
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      {(["end", "remove"] as const).map((act) => (
        <Dialog key={act} isOpen={asked === act} onClose={close} title={t(`act.${act}.ask`, { name })}>
          <p>{t(`act.${act}.text`)}</p>
          <div className={pages.foot}>
            <SubmitButton
              type="button"
              color="red"
              pending={running === act}
              pendingLabel={t(`act.${act}.pending`)}
              onClick={() => void run(act).finally(close)}
            >
              {t(`act.${act}.label`)}
            </SubmitButton>
            <Button variant="default" onClick={close}>
              {t("act.keep")}
            </Button>
          </div>
        </Dialog>
      ))}
    </>
  );
}
