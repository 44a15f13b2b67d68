import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { useConnection } from "../../core/connection";
import { firstSentence, unlessGone } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useAddress } from "../../core/useAddress";
import { graphql } from "../../gql";
import type { FirewallRuleStatus } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useSearchWords } from "../../lib/useSearchWords";
import { DoneBanner } from "../../ui/DoneBanner";
import { FieldAlert } from "../../ui/FieldError";
import listStyles from "../../ui/List.module.css";
import { LivePill } from "../../ui/LivePill";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { FilterChip } from "../FilterChip";
import { ListTools } from "../ListTools";
import { AddressTest } from "./AddressTest";
import styles from "./Firewall.module.css";
import { FirewallDialog } from "./FirewallDialog";
import { FirewallRow } from "./FirewallRow";
import { type FirewallRule, RULE_STATES, rangeText } from "./firewall";
import { useFirewall } from "./useFirewall";
import { useFirewallActs } from "./useFirewallActs";

type Opened = { kind: "add" } | { kind: "edit" | "delete"; rule: FirewallRule };

/** The rules of the firewall with their hits, live, and a field that tries an address. */
export function FirewallPanel() {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation("common");
  const mayChange = useViewer()?.permissions.includes("security.manage") ?? false;
  const connection = useConnection();
  const now = useNow(10_000);
  const [params, put] = useAddress();
  const status = RULE_STATES.find((one) => one.toLowerCase() === params.get("state")) ?? null;
  const { typed, setTyped, search } = useSearchWords();
  const { list, live } = useFirewall({ status, search: search || null });
  const acts = useFirewallActs();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const isFiltered = status !== null || search !== "";

  const close = (sentence?: string) => {
    const before = opened;
    setOpened(null);
    if (sentence) {
      setSaid(sentence);
      setProblem("");
      void list.read();
    }
    const button = before && "rule" in before ? `${before.kind}-${before.rule.id}` : "add-firewall-rule";
    focusPage(() => document.getElementById(button) ?? document.getElementById("add-firewall-rule"));
  };
  const run = async (rule: FirewallRule, act: () => Promise<unknown>, sentence: string) => {
    setProblem("");
    try {
      await act();
      setSaid(sentence);
    } catch (failure) {
      setSaid("");
      setProblem(`${rangeText(rule)}: ${firstSentence(common, failure) ?? t("firewall.actFailed")}`);
    }
    void list.read();
  };
  const toggle = (rule: FirewallRule) =>
    void run(
      rule,
      () => acts.toggle(rule),
      t(rule.isActive ? "done.deactivated" : "done.activated", { range: rangeText(rule), coverage: rule.coverage }),
    );
  /** Puts a rule before the one that stood above it; the button that was pressed keeps the focus. */
  const swap = (upper: FirewallRule | undefined, lower: FirewallRule | undefined) =>
    upper && lower && !isFiltered ? () => void run(lower, () => acts.putBefore(lower, upper), "") : undefined;

  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      {live?.isEnforced === false && (
        <p role="alert" className={styles.off}>
          <IconAlertTriangle size={20} stroke={2} aria-hidden />
          {t("firewall.off")}
        </p>
      )}
      <Panel
        id="firewall"
        title={t("firewall.title")}
        remarks={
          <>
            <LivePill
              connection={connection}
              updated={live ? t("asOf", { time: formatSeconds(live.at) }) : undefined}
            />
            {live && <span>{t("firewall.count", { count: live.ruleCount, active: live.activeCount })}</span>}
            {!mayChange && <span>{t("firewall.readOnly")}</span>}
          </>
        }
      >
        <FirewallFilters
          status={status}
          onStatus={(value) => put({ state: value?.toLowerCase() ?? null })}
          typed={typed}
          onType={setTyped}
        >
          {mayChange && (
            <Button
              id="add-firewall-rule"
              leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
              onClick={() => setOpened({ kind: "add" })}
            >
              {t("act.add")}
            </Button>
          )}
        </FirewallFilters>
        <FieldAlert message={problem} className={listStyles.pad} />
        <PagedTable
          list={list}
          className={styles.table}
          labelledBy="firewall"
          columns={[
            t("column.active"),
            t("column.range"),
            { label: t("column.hits"), isFigure: true },
            t("column.lastHit"),
            t("column.expires"),
            mayChange && { label: t("column.acts"), isHidden: true },
          ]}
          row={(rule, at, rules) => (
            <FirewallRow
              key={rule.id}
              rule={rule}
              now={now}
              mayChange={mayChange}
              onToggle={() => toggle(rule)}
              onEdit={() => setOpened({ kind: "edit", rule })}
              onDelete={() => setOpened({ kind: "delete", rule })}
              onUp={swap(rules[at - 1], rule)}
              onDown={swap(rule, rules[at + 1])}
            />
          )}
          empty={t(isFiltered ? "firewall.emptyFiltered" : "firewall.empty")}
          words={{ failed: t("firewall.failed"), more: t("firewall.more"), moreFailed: t("firewall.moreFailed") }}
          about={t("firewall.about")}
        />
      </Panel>
      <AddressTest isEnforced={live?.isEnforced ?? true} />
      {opened?.kind === "add" && <FirewallDialog rule={null} onClose={close} />}
      {opened?.kind === "edit" && <FirewallDialog rule={opened.rule} onClose={close} />}
      {opened?.kind === "delete" && <DeleteRuleDialog rule={opened.rule} onClose={close} />}
    </>
  );
}

const DeleteDocument = graphql(`
  mutation DeleteRuleDialog_delete($id: ID!) {
    deleteFirewallRule(id: $id)
  }
`);

interface DeleteRuleDialogProps {
  rule: FirewallRule;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Says whom the rule denies, and asks once. */
function DeleteRuleDialog({ rule, onClose }: DeleteRuleDialogProps) {
  const { t } = useTranslation("security");
  const [remove] = useMutation(DeleteDocument);
  const range = rangeText(rule);
  const confirm = async () => {
    await remove({ variables: { id: rule.id } }).catch(unlessGone);
    onClose(t("done.deleted", { range }));
  };
  return (
    <ConfirmDialog
      title={t("delete.title", { range })}
      submit={t("delete.confirm")}
      pendingLabel={t("delete.pending")}
      failed={t("firewall.actFailed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>
        <b>{rule.description}</b>
      </p>
      <p>{t(rule.status === "ACTIVE" ? "delete.active" : "delete.inactive", { coverage: rule.coverage })}</p>
      {rule.hits > 0 && <p>{t("delete.hits", { count: rule.hits })}</p>}
    </ConfirmDialog>
  );
}

interface FirewallFiltersProps {
  status: FirewallRuleStatus | null;
  onStatus: (status: FirewallRuleStatus | null) => void;
  typed: string;
  onType: (typed: string) => void;
  /** What stands at the end of the line. */
  children: ReactNode;
}

/** What the list is narrowed by: a state, and words of the description. */
function FirewallFilters({ status, onStatus, typed, onType, children }: FirewallFiltersProps) {
  const { t } = useTranslation("security");
  return (
    <ListTools
      name={t("firewall.filter")}
      search={{
        id: "firewall-search",
        label: t("firewall.search"),
        hint: t("firewall.searchHint"),
        typed,
        onType,
      }}
      acts={children}
    >
      <FilterChip
        id="firewall-state"
        label={t("firewall.state")}
        value={status}
        any={`${t("firewall.state")}: ${t("firewall.any")}`}
        options={RULE_STATES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={onStatus}
      />
    </ListTools>
  );
}
