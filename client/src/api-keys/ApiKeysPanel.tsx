import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ConfirmDialog } from "../core/ConfirmDialog";
import { useConnection } from "../core/connection";
import { useAddress } from "../core/useAddress";
import { graphql } from "../gql";
import { focusPage } from "../lib/pageBelow";
import { formatDay, formatHourMinute } from "../lib/time";
import { useNow } from "../lib/useNow";
import { ChoiceChips } from "../ui/ChoiceChips";
import { DoneBanner } from "../ui/DoneBanner";
import { LivePill } from "../ui/LivePill";
import { PagedTable } from "../ui/PagedTable";
import { Panel } from "../ui/Panel";
import { ApiKeyRow } from "./ApiKeyRow";
import styles from "./ApiKeys.module.css";
import { type ApiKey, type ApiKeyOwner, OWNERS } from "./apiKeys";
import { NewKeyDialog } from "./NewKeyDialog";
import { RotateDialog } from "./RotateDialog";
import { UsageDialog } from "./UsageDialog";
import { useApiKeySetup, useApiKeys } from "./useApiKeys";

type Opened = { kind: "add" } | { kind: "rotate" | "revoke" | "usage"; key: ApiKey };

export interface ApiKeysPanelProps {
  /** Whose keys are shown first. */
  owner: ApiKeyOwner;
  /** True for staff, who see those of advertisers as well. */
  hasOwners?: boolean;
  /** False for who may only read. */
  mayManage: boolean;
}

/** API keys with what they may do, when they were used and until when they work. */
export function ApiKeysPanel({ owner: first, hasOwners = false, mayManage }: ApiKeysPanelProps) {
  const { t } = useTranslation("apiKeys");
  const connection = useConnection();
  const now = useNow(10_000);
  const [params, put] = useAddress();
  const owner = hasOwners ? (OWNERS.find((one) => one.toLowerCase() === params.get("owner")) ?? first) : first;
  const isEnded = params.get("keys") === "ended";
  const { setup, read: readSetup } = useApiKeySetup();
  const list = useApiKeys({ owner, isEnded }, readSetup);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState("");
  const mayMake = mayManage && owner === first && (setup?.mayHaveKeys ?? false);

  const close = (sentence?: string) => {
    const before = opened;
    setOpened(null);
    if (sentence) setSaid(sentence);
    void list.read();
    const button = before && "key" in before ? `${before.kind}-${before.key.id}` : "add-api-key";
    focusPage(() => document.getElementById(button) ?? document.getElementById("add-api-key"));
  };

  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <Panel
        id="api-keys"
        title={t("title")}
        remarks={
          <>
            <LivePill connection={connection} />
            {list.nodes && <span>{t("count", { count: list.total ?? 0 })}</span>}
            {!mayManage && <span>{t("readOnly")}</span>}
          </>
        }
      >
        <div className={styles.tools}>
          {hasOwners && (
            <ChoiceChips
              legend={t("owner.legend")}
              chips={OWNERS.map((choice) => ({ choice, label: t(`owner.${choice}`) }))}
              chosen={owner}
              onChoose={(choice) => put({ owner: choice === first ? null : choice.toLowerCase() })}
            />
          )}
          <ChoiceChips
            legend={t("ended.legend")}
            chips={[
              { choice: "working", label: t("ended.no") },
              { choice: "ended", label: t("ended.yes") },
            ]}
            chosen={isEnded ? "ended" : "working"}
            onChoose={(choice) => put({ keys: choice === "ended" ? "ended" : null })}
          />
          {mayMake && (
            <Button
              id="add-api-key"
              className={styles.add}
              leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
              onClick={() => setOpened({ kind: "add" })}
            >
              {t("act.add")}
            </Button>
          )}
        </div>
        <PagedTable
          list={list}
          className={styles.table}
          labelledBy="api-keys"
          columns={[
            t("column.service"),
            t("column.scopes"),
            t("column.rotated"),
            t("column.expires"),
            t("column.used"),
            { label: t("column.acts"), isHidden: true },
          ]}
          row={(key) => (
            <ApiKeyRow
              key={key.id}
              apiKey={key}
              now={now}
              showsOwner={hasOwners}
              onAct={(kind) => setOpened({ kind, key })}
              mayRotate={owner === first}
            />
          )}
          empty={t(isEnded ? "emptyEnded" : owner === first ? "empty" : "emptyOthers")}
          words={{ failed: t("failed"), more: t("more"), moreFailed: t("moreFailed") }}
          about={
            setup && (
              <>
                {t("about", { days: setup.lifetimeDays, points: setup.pointsPerMinute.toLocaleString("en-GB") })}{" "}
                <Link to="/developers">{t("documentation")}</Link>
              </>
            )
          }
        />
      </Panel>
      {opened?.kind === "add" && setup && <NewKeyDialog setup={setup} hasHolders={hasOwners} onClose={close} />}
      {opened?.kind === "rotate" && setup && <RotateDialog apiKey={opened.key} setup={setup} onClose={close} />}
      {opened?.kind === "revoke" && <RevokeDialog apiKey={opened.key} onClose={close} />}
      {opened?.kind === "usage" && <UsageDialog apiKey={opened.key} onClose={() => close()} />}
    </>
  );
}

const RevokeDocument = graphql(`
  mutation RevokeDialog_revoke($id: ID!) {
    revokeApiKey(id: $id) {
      ...ApiKey_key @unmask
    }
  }
`);

interface RevokeDialogProps {
  apiKey: ApiKey;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Says who will be cut off, and asks once. */
function RevokeDialog({ apiKey: { id, service, maskedKey, lastUsedAt }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation("apiKeys");
  const [revoke] = useMutation(RevokeDocument);
  const confirm = async () => {
    await revoke({ variables: { id } });
    onClose(t("done.revoked", { service }));
  };
  return (
    <ConfirmDialog
      title={t("revoke.title", { service })}
      submit={t("revoke.confirm")}
      pendingLabel={t("revoke.pending")}
      failed={t("revoke.failed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>{t("revoke.text", { key: maskedKey })}</p>
      <p>
        {lastUsedAt
          ? t("revoke.used", { day: formatDay(lastUsedAt), time: formatHourMinute(lastUsedAt) })
          : t("revoke.neverUsed")}
      </p>
    </ConfirmDialog>
  );
}
