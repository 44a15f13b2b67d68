import { useMutation, useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { useAddress } from "../../core/useAddress";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { FieldAlert } from "../../ui/FieldError";
import { LoadMore } from "../../ui/LoadMore";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import { FilterChip } from "../FilterChip";
import { ActivateDialog } from "./ActivateDialog";
import { CATEGORIES, choiceOf, SEVERITIES, wordOf } from "./compliance";
import { Filters } from "./Filters";
import { RuleDialog } from "./RuleDialog";
import { RuleHistory } from "./RuleHistory";
import styles from "./RuleList.module.css";
import { RuleRow } from "./RuleRow";
import type { Rule } from "./rules";

const RulesDocument = graphql(`
  query ComplianceRules(
    $active: Boolean
    $category: ComplianceCategory
    $severity: ComplianceSeverity
    $search: String
    $after: String
  ) {
    complianceRules(
      first: 50
      active: $active
      category: $category
      severity: $severity
      search: $search
      after: $after
    ) {
      nodes {
        ...Rule_rule @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const DeactivateDocument = graphql(`
  mutation RuleList_deactivate($id: ID!) {
    deactivateComplianceRule(id: $id) {
      ...Rule_rule @unmask
    }
  }
`);

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;
const STATES = ["ACTIVE", "INACTIVE"] as const;

type Opened = { kind: "edit" | "history" | "activate"; rule: Rule };

export interface RuleListProps {
  /** Says above the list what was done. */
  onSaid: (sentence: string) => void;
}

/** The rules, with a switch for each; who may not change them reads them. */
export function RuleList({ onSaid }: RuleListProps) {
  const { t } = useTranslation("compliance");
  const mayChange = useViewer()?.permissions.includes("compliance.rules") ?? false;
  const [params, put] = useAddress();
  const state = choiceOf(STATES, params.get("state")) ?? null;
  const severity = choiceOf(SEVERITIES, params.get("severity")) ?? null;
  const category = choiceOf(CATEGORIES, params.get("category")) ?? null;
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(RulesDocument, {
    variables: { active: state && state === "ACTIVE", category, severity, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const [deactivate] = useMutation(DeactivateDocument);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { run, clear, problem } = useAct(t("rules.deactivateFailed"));
  const rules = (data ?? previousData)?.complianceRules;

  const choose = (name: string, value: string | null) => put({ [name]: value && wordOf(value) });
  const read = () => void refetch().catch(() => undefined);
  const close = (sentence?: string) => {
    const before = opened;
    setOpened(null);
    if (sentence) {
      onSaid(sentence);
      read();
    }
    focusPage(() => before && document.getElementById(`${before.kind}-${before.rule.id}`));
  };
  const toggle = (rule: Rule) => {
    clear();
    if (!rule.isActive) return setOpened({ kind: "activate", rule });
    void run(async () => {
      await deactivate({ variables: { id: rule.id } });
      onSaid(t("rules.deactivated", { name: rule.name }));
    });
  };
  const isFiltered = state !== null || severity !== null || category !== null || search !== "";
  return (
    <Panel
      id="rules"
      title={t("rules.title")}
      remarks={
        <>
          {rules && <span role="status">{t("rules.count", { count: rules.totalCount })}</span>}
          {!mayChange && <span>{t("rules.readOnly")}</span>}
        </>
      }
    >
      <Filters
        id="rules"
        severity={severity}
        onSeverity={(value) => choose("severity", value)}
        category={category}
        onCategory={(value) => choose("category", value)}
        search={{ label: t("rules.search"), hint: t("rules.searchHint"), typed, onType: setTyped }}
      >
        <FilterChip
          id="rules-state"
          label={t("rules.state")}
          value={state ?? ""}
          options={[
            { value: "" as const, label: `${t("rules.state")}: ${t("queue.any")}` },
            { value: "ACTIVE", label: t("rules.active") },
            { value: "INACTIVE", label: t("rules.inactive") },
          ]}
          isSet={state !== null}
          onChange={(value) => choose("state", value)}
        />
      </Filters>
      <FieldAlert message={problem} className={styles.problem} />
      <ul>
        {rules?.nodes.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            mayChange={mayChange}
            onToggle={() => void toggle(rule)}
            onEdit={() => setOpened({ kind: "edit", rule })}
            onHistory={() => setOpened({ kind: "history", rule })}
          />
        ))}
      </ul>
      {rules?.nodes.length === 0 && (
        <p className={styles.empty}>{t(isFiltered ? "rules.emptyFiltered" : "rules.empty")}</p>
      )}
      {!rules && (
        <div className={styles.empty}>
          {error ? (
            <FailedState message={t("rules.failed")} onRetry={read} />
          ) : (
            <Skeleton lines={["90%", "64%", "0", "96%", "58%", "0", "82%", "60%"]} />
          )}
        </div>
      )}
      {rules?.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <LoadMore
            onMore={() => fetchMore({ variables: { after: rules.pageInfo.endCursor } })}
            label={t("rules.more")}
            failed={t("rules.moreFailed")}
          />
        </div>
      )}
      {opened?.kind === "edit" && (
        <RuleDialog
          rule={opened.rule}
          onClose={() => close()}
          onSaved={({ name }) => close(t("rule.saved", { name }))}
        />
      )}
      {opened?.kind === "history" && <RuleHistory rule={opened.rule} onClose={() => close()} />}
      {opened?.kind === "activate" && (
        <ActivateDialog
          rule={opened.rule}
          onClose={() => close()}
          onActivated={(stopped) => close(t("activate.done", { name: opened.rule.name, count: stopped }))}
        />
      )}
    </Panel>
  );
}
