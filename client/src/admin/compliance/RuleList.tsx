import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { useAddress } from "../../core/useAddress";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { formatDay, formatHourMinute } from "../../lib/time";
import { useSearchWords } from "../../lib/useSearchWords";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { ListEnd } from "../../ui/ListEnd";
import { Panel } from "../../ui/Panel";
import { FilterChip } from "../FilterChip";
import { ActivateDialog } from "./ActivateDialog";
import { CATEGORIES, choiceOf, SEVERITIES, wordOf } from "./compliance";
import { Filters } from "./Filters";
import { RuleDialog } from "./RuleDialog";
import historyStyles from "./RuleDialog.module.css";
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
  const { typed, setTyped, search } = useSearchWords();
  const list = usePages(RulesDocument, (data) => data.complianceRules, {
    variables: { active: state && state === "ACTIVE", category, severity, search: search || null },
  });
  const [deactivate] = useMutation(DeactivateDocument);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { run, clear, problem } = useAct(t("rules.deactivateFailed"));

  const choose = (name: string, value: string | null) => put({ [name]: value && wordOf(value) });
  const close = (sentence?: string) => {
    const before = opened;
    setOpened(null);
    if (sentence) {
      onSaid(sentence);
      void list.read();
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
          {list.total !== undefined && <span role="status">{t("rules.count", { count: list.total })}</span>}
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
          value={state}
          any={`${t("rules.state")}: ${t("queue.any")}`}
          options={[
            { value: "ACTIVE", label: t("rules.active") },
            { value: "INACTIVE", label: t("rules.inactive") },
          ]}
          onChange={(value) => choose("state", value)}
        />
      </Filters>
      <FieldAlert message={problem} className={styles.problem} />
      <ul>
        {list.nodes?.map((rule) => (
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
      <ListEnd
        list={list}
        empty={t(isFiltered ? "rules.emptyFiltered" : "rules.empty")}
        words={{ failed: t("rules.failed"), more: t("rules.more"), moreFailed: t("rules.moreFailed") }}
      />
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

const HistoryDocument = graphql(`
  query RuleHistory($id: ID!, $after: String) {
    complianceRule(id: $id) {
      id
      history(first: 20, after: $after) {
        nodes {
          id
          at
          what
          by
          changes
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** Who changed a rule, when, and what. */
function RuleHistory({ rule: { id, name }, onClose }: { rule: Rule; onClose: () => void }) {
  const { t } = useTranslation("compliance");
  const list = usePages(HistoryDocument, (data) => data.complianceRule?.history, { variables: { id } });
  return (
    <Dialog isOpen onClose={onClose} title={t("history.title", { name })}>
      <div className={historyStyles.activate}>
        {list.nodes && (
          <ol className={historyStyles.history}>
            {list.nodes.map((change) => (
              <li key={change.id}>
                <b>{t(`history.${change.what}`, { who: change.by ?? t("history.system") })}</b>{" "}
                <span className="dim num">
                  {t("history.at", { day: formatDay(change.at), time: formatHourMinute(change.at) })}
                </span>
                {change.changes.length > 0 && (
                  <ul>
                    {change.changes.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )}
        <ListEnd
          list={list}
          empty={t("history.empty")}
          words={{ failed: t("history.failed"), more: t("history.more"), moreFailed: t("history.moreFailed") }}
        />
      </div>
    </Dialog>
  );
}
