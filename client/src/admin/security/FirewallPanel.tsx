import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
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
import { DataTable } from "../../ui/DataTable";
import { DoneBanner } from "../../ui/DoneBanner";
import { FieldAlert } from "../../ui/FieldError";
import listStyles from "../../ui/List.module.css";
import { ListEnd } from "../../ui/ListEnd";
import { LivePill } from "../../ui/LivePill";
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

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

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
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { rules, live, error, read, more } = useFirewall({ status, search: search || null });
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
      read();
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
    read();
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
        {rules && rules.length > 0 && (
          <DataTable className={styles.table} labelledBy="firewall">
            <thead>
              <tr>
                <th scope="col">{t("column.active")}</th>
                <th scope="col">{t("column.range")}</th>
                <th scope="col" data-figure>
                  {t("column.hits")}
                </th>
                <th scope="col">{t("column.lastHit")}</th>
                <th scope="col">{t("column.expires")}</th>
                {mayChange && (
                  <th scope="col">
                    <span className="hidden-text">{t("column.acts")}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rules.map((rule, at) => (
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
              ))}
            </tbody>
          </DataTable>
        )}
        <ListEnd
          rows={rules?.length}
          empty={t(isFiltered ? "firewall.emptyFiltered" : "firewall.empty")}
          failed={error ? t("firewall.failed") : null}
          onRetry={read}
          more={more && { onMore: more, label: t("firewall.more"), failed: t("firewall.moreFailed") }}
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
        value={status ?? ""}
        options={[
          { value: "" as const, label: `${t("firewall.state")}: ${t("firewall.any")}` },
          ...RULE_STATES.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        isSet={status !== null}
        onChange={onStatus}
      />
    </ListTools>
  );
}
