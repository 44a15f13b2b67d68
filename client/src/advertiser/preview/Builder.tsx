import { Button } from "@mantine/core";
import { IconBulb, IconCircleCheck, IconClock, IconFlag, IconPlayerPause, IconRocket } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampaignStatus, PreviewPageQuery } from "../../gql/graphql";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import labels from "../../ui/SubmitButton.module.css";
import { CampaignFigures } from "../campaigns/CampaignFigures";
import { CampaignState } from "../campaigns/CampaignState";
import { type Advert, type Campaign, languageName } from "../campaigns/campaigns";
import { HeldBack } from "../campaigns/HeldBack";
import { Adverts } from "./Adverts";
import styles from "./Builder.module.css";
import { type BuilderValues, FIELD_OF } from "./builderForm";
import { ConflictDialog } from "./ConflictDialog";
import { DevicePreview } from "./DevicePreview";
import { ForecastPanel } from "./ForecastPanel";
import { Group } from "./Group";
import buttonStyles from "./LaunchButton.module.css";
import { Limits } from "./Limits";
import { type Press, ReachPanel } from "./ReachPanel";
import { Recommendations } from "./Recommendations";
import { SaveBar } from "./SaveBar";
import { SaveNote } from "./SaveNote";
import { Schedule } from "./Schedule";
import { useBuilder } from "./useBuilder";
import { useForecast } from "./useForecast";

export interface BuilderProps {
  page: PreviewPageQuery;
  /** Null for a campaign that does not exist yet. */
  opened: Campaign | null;
  advert: Advert;
  /** Called once the first change has made a draft. */
  onMade: (campaignId: string) => void;
}

/** The campaign builder: what came of it once it is live, whom it reaches, and how the advert looks. */
export function Builder({ page, opened, advert, onMade }: BuilderProps) {
  const { t } = useTranslation("advertiser");
  const builder = useBuilder(opened, advert, onMade);
  const { campaign, values, change, problems, launch, isLaunching } = builder;
  const asked = useForecast(values, campaign?.id ?? null);
  const press = useRef<Press | null>(null);
  /** How often the panel was called for: each time it is read from its title on. */
  const [calls, setCalls] = useState(0);
  const [used, setUsed] = useState<{ said: string; before: Partial<BuilderValues> } | null>(null);

  const { campaignChoices: choices, plans } = page;
  const adverts = withThose(page.creatives.nodes, [advert, campaign?.creative, campaign?.variant]);
  const shown = adverts.find(({ id }) => id === values.creativeId) ?? advert;
  const variant = adverts.find(({ id }) => id === values.variantId);
  const plan = plans.find(({ tier }) => tier === choices.tier) ?? null;
  const labels = new Map(choices.groups.flatMap((group) => group.choices.map(({ value, label }) => [value, label])));
  const leadsHome = values.topics.length > 0 || values.signals.length > 0;

  // A sentence that stands on two groups is read once at the top.
  const summary = useMemo(
    () => problems.filter((one, place) => problems.findIndex(({ message }) => message === one.message) === place),
    [problems],
  );
  const isRunning = campaign !== null && campaign.launchedAt !== null;
  return (
    <>
      <div className={styles.head}>
        <div>
          <PageTitle title={t("builder.title")} />
          <p className={styles.what}>
            <span>{values.name || shown.title}</span>
            <CampaignState status={campaign?.status ?? "DRAFT"} />
          </p>
          <SaveNote builder={builder} />
        </div>
        <div className={styles.acts}>
          <Button
            variant="outline"
            leftSection={<IconBulb size={19} stroke={1.75} aria-hidden />}
            onClick={() => setCalls(calls + 1)}
          >
            {t("recommendations.get")}
          </Button>
          <LaunchButton status={campaign?.status ?? "DRAFT"} isLaunching={isLaunching} onLaunch={() => void launch()} />
        </div>
      </div>
      <ErrorSummary problems={summary} />
      {campaign && <HeldBack campaign={campaign} />}
      {isRunning && (
        <div className={styles.live}>
          <CampaignFigures campaignId={campaign.id} stats={campaign.stats} isBrief />
        </div>
      )}
      <ConflictDialog builder={builder} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ReachPanel values={values} press={press} labelOf={(value) => labels.get(value) ?? languageName(value)} />
          <ForecastPanel asked={asked} />
          {choices.groups.map((group) => (
            <Group
              key={FIELD_OF[group.key]}
              group={group}
              choices={choices}
              builder={builder}
              onPress={(label, isAdded) => {
                press.current = { label, isAdded };
              }}
            />
          ))}
        </div>
        <aside className={styles.side} aria-label={t("builder.preview")}>
          <DevicePreview advert={shown} />
          <p className={styles.leads}>
            {leadsHome ? t("builder.leadsHome") : t("campaign.leadsTo", { address: shown.targetUrl })}
          </p>
          {variant && (
            <details className={styles.second}>
              <summary>{t("builder.second", { title: variant.title })}</summary>
              <DevicePreview advert={variant} />
            </details>
          )}
          {calls > 0 && (
            <Recommendations
              key={calls}
              campaignId={campaign?.id ?? null}
              values={values}
              asked={asked}
              onUse={(patch, said) => {
                setUsed({ said, before: pick(values, patch) });
                change(patch);
              }}
            />
          )}
          <p role="status" className={styles.done}>
            {used?.said}
          </p>
          {used && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                change(used.before);
                setUsed(null);
              }}
            >
              {t("suggestions.undo")}
            </Button>
          )}
        </aside>
        <div className={styles.rest}>
          <Schedule builder={builder} />
          <Limits builder={builder} plan={plan} />
          <Adverts builder={builder} adverts={adverts} abTesting={choices.abTesting} />
        </div>
      </div>
      <SaveBar builder={builder} />
    </>
  );
}

/** What stood there of all that is changed. */
const pick = (values: BuilderValues, patch: Partial<BuilderValues>): Partial<BuilderValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in patch));

/** The adverts to choose from, with those of the campaign that the list does not have. */
function withThose(list: readonly Advert[], others: readonly (Advert | null | undefined)[]): Advert[] {
  const found = new Map(list.map((advert) => [advert.id, advert]));
  for (const other of others) if (other && !found.has(other.id)) found.set(other.id, other);
  return [...found.values()];
}

const ICONS = {
  DRAFT: IconRocket,
  IN_REVIEW: IconClock,
  LIVE: IconCircleCheck,
  PAUSED: IconPlayerPause,
  ENDED: IconFlag,
};
const STATES = ["DRAFT", "IN_REVIEW", "LIVE", "PAUSED", "ENDED"] as const;

interface LaunchButtonProps {
  status: CampaignStatus;
  isLaunching: boolean;
  onLaunch: () => void;
}

/** Launches, and says afterwards where the campaign stands. All its words lie on each other, so its width never changes. */
function LaunchButton({ status, isLaunching, onLaunch }: LaunchButtonProps) {
  const { t } = useTranslation("advertiser");
  const canLaunch = status === "DRAFT";
  const shown = isLaunching ? "LAUNCHING" : status;
  return (
    <>
      <Button
        id="launch"
        className={buttonStyles.button}
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
