import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { formatSeconds } from "../../lib/time";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Skeleton } from "../../ui/States";
import { Parts } from "../Parts";
import { NotifyButton } from "../system-health/NotifyButton";
import { ModelList } from "./ModelList";
import { ModelMetrics } from "./ModelMetrics";
import styles from "./ModelTrainingPage.module.css";
import { Publications } from "./Publications";
import { RunList } from "./RunList";
import { TrainingPanel } from "./TrainingPanel";
import { useTraining } from "./useTraining";

const StudyList = lazy(() => import("./studies/StudyList").then((module) => ({ default: module.StudyList })));

const DataRoom = lazy(() => import("./data/DataRoom").then((module) => ({ default: module.DataRoom })));

const PARTS = ["training", "versions", "data", "studies"] as const;

/** Model Training: what the version that answers reaches, the run under way, the versions that may take over, the lines that are learned, and the studies. */
export function ModelTrainingPage() {
  const { t } = useTranslation("training");
  const viewer = useViewer();
  const connection = useConnection();
  const [params] = useSearchParams();
  const training = useTraining();
  const [said, setSaid] = useState("");
  const part = PARTS.find((one) => one === params.get("part")) ?? "training";
  const may = (permission: string) => viewer?.permissions.includes(permission) ?? false;
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill
          connection={connection}
          updated={training.updatedAt ? t("asOf", { time: formatSeconds(training.updatedAt) }) : undefined}
        />
        <div className={styles.acts}>
          <NotifyButton />
        </div>
      </div>
      <ModelMetrics />
      <Parts
        label={t("parts.label")}
        parts={PARTS.map((one) => ({
          name: t(`parts.${one}`),
          to: one === "training" ? "/admin/model-training" : `/admin/model-training?part=${one}`,
          isOpen: one === part,
        }))}
      />
      <DoneBanner
        dismissLabel={t("dismiss")}
        onDismiss={() => {
          setSaid("");
          training.forget();
        }}
      >
        {said || training.said}
      </DoneBanner>
      {part === "training" && (
        <div className={styles.stack}>
          <TrainingPanel training={training} connection={connection} mayTrain={may("models.train")} />
          <RunList />
        </div>
      )}
      {part === "versions" && (
        <div className={styles.stack}>
          <ModelList mayPublish={may("models.publish")} onSaid={setSaid} />
          <Publications mayPublish={may("models.publish")} onSaid={setSaid} />
        </div>
      )}
      {part === "data" && (
        <Suspense fallback={<Skeleton lines={["100%", "96%", "100%"]} />}>
          <DataRoom />
        </Suspense>
      )}
      {part === "studies" && (
        <Suspense fallback={<Skeleton lines={["100%", "96%", "100%"]} />}>
          <StudyList />
        </Suspense>
      )}
    </>
  );
}
