import { useTranslation } from "react-i18next";
import type { JobQueue_QueueFragment } from "../../gql/graphql";
import { FigureStrip } from "../FigureStrip";

/** How the queue of jobs stands: what waits, what runs, what failed. */
export function JobFigures({ queue }: { queue: JobQueue_QueueFragment | undefined }) {
  const { t } = useTranslation("admin");
  return (
    <FigureStrip
      label={t("systemHealth.jobs.figures.label")}
      figures={[
        {
          name: t("systemHealth.jobs.figures.waiting"),
          value: queue?.waiting,
          note: t("systemHealth.jobs.figures.waitingNote"),
        },
        {
          name: t("systemHealth.jobs.figures.running"),
          value: queue?.running,
          note: t("systemHealth.jobs.figures.runningNote", { count: queue?.runningLong ?? 0 }),
        },
        {
          name: t("systemHealth.jobs.figures.retrying"),
          value: queue?.retrying,
          note: t("systemHealth.jobs.figures.retryingNote"),
        },
        {
          name: t("systemHealth.jobs.figures.givenUp"),
          value: queue?.givenUp,
          note: t(queue?.givenUp ? "systemHealth.jobs.figures.look" : "systemHealth.jobs.figures.none"),
        },
      ]}
    />
  );
}
