import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { FilterChip } from "../FilterChip";
import { processOptions } from "./history";

const ProcessesDocument = graphql(`
  query LiveScope {
    systemProcesses {
      id
      label
      startedAt
      lastSeenAt
      isRunning
    }
  }
`);

/** How often it is asked which processes run, in ms: each one says so once a minute. */
const READ_EVERY_MS = 30_000;

export interface LiveScopeProps {
  /** The id of a process; empty for the whole system. */
  process: string;
  onChange: (process: string) => void;
}

/** Of whom the live figures are: the whole system, or one process that runs. */
export function LiveScope({ process, onChange }: LiveScopeProps) {
  const { t } = useTranslation("admin");
  const { data } = useQuery(ProcessesDocument, { fetchPolicy: "cache-and-network", pollInterval: READ_EVERY_MS });
  // The one that is shown stays to be chosen after it has ended: its cards say since when nothing was heard of it.
  const processes = data?.systemProcesses.filter(({ id, isRunning }) => isRunning || id === process) ?? [];
  return (
    <FilterChip
      id="live-process"
      label={t("systemHealth.scope")}
      value={process || null}
      options={processOptions(t, processes)}
      onChange={(chosen) => onChange(chosen ?? "")}
    />
  );
}
