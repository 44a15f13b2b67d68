import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../FilterChip";
import { ListTools } from "../ListTools";
import { JOB_STATES } from "./JobRow";
import { useFilter } from "./useFilter";

interface Task {
  task: string;
  name: string;
  failed: number;
}

export interface JobFiltersProps {
  /** Those with jobs with which something is the matter. */
  tasks: readonly Task[];
  /** The one that is chosen in the address. */
  task: string | null;
  mayManage: boolean;
  /** What is being tried again. */
  busy: string | null;
  onRetryAll: (task: string, name: string) => void;
}

/** What the list of jobs is narrowed by, and the way to try all of a task again. */
export function JobFilters({ tasks, task, mayManage, busy, onRetryAll }: JobFiltersProps) {
  const { t } = useTranslation("admin");
  const [state, setState] = useFilter("state", JOB_STATES);
  const known = task && !tasks.some((one) => one.task === task) ? [...tasks, { task, name: task, failed: 0 }] : tasks;
  const [, setTask] = useFilter(
    "task",
    known.map((one) => one.task),
  );
  const chosen = known.find((one) => one.task === task);
  return (
    <ListTools
      name={t("systemHealth.jobs.filter.name")}
      acts={
        mayManage &&
        chosen &&
        chosen.failed > 0 && (
          <Button
            variant="default"
            loading={busy === chosen.task}
            leftSection={<IconRefresh size={17} stroke={1.9} aria-hidden />}
            onClick={() => onRetryAll(chosen.task, chosen.name)}
          >
            {t("systemHealth.jobs.retryAll", { count: chosen.failed })}
          </Button>
        )
      }
    >
      <FilterChip
        id="job-state"
        label={t("systemHealth.jobs.filter.state")}
        value={state}
        any={t("systemHealth.jobs.filter.anyState")}
        options={JOB_STATES.map((value) => ({ value, label: t(`systemHealth.jobs.states.${value}`) }))}
        onChange={setState}
      />
      <FilterChip
        id="job-task"
        label={t("systemHealth.jobs.filter.task")}
        value={task}
        any={t("systemHealth.jobs.filter.anyTask")}
        options={known.map(({ task: value, name }) => ({ value, label: name }))}
        onChange={setTask}
      />
    </ListTools>
  );
}
