import { Button } from "@mantine/core";
import { IconCircleCheck, IconClock, IconFlag, IconPlayerPause, IconRocket } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CampaignStatus } from "../../gql/graphql";
import labels from "../../ui/SubmitButton.module.css";
import styles from "./LaunchButton.module.css";

const ICONS = {
  DRAFT: IconRocket,
  IN_REVIEW: IconClock,
  LIVE: IconCircleCheck,
  PAUSED: IconPlayerPause,
  ENDED: IconFlag,
};
const STATES = ["DRAFT", "IN_REVIEW", "LIVE", "PAUSED", "ENDED"] as const;

export interface LaunchButtonProps {
  status: CampaignStatus;
  isLaunching: boolean;
  onLaunch: () => void;
}

/** Launches, and says afterwards where the campaign stands. All its words lie on each other, so its width never changes. */
export function LaunchButton({ status, isLaunching, onLaunch }: LaunchButtonProps) {
  const { t } = useTranslation("advertiser");
  const canLaunch = status === "DRAFT";
  const shown = isLaunching ? "LAUNCHING" : status;
  return (
    <>
      <Button
        id="launch"
        className={styles.button}
        data-state={shown}
        aria-disabled={!canLaunch || isLaunching || undefined}
        onClick={() => {
          if (canLaunch && !isLaunching) onLaunch();
        }}
      >
        <span className={labels.labels}>
          {STATES.map((state) => {
            const Icon = ICONS[state];
            return (
              <span
                key={state}
                className={shown === state ? undefined : labels.away}
                aria-hidden={shown !== state || undefined}
              >
                <Icon size={19} stroke={2} aria-hidden />
                {t(`builder.button.${state}`)}
              </span>
            );
          })}
          <span className={isLaunching ? undefined : labels.away} aria-hidden={!isLaunching || undefined}>
            <i className={labels.ring} aria-hidden="true" />
            {t("builder.button.LAUNCHING")}
          </span>
        </span>
      </Button>
      <span role="status" className="hidden-text">
        {shown !== "DRAFT" && t(`builder.button.${shown}`)}
      </span>
    </>
  );
}
