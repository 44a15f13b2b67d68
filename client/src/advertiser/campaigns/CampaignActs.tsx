import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useActs } from "../../core/useActs";
import { graphql } from "../../gql";
import type { CampaignStatus } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import pages from "../pages.module.css";
import { builderOf } from "./campaigns";

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
      <FieldAlert message={problem} />
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

const PauseDocument = graphql(`
  mutation CampaignActs_pause($id: ID!) {
    pauseCampaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const ResumeDocument = graphql(`
  mutation CampaignActs_resume($id: ID!) {
    resumeCampaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const EndDocument = graphql(`
  mutation CampaignActs_end($id: ID!) {
    endCampaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const DuplicateDocument = graphql(`
  mutation CampaignActs_duplicate($id: ID!) {
    duplicateCampaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const RemoveDocument = graphql(`
  mutation CampaignActs_remove($id: ID!) {
    deleteCampaignDraft(id: $id)
  }
`);

type CampaignAct = "pause" | "resume" | "end" | "duplicate" | "remove";

/** The acts on one campaign, one at a time. A copy opens in the builder, a deleted draft leads back to the list. */
function useCampaignActs(id: string) {
  const { t } = useTranslation("advertiser");
  const navigate = useNavigate();
  const options = { variables: { id } };
  const [pause] = useMutation(PauseDocument, options);
  const [resume] = useMutation(ResumeDocument, options);
  const [end] = useMutation(EndDocument, options);
  const [duplicate] = useMutation(DuplicateDocument, options);
  const [remove] = useMutation(RemoveDocument, options);
  const acts = {
    pause,
    resume,
    end,
    duplicate: async () => {
      const { data } = await duplicate();
      if (data) navigate(builderOf(data.duplicateCampaign.id));
    },
    remove: async () => {
      await remove();
      navigate("/advertiser/campaigns", { state: { notice: t("act.remove.done") } });
    },
  };
  return useActs<CampaignAct>(acts, t("act.failed"));
}
