import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { notify } from "../../lib/browserNotifications";
import type { Run } from "./training";

const CurrentTrainingDocument = graphql(`
  query CurrentTraining {
    currentTraining {
      ...Training_run @unmask
    }
  }
`);

const ProgressDocument = graphql(`
  subscription TrainingProgressChanged {
    trainingProgressChanged {
      ...Training_run @unmask
    }
  }
`);

const VersionDocument = graphql(`
  subscription ModelTrainingVersionChanged {
    assistantVersionChanged {
      version
    }
  }
`);

const StartDocument = graphql(`
  mutation TrainingPanel_start($input: StartTrainingInput!) {
    startTraining(input: $input) {
      ...Training_run @unmask
    }
  }
`);

const CancelDocument = graphql(`
  mutation TrainingPanel_cancel($id: ID!) {
    cancelTraining(id: $id) {
      ...Training_run @unmask
    }
  }
`);

const ResumeDocument = graphql(`
  mutation TrainingPanel_resume($id: ID!) {
    resumeTraining(id: $id) {
      ...Training_run @unmask
    }
  }
`);

/** What has to be read again when a run has ended, and when another version answers. */
const AFTER_A_RUN = ["TrainingRuns", "TrainedModels"];
const AFTER_A_PUBLICATION = ["ModelMetrics", "TrainedModels", "ModelPublications"];

export type Act = "start" | "cancel" | "resume";

/** The run that is under way, or the newest one, live; and what can be done about it. */
export function useTraining() {
  const { t } = useTranslation("training");
  const { t: common } = useTranslation("common");
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(CurrentTrainingDocument);
  const [live, setLive] = useState<{ run: Run | null; at: Date } | null>(null);
  const [pending, setPending] = useState<Act | null>(null);
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const before = useRef<Run | null>(undefined);
  const version = useRef<string>(undefined);
  const [start] = useMutation(StartDocument);
  const [cancel] = useMutation(CancelDocument);
  const [resume] = useMutation(ResumeDocument);

  const hear = (run: Run | null) => {
    setLive({ run, at: new Date() });
    const last = before.current;
    before.current = run;
    // The first value is what was there before the page was opened.
    if (!run || last === undefined) return;
    if (last?.id !== run.id) void client.refetchQueries({ include: ["TrainingRuns"] });
    if (run.status === "RUNNING" || (last?.id === run.id && last.status !== "RUNNING")) return;
    const sentence = t(`ended.${run.status}`, { number: run.number, version: run.model?.version, error: run.error });
    setSaid(sentence);
    if (run.status === "COMPLETED") notify(t("complete"), sentence, `training-${run.id}`);
    void client.refetchQueries({ include: AFTER_A_RUN });
  };
  useLiveSubscription(ProgressDocument, {
    variables: {},
    onData: ({ trainingProgressChanged }) => hear(trainingProgressChanged),
  });
  useLiveSubscription(VersionDocument, {
    variables: {},
    onData: ({ assistantVersionChanged }) => {
      const isNew = version.current !== undefined && version.current !== assistantVersionChanged.version;
      version.current = assistantVersionChanged.version;
      if (isNew) void client.refetchQueries({ include: AFTER_A_PUBLICATION });
    },
  });

  /** Does one thing at a time, and keeps the sentence of what could not be done. */
  const act = async (name: Act, run: () => Promise<unknown>) => {
    setProblem("");
    setSaid("");
    setPending(name);
    try {
      await run();
    } catch (failure) {
      setProblem(firstSentence(common, failure) ?? t(`failed.${name}`));
    } finally {
      setPending(null);
    }
  };
  return {
    /** Undefined until there is an answer, null when nothing was ever trained. */
    run: live ? live.run : data?.currentTraining,
    updatedAt: live?.at,
    hasFailed: error !== undefined && !live && !data,
    retry: () => void refetch().catch(() => undefined),
    pending,
    problem,
    said,
    forget: () => setSaid(""),
    start: (input: { seed?: number; rounds?: number }) => act("start", () => start({ variables: { input } })),
    cancel: (id: string) => act("cancel", () => cancel({ variables: { id } })),
    resume: (id: string) => act("resume", () => resume({ variables: { id } })),
  };
}

export type Training = ReturnType<typeof useTraining>;
