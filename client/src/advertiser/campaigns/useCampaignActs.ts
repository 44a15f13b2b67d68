import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import { builderOf } from "./campaigns";

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

export type CampaignAct = "pause" | "resume" | "end" | "duplicate" | "remove";

/** The acts on one campaign, one at a time. A copy opens in the builder, a deleted draft leads back to the list. */
export function useCampaignActs(id: string) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const options = { variables: { id } };
  const [pause] = useMutation(PauseDocument, options);
  const [resume] = useMutation(ResumeDocument, options);
  const [end] = useMutation(EndDocument, options);
  const [duplicate] = useMutation(DuplicateDocument, options);
  const [remove] = useMutation(RemoveDocument, options);
  const [running, setRunning] = useState<CampaignAct | null>(null);
  const [done, setDone] = useState<CampaignAct | null>(null);
  const [problem, setProblem] = useState("");
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
  const run = async (act: CampaignAct) => {
    if (running) return;
    setRunning(act);
    setDone(null);
    setProblem("");
    try {
      await acts[act]();
      setDone(act);
    } catch (error) {
      setProblem(firstSentence(common, error) ?? t("act.failed"));
    } finally {
      setRunning(null);
    }
  };
  return { run, running, done, problem };
}
