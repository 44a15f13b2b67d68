import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useFormDraft } from "../../lib/useFormDraft";
import type { Problem } from "../../ui/ErrorSummary";
import type { Advert, Campaign } from "../campaigns/campaigns";
import { type BuilderValues, controlOf, inputOf, newValues, valuesOf, wrongNumbers } from "./builderForm";
import { useLaunch } from "./useLaunch";

const CampaignDocument = graphql(`
  query BuilderCampaign($id: ID!) {
    campaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const SaveDocument = graphql(`
  mutation Builder_save($id: ID, $version: Int, $input: CampaignInput!) {
    saveCampaign(id: $id, version: $version, input: $input) {
      ...Campaign_campaign @unmask
    }
  }
`);

/** How long somebody has to pause before a draft is saved, in ms. */
const PAUSE_MS = 700;

export type SaveState = "idle" | "saving" | "saved" | "failed";

/** With the version of the campaign that was changed, so that nobody else's change is written over unseen. */
type Kept = BuilderValues & { version: number | null };

/**
 * A campaign as it is built. A draft saves itself a moment after each change; a campaign that was launched is changed when somebody
 * says so. What is not saved yet survives a reload of the page.
 * @param opened null for a campaign that does not exist before its first change.
 */
export function useBuilder(opened: Campaign | null, advert: Advert, onMade: (id: string) => void) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const viewer = useViewer();
  const [id, setId] = useState(opened?.id ?? null);
  const { data } = useQuery(CampaignDocument, { variables: { id: id ?? "" }, skip: !id, fetchPolicy: "cache-first" });
  const campaign = data?.campaign ?? opened;
  const [name] = useState(`${viewer?.id ?? ""} campaign ${opened?.id ?? `new ${advert.id}`}`);
  const start: Kept = campaign
    ? { ...valuesOf(campaign), version: campaign.version }
    : { ...newValues(advert), version: null };
  const draft = useFormDraft<Kept>(name, start);
  const { version: _version, ...values } = draft.values;
  const latest = useRef(draft.values);
  latest.current = draft.values;
  // A save that waited for the one before it belongs to the campaign which that one made.
  const made = useRef(id);
  /** The version that was saved here last: right after the first save the page may not have read it yet. */
  const savedVersion = useRef<number | null>(null);

  const [mutate] = useMutation(SaveDocument);
  const [state, setState] = useState<SaveState>("idle");
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [problems, setFound] = useState<readonly Problem[]>([]);
  /** What was changed since the problems were found: their sentences are old there. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  /** Somebody else changed the campaign: nothing is saved before a choice; the question itself can be put off. */
  const [hasConflict, setConflict] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const wrong = wrongNumbers(values);
  const written = JSON.stringify(inputOf(values));
  const isDirty = campaign
    ? draft.isTouched && written !== JSON.stringify(inputOf(valuesOf(campaign)))
    : draft.isTouched;
  const isDraft = !campaign || campaign.status === "DRAFT";

  const setProblems = (found: readonly Problem[]) => {
    setFound(found);
    setChanged([]);
  };
  const change = (patch: Partial<BuilderValues>) => {
    draft.change(patch);
    if (problems.length === 0) return;
    const now = [...changed, ...Object.keys(patch).map(controlOf)];
    setChanged(now);
    // The summary takes the focus whenever it changes, so it goes only as a whole.
    if (problems.every(({ fieldId }) => fieldId && now.includes(fieldId))) setProblems([]);
  };
  const meetConflict = () => {
    setConflict(true);
    setAsking(true);
  };
  const settled = () => {
    setConflict(false);
    setAsking(false);
  };
  const send = async (): Promise<Campaign | null> => {
    const sent = latest.current;
    const { version: from, ...now } = sent;
    const input = inputOf(now);
    if (!input) return null;
    setState("saving");
    const isNew = made.current === null;
    const { data: answer } = await mutate({
      variables: { id: made.current, version: from ?? savedVersion.current, input },
      update: (cache, { data: written }) => {
        if (written && isNew) {
          const { saveCampaign } = written;
          cache.writeQuery({
            query: CampaignDocument,
            variables: { id: saveCampaign.id },
            data: { campaign: saveCampaign },
          });
        }
      },
    });
    const saved = answer?.saveCampaign;
    if (!saved) throw new Error("The campaign came back empty.");
    if (JSON.stringify(latest.current) === JSON.stringify(sent) && saved.name === sent.name) draft.forget();
    else draft.change({ version: saved.version });
    savedVersion.current = saved.version;
    latest.current = { ...latest.current, version: saved.version };
    if (isNew) {
      made.current = saved.id;
      setId(saved.id);
      onMade(saved.id);
    }
    setState("saved");
    setSavedAt(new Date());
    return saved;
  };
  /** Saves what stands there, one after the other. Null when it could not be saved; why stands on the page then. */
  const save = async (isQuiet = false): Promise<Campaign | null> => {
    const before = running.current;
    const own = before.then(send);
    running.current = own.catch(() => undefined);
    try {
      return await own;
    } catch (error) {
      setState("failed");
      if (problemCode(error) === "CONFLICT") {
        meetConflict();
        return null;
      }
      const said = inputProblems(error).map(({ message, field }) => ({ message, fieldId: field && controlOf(field) }));
      if (said.length > 0) setProblems(said);
      else if (!isQuiet) setProblems([{ message: tooManyTries(common, error) ?? t("builder.saveFailed") }]);
      return null;
    }
  };

  // Only what somebody changed is saved, so a page that is looked at makes no draft.
  const waits = isDraft && isDirty && wrong.length === 0 && !hasConflict;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change, with what stands there then
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, written]);

  const launch = useLaunch({
    values,
    campaign,
    setProblems,
    save: () => (isDirty || !campaign ? save() : Promise.resolve(campaign)),
    onConflict: meetConflict,
  });
  return {
    campaign,
    values,
    change,
    wrong,
    isDirty,
    isDraft,
    state,
    savedAt,
    save,
    /** Takes the campaign as it is stored, and what was chosen here is gone. */
    discard: () => {
      draft.forget();
      setProblems([]);
      settled();
      setState("idle");
    },
    /** Writes what was chosen here over what somebody else saved meanwhile. */
    keepMine: (current: number) => {
      draft.change({ version: current });
      latest.current = { ...latest.current, version: current };
      settled();
      void save();
    },
    isAsking,
    putOff: () => setAsking(false),
    problems,
    errorOn: (field: string) =>
      problems.find(({ fieldId }) => fieldId === controlOf(field) && !changed.includes(fieldId))?.message,
    ...launch,
  };
}
export type Builder = ReturnType<typeof useBuilder>;
