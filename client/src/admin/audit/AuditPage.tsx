import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconFileDownload, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { inputProblems } from "../../core/problems";
import { useAddress } from "../../core/useAddress";
import { focusPage } from "../../lib/pageBelow";
import { formatDay, formatSeconds } from "../../lib/time";
import { FieldAlert } from "../../ui/FieldError";
import { LivePill } from "../../ui/LivePill";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./AuditPage.module.css";
import {
  type AuditFilter,
  type AuditLine,
  actorText,
  detailsText,
  inWords,
  isNarrowed,
  NEUTRAL,
  TYPED,
  type TypedName,
} from "./audit";
import { useAuditLog } from "./useAuditLog";

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 300;
const NOTHING_TYPED: Readonly<Record<TypedName, string>> = {
  search: "",
  actorEmail: "",
  subjectType: "",
  subjectId: "",
};

/** The audit log: who did what and when, the newest first; what is written meanwhile waits behind a button. */
export function AuditPage() {
  const { t } = useTranslation("security");
  const connection = useConnection();
  const [params, put] = useAddress();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [sought] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const neutral = (name: (typeof NEUTRAL)[number]) => params.get(name) ?? "";
  const filter: AuditFilter = {
    search: sought.search.trim(),
    actorEmail: sought.actorEmail.trim(),
    subjectType: sought.subjectType.trim().toLowerCase().replaceAll(" ", "_"),
    subjectId: sought.subjectId.trim(),
    action: neutral("action"),
    from: neutral("from"),
    to: neutral("to"),
  };
  const { list, words, waiting, heardAt } = useAuditLog(filter);
  const [exporting, setExporting] = useState<"idle" | "pending" | "failed">("idle");
  const problems = inputProblems(list.error);

  const clear = () => {
    setTyped(NOTHING_TYPED);
    put(Object.fromEntries(NEUTRAL.map((name) => [name, null])));
    focusPage(() => document.getElementById("audit-action"));
  };
  const keep = async () => {
    setExporting("pending");
    await exportLog(filter).then(
      () => setExporting("idle"),
      () => setExporting("failed"),
    );
  };
  const showNew = async () => {
    await list.read();
    focusPage(() => document.getElementById("audit-log"));
  };
  const isNarrow = isNarrowed(filter);
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("audit.title")} />
        <LivePill connection={connection} updated={heardAt ? t("asOf", { time: formatSeconds(heardAt) }) : undefined} />
        <div className={styles.acts}>
          <SubmitButton
            type="button"
            variant="default"
            leftSection={<IconFileDownload size={17} stroke={1.9} aria-hidden />}
            pending={exporting === "pending"}
            pendingLabel={t("audit.exporting")}
            onClick={() => void keep()}
          >
            {t("audit.export")}
          </SubmitButton>
        </div>
      </div>
      {exporting === "failed" && <FieldAlert message={t("audit.exportFailed")} className={styles.failed} />}
      <Panel
        id="audit-log"
        title={t("audit.panel")}
        remarks={list.total !== undefined && <span role="status">{t("audit.count", { count: list.total })}</span>}
      >
        <AuditFilters
          filter={filter}
          words={words}
          onNeutral={(name, value) => put({ [name]: value })}
          typed={typed}
          onType={(name, value) => setTyped((before) => ({ ...before, [name]: value }))}
          problemOn={(name) => problems.find(({ field }) => field === name)?.message}
          onClear={isNarrow ? clear : undefined}
        />
        <div role="status" className={styles.new}>
          {waiting > 0 && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={17} stroke={1.9} aria-hidden />}
              onClick={() => void showNew()}
            >
              {t("audit.new", { count: waiting })}
            </Button>
          )}
        </div>
        <PagedTable
          list={{ ...list, error: problems.length === 0 && list.error }}
          className={styles.table}
          labelledBy="audit-log"
          columns={[t("audit.column.at"), t("audit.column.who"), t("audit.column.what"), t("audit.column.subject")]}
          row={(line) => <AuditRow key={line.id} line={line} />}
          empty={t(isNarrow ? "audit.emptyFiltered" : "audit.empty")}
          words={{ failed: t("audit.failed"), more: t("audit.more"), moreFailed: t("audit.moreFailed") }}
          about={t("audit.about")}
        />
      </Panel>
    </>
  );
}

/** One line of the log: when, who, what, and on what. */
function AuditRow({ line }: { line: AuditLine }) {
  const { t } = useTranslation("security");
  const { at, text, actorRoles, subjectType, subjectId, requestId, address, details } = line;
  const noted = detailsText(details);
  return (
    <tr>
      <td data-label={t("audit.column.at")}>
        {formatDay(at)}, {formatSeconds(at)}
      </td>
      <td data-label={t("audit.column.who")} className={styles.broken}>
        {actorText(t, line)}
        {actorRoles.length > 0 && <span className={styles.facts}>{actorRoles.join(", ")}</span>}
      </td>
      <th scope="row" className={styles.broken}>
        {text}
        {noted && <span className={styles.facts}>{noted}</span>}
      </th>
      <td data-label={t("audit.column.subject")} data-wide className={styles.broken}>
        {inWords(subjectType)}
        {subjectId && <span className={styles.facts}>{subjectId}</span>}
        <span className={styles.facts}>{t("audit.request", { id: requestId })}</span>
        {address && <span className={styles.facts}>{t("audit.from", { address })}</span>}
      </td>
    </tr>
  );
}

/** Fetches the log as it is narrowed and hands it to the browser as a download. Rejects when it did not come. */
async function exportLog(filter: AuditFilter): Promise<void> {
  const answer = await fetch("/audit/export", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(filter),
  });
  if (!answer.ok) throw new Error(`The log was answered with ${answer.status}`);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name ?? "audit-log.csv";
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface AuditFiltersProps {
  filter: AuditFilter;
  words: readonly { action: string; text: string }[];
  onNeutral: (name: "action" | "from" | "to", value: string) => void;
  typed: Readonly<Record<TypedName, string>>;
  onType: (name: TypedName, value: string) => void;
  problemOn: (name: string) => string | undefined;
  /** Missing while nothing is chosen. */
  onClear?: () => void;
}

/** What the log is narrowed by: what was done, when, by whom, on what, and words of the sentence. */
function AuditFilters({ filter, words, onNeutral, typed, onType, problemOn, onClear }: AuditFiltersProps) {
  const { t } = useTranslation("security");
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{t("audit.filter")}</legend>
      <SelectField
        id="audit-action"
        label={t("audit.field.action")}
        data={[
          { value: "", label: t("audit.any") },
          ...words.map(({ action, text }) => ({ value: action, label: text })),
        ]}
        value={filter.action}
        onChange={({ currentTarget }) => onNeutral("action", currentTarget.value)}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          id={`audit-${name}`}
          type="date"
          label={t(`audit.field.${name}`)}
          error={problemOn(name)}
          value={filter[name]}
          onChange={({ currentTarget }) => onNeutral(name, currentTarget.value)}
        />
      ))}
      {TYPED.map((name) => (
        <TextField
          key={name}
          id={`audit-${name}`}
          type={name === "search" ? "search" : "text"}
          label={t(`audit.field.${name}`)}
          error={problemOn(name)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={name === "search" ? 100 : 254}
          value={typed[name]}
          onChange={({ currentTarget }) => onType(name, currentTarget.value)}
        />
      ))}
      {onClear && (
        <Button variant="subtle" onClick={onClear} className={styles.clear}>
          {t("audit.clear")}
        </Button>
      )}
    </fieldset>
  );
}
