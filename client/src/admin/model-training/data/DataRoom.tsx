import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { graphql } from "../../../gql";
import { useSearchWords } from "../../../lib/useSearchWords";
import { FigureStrip } from "../../FigureStrip";
import { Parts } from "../../Parts";
import { AddedLines } from "./AddedLines";
import { CommittedLines } from "./CommittedLines";
import styles from "./DataRoom.module.css";
import {
  emptyAddress,
  inSentence,
  LABELS,
  type LineAddress,
  type LineListProps,
  readAddress,
  whole,
  writeAddress,
} from "./lines";

/** The training data: in figures, the lines that come with the product, and those that were added here. */
export function DataRoom() {
  const { t } = useTranslation("training-data");
  const [params] = useSearchParams();
  const { tab } = readAddress(params);
  const { counts, hasFailed } = useLineCounts();
  const to = (lines: LineAddress["tab"]) => `/admin/model-training?${writeAddress(emptyAddress(lines))}`;
  return (
    <>
      <Figures counts={counts} hasFailed={hasFailed} />
      {counts && <p className={styles.apart}>{t("apart", { styles: inSentence(counts.heldOutStyles) })}</p>}
      <Parts
        label={t("tabs.label")}
        parts={(["committed", "added"] as const).map((one) => ({
          name: t(`tabs.${one}`),
          to: to(one),
          isOpen: one === tab,
        }))}
      />
      <Lines key={tab} counts={counts} />
    </>
  );
}

/** One of the two lists. What is narrowed and the place are in the address, what is typed is not. */
function Lines({ counts }: { counts: LineCounts | undefined }) {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const { tab } = address;
  const { typed, setTyped, search } = useSearchWords();
  const go = (next: LineAddress) => setParams(writeAddress(next), { preventScrollReset: true });
  const first = { after: null, before: null };
  const searched = useRef(search);
  useEffect(() => {
    if (searched.current === search) return;
    searched.current = search;
    // Other words have other pages.
    setParams((before) => writeAddress({ ...readAddress(before), after: null, before: null }), { replace: true });
  }, [search, setParams]);
  const list: LineListProps = {
    address,
    onNarrow: (change) => go({ ...address, ...first, ...change }),
    onTurn: (place) => go({ ...address, ...first, ...place }),
    onLost: () => setParams(writeAddress({ ...address, ...first }), { replace: true }),
    ...{ typed, onType: setTyped, search },
    onClear: () => {
      setTyped("");
      go(emptyAddress(tab));
    },
    styles: counts?.styles ?? [],
  };
  return tab === "committed" ? <CommittedLines {...list} /> : <AddedLines {...list} waiting={counts?.waitsForMe} />;
}

/** How many lines of each label are learned, and what waits. */
function Figures({ counts, hasFailed }: { counts: LineCounts | undefined; hasFailed: boolean }) {
  const { t } = useTranslation("training-data");
  const stateCount = (state: string) => counts?.states.find((one) => one.state === state)?.count ?? 0;
  return (
    <FigureStrip
      label={t("figures.label")}
      failed={hasFailed ? t("figures.failed") : undefined}
      figures={[
        ...LABELS.map((label) => {
          const added = counts?.added.find((one) => one.label === label)?.count ?? 0;
          const committed = counts?.committed?.find((one) => one.label === label)?.count;
          return {
            name: t(`label.${label}`),
            value: counts && (committed === undefined ? "–" : whole(committed + added)),
            note: committed === undefined ? t("figures.unknown") : t("figures.added", { count: whole(added) }),
          };
        }),
        {
          name: t("figures.waits"),
          value: counts && whole(counts.waitsForMe),
          note: t("figures.open", { proposed: stateCount("PROPOSED"), disputed: stateCount("DISPUTED") }),
          to: `/admin/model-training?${writeAddress({ ...emptyAddress("added"), waits: true })}`,
        },
      ]}
    />
  );
}

graphql(`
  fragment DataRoom_counts on TrainingLineCounts {
    committed {
      label
      count
    }
    added {
      label
      count
    }
    states {
      state
      count
    }
    waitsForMe
    styles
    heldOutStyles
  }
`);

const CountsDocument = graphql(`
  query LineCounts {
    trainingLineCounts {
      ...DataRoom_counts @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription TrainingLineChanged {
    trainingLineChanged {
      line {
        ...TrainingLine_added @unmask
      }
      counts {
        ...DataRoom_counts @unmask
      }
    }
  }
`);

/** The training data in figures, live; the list of added lines is read again when others have changed it. */
function useLineCounts() {
  const client = useApolloClient();
  const { data, error } = useQuery(CountsDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(ChangedDocument, {
    variables: {},
    // Figures and lines that are shown change in the cache. Read at the first one as well: something may have happened before it.
    onData: () => void client.refetchQueries({ include: ["AddedLines_list"] }),
  });
  return { counts: data?.trainingLineCounts, hasFailed: error !== undefined && !data };
}

type LineCounts = NonNullable<ReturnType<typeof useLineCounts>["counts"]>;
