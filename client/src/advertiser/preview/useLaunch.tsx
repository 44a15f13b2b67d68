import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { IconCircleCheck } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { askForNotifications, notificationState, notify } from "../../lib/browserNotifications";
import type { Problem } from "../../ui/ErrorSummary";
import type { Campaign } from "../campaigns/campaigns";
import { type BuilderValues, controlOf, wrongNumbers } from "./builderForm";

const LaunchDocument = graphql(`
  mutation Builder_launch($id: ID!, $version: Int!) {
    launchCampaign(id: $id, version: $version) {
      ...Campaign_campaign @unmask
    }
  }
`);

export interface LaunchOptions {
  values: BuilderValues;
  campaign: Campaign | null;
  /** What is wrong, as it stands at the top and on the fields. */
  setProblems: (problems: readonly Problem[]) => void;
  /** The campaign as it is saved now; null when that failed. */
  save: () => Promise<Campaign | null>;
  onConflict: () => void;
}

/** Sends a draft live, or to its review. */
export function useLaunch({ values, campaign, setProblems, save, onConflict }: LaunchOptions) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const [mutate] = useMutation(LaunchDocument);
  const [isLaunching, setLaunching] = useState(false);
  // Two presses may come before the page is drawn anew.
  const isRunning = useRef(false);

  const check = (): Problem[] => {
    const missing = (["cities", "languages"] as const).filter((field) => values[field].length === 0);
    const wrong = wrongNumbers(values);
    return [
      ...missing.map((field) => ({ message: t("builder.selectFirst"), fieldId: controlOf(field) })),
      ...wrong.map((field) => ({ message: t(`builder.wrong.${field}`), fieldId: controlOf(field) })),
    ];
  };
  const tell = (launched: Campaign) => {
    const said = t(launched.status === "LIVE" ? "builder.launchedLive" : "builder.launchedReview", {
      name: launched.name,
    });
    notifications.show({
      title: t("builder.launched"),
      message: said,
      icon: <IconCircleCheck size={20} stroke={1.75} aria-hidden />,
      closeButtonProps: { "aria-label": common("action.close") },
    });
    return said;
  };
  const launch = async () => {
    if (isRunning.current || (campaign && campaign.status !== "DRAFT")) return;
    const found = check();
    setProblems(found);
    if (found.length > 0) return;
    isRunning.current = true;
    setLaunching(true);
    // Browsers ask only after a press; the launch does not wait for the answer.
    const asked = notificationState() === "default" ? askForNotifications().catch(() => undefined) : Promise.resolve();
    try {
      const saved = await save();
      if (!saved) return;
      const { data } = await mutate({ variables: { id: saved.id, version: saved.version } });
      const launched = data?.launchCampaign;
      if (!launched) throw new Error("The campaign came back empty.");
      const said = tell(launched);
      void asked.then(() => notify(t("builder.launched"), said, `campaign ${launched.id}`));
    } catch (error) {
      if (problemCode(error) === "CONFLICT") return onConflict();
      const said = inputProblems(error).map(({ message, field }) => ({ message, fieldId: field && controlOf(field) }));
      setProblems(said.length > 0 ? said : [{ message: tooManyTries(common, error) ?? t("builder.launchFailed") }]);
    } finally {
      isRunning.current = false;
      setLaunching(false);
    }
  };
  return { launch, isLaunching };
}
