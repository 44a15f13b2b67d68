import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../../core/problems";
import { useViewer } from "../../../core/session";
import { graphql } from "../../../gql";
import type { CareLabel, TrainingLineInput, TrainingLineRemovalReason } from "../../../gql/graphql";
import { focusPage } from "../../../lib/pageBelow";
import { DoneBanner } from "../../../ui/DoneBanner";
import { FieldAlert } from "../../../ui/FieldError";
import listStyles from "../../../ui/List.module.css";
import { Panel } from "../../../ui/Panel";
import { FilterChip } from "../../FilterChip";
import { AddedLineItem } from "./AddedLineItem";
import { AddLineDialog } from "./AddLineDialog";
import styles from "./DataRoom.module.css";
import { LineFilters } from "./LineFilters";
import { LinePages } from "./LinePages";
import { LineStates } from "./LineStates";
import { type AddedLine, addedFilter, type LineListProps, ORIGINS, PAGE_SIZE, STATES, whole } from "./lines";
import { RemoveLineDialog } from "./RemoveLineDialog";

const ListDocument = graphql(`
  query AddedLines_list($filter: AddedTrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {
    addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) {
      nodes {
        ...TrainingLine_added @unmask
      }
      counts {
        state
        count
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
        pageNumber
        pageCount
      }
      totalCount
    }
  }
`);

/** The lines that were added here, and what people make of them. @param waiting lines that wait for one's label. */
export function AddedLines({ waiting, ...props }: LineListProps & { waiting: number | undefined }) {
  const { t } = useTranslation("training-data");
  const { t: common } = useTranslation("common");
  const mayLabel = useViewer()?.permissions.includes("models.label") ?? false;
  const { address, search, onNarrow, onTurn } = props;
  const { state, origin, waits, after, before } = address;
  const { data, previousData, error, refetch } = useQuery(ListDocument, {
    variables: { filter: addedFilter(address, search), first: PAGE_SIZE, after, before },
    fetchPolicy: "cache-and-network",
  });
  const acts = useLineActs();
  const [opened, setOpened] = useState<"add" | AddedLine | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const list = (data ?? previousData)?.addedTrainingLines;
  const read = () => refetch().catch(() => undefined);
  /** Leads to a part of the list, or to the list when that has left it. */
  const focus = (id: string) => focusPage(() => document.getElementById(id) ?? document.getElementById("added-list"));

  const label = async (line: AddedLine, as: CareLabel) => {
    setProblem("");
    try {
      const labelled = await acts.label(line, as);
      if (labelled && labelled.state !== "REMOVED") {
        setSaid(`${t(`done.${labelled.state}`, { label: t(`label.${as}`) })}: ${line.text}`);
      }
    } catch (failure) {
      setSaid("");
      setProblem(`${line.text}: ${firstSentence(common, failure) ?? t("actFailed")}`);
    }
    await read();
    focus(`line-${line.id}`);
  };
  const close = (sentence?: string) => {
    const line = opened;
    setOpened(null);
    const id = line === "add" ? "lines-add" : `line-${line?.id}`;
    if (!sentence) return focus(id);
    setSaid(sentence);
    setProblem("");
    void read().then(() => focus(id));
  };
  const stateName = (value: (typeof STATES)[number]) => {
    const count = list?.counts.find((one) => one.state === value)?.count;
    const name = t(`state.${value}`);
    return count === undefined ? name : t("withCount", { name, count });
  };
  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <Panel
        id="added"
        title={t("tabs.added")}
        remarks={
          <>
            {list && <span role="status">{t("count", { count: list.totalCount, shown: whole(list.totalCount) })}</span>}
            {!mayLabel && <span>{t("readOnly")}</span>}
          </>
        }
      >
        <LineFilters
          {...props}
          known={props.styles}
          acts={
            mayLabel && (
              <Button
                id="lines-add"
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
                onClick={() => setOpened("add")}
              >
                {t("add")}
              </Button>
            )
          }
        >
          <button
            type="button"
            className={styles.waits}
            aria-pressed={waits}
            onClick={() => onNarrow({ waits: !waits })}
          >
            {waiting === undefined ? t("waitsForMe") : t("withCount", { name: t("waitsForMe"), count: waiting })}
          </button>
          <FilterChip
            id="lines-state"
            label={t("name.state")}
            value={state}
            any={`${t("name.state")}: ${t("any")}`}
            options={STATES.map((value) => ({ value, label: stateName(value) }))}
            onChange={(value) => onNarrow({ state: value })}
          />
          <FilterChip
            id="lines-origin"
            label={t("name.origin")}
            value={origin}
            any={`${t("name.origin")}: ${t("any")}`}
            options={ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }))}
            onChange={(value) => onNarrow({ origin: value })}
          />
        </LineFilters>
        <FieldAlert message={problem} className={listStyles.pad} />
        <div id="added-list" tabIndex={-1} className={styles.list}>
          {list && list.nodes.length > 0 && (
            <ul className={styles.items}>
              {list.nodes.map((line) => (
                <AddedLineItem
                  key={line.id}
                  line={line}
                  mayLabel={mayLabel}
                  onLabel={(as) => void label(line, as)}
                  onRemove={() => setOpened(line)}
                />
              ))}
            </ul>
          )}
        </div>
        <LineStates
          {...props}
          list={list}
          error={error}
          onRetry={read}
          empty={
            <>
              <p>
                <b>{t("empty")}</b>
              </p>
              <p className="dim">{t("emptyNext")}</p>
            </>
          }
        />
        {list && list.nodes.length > 0 && (
          <LinePages
            info={list.pageInfo}
            totalCount={list.totalCount}
            shown={list.nodes.length}
            onTurn={onTurn}
            list="added-list"
          />
        )}
      </Panel>
      {opened === "add" && <AddLineDialog known={props.styles} add={acts.add} onClose={close} />}
      {opened !== null && opened !== "add" && <RemoveLineDialog line={opened} remove={acts.remove} onClose={close} />}
    </>
  );
}

const AddDocument = graphql(`
  mutation AddLineDialog_add($input: TrainingLineInput!) {
    createTrainingLine(input: $input) {
      ...TrainingLine_added @unmask
    }
  }
`);

const LabelDocument = graphql(`
  mutation AddedLines_label($id: ID!, $label: CareLabel!) {
    labelTrainingLine(id: $id, label: $label) {
      ...TrainingLine_added @unmask
    }
  }
`);

const RemoveDocument = graphql(`
  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {
    deleteTrainingLine(id: $id, reason: $reason) {
      ...TrainingLine_added @unmask
    }
  }
`);

/** What is done with lines; each rejects with what the server says. */
function useLineActs() {
  const [add] = useMutation(AddDocument);
  const [label] = useMutation(LabelDocument);
  const [remove] = useMutation(RemoveDocument);
  return {
    add: (input: TrainingLineInput) => add({ variables: { input } }),
    label: async ({ id }: AddedLine, as: CareLabel): Promise<AddedLine | undefined> =>
      (await label({ variables: { id, label: as } })).data?.labelTrainingLine,
    remove: ({ id }: AddedLine, reason: TrainingLineRemovalReason) => remove({ variables: { id, reason } }),
  };
}
