import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useKept } from "../../lib/drafts";
import type { Problem } from "../../ui/ErrorSummary";
import {
  differences,
  inputOf,
  isPossibleAge,
  keptBy,
  type ProfileValues,
  type SavedProfile,
  valuesOf,
  withEntry,
} from "./profileForm";

const SaveProfileDocument = graphql(`
  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {
    saveHealthProfile(input: $input, version: $version) {
      id
      ...HealthForm_profile
    }
  }
`);

/** What was typed and not yet added to a list. */
export interface Typed {
  allergies: string;
  conditions: string;
}

interface Draft {
  /** The profile that the person began with. */
  base: SavedProfile;
  values: ProfileValues;
  typed: Typed;
}

const NOTHING_TYPED: Typed = { allergies: "", conditions: "" };
/** The id of the control that a problem leads to: the box of a list is its entry field. */
const CONTROLS: Readonly<Record<string, string>> = {
  age: "age",
  dateOfBirth: "dateOfBirth",
  allergies: "allergies",
  conditions: "conditions",
};
const PROBLEMS = { age: "age", dateOfBirth: "dateOfBirth", allergies: "list", conditions: "list" } as const;
const isKnown = (field: string | undefined): field is keyof typeof PROBLEMS => field !== undefined && field in PROBLEMS;

/**
 * The form of the health profile: what is typed, what is wrong with it, and what another tab saved meanwhile. A form that
 * nobody has touched always shows what is saved.
 */
export function useProfileForm(profile: SavedProfile, reread: () => Promise<{ version: number } | undefined>) {
  const { t } = useTranslation("profile");
  const viewer = useViewer();
  const [draft, keep] = useKept<Draft>(`${keptBy(viewer)}health`);
  const [save] = useMutation(SaveProfileDocument);
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isDone, setDone] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const isRunning = useRef(false);

  const { base, values, typed } = draft ?? { base: profile, values: valuesOf(profile), typed: NOTHING_TYPED };

  const put = (next: ProfileValues, nextTyped: Typed, nextBase = base) => {
    const isUntouched =
      differences(next, valuesOf(nextBase)).length === 0 && nextTyped.allergies + nextTyped.conditions === "";
    keep(isUntouched ? null : { base: nextBase, values: next, typed: nextTyped });
    setDone(false);
  };

  const problemsOf = async (error: unknown, version: number): Promise<Problem[]> => {
    if (problemCode(error) === "CONFLICT") {
      const now = await reread();
      if (now && now.version > version) {
        setRefused(true);
        return [];
      }
      return [{ message: t("problem.consent") }];
    }
    const found = inputProblems(error).flatMap(({ field }) =>
      isKnown(field) ? [{ message: t(`problem.${PROBLEMS[field]}`), fieldId: CONTROLS[field] }] : [],
    );
    return found.length > 0 ? found : [{ message: t("problem.save") }];
  };

  const send = async (wanted: ProfileValues, version: number) => {
    if (isRunning.current) return;
    // What was typed into a list and not added is meant all the same.
    const all = {
      ...wanted,
      allergies: withEntry(wanted.allergies, typed.allergies),
      conditions: withEntry(wanted.conditions, typed.conditions),
    };
    setDone(false);
    setRefused(false);
    if (!all.dateOfBirth && !isPossibleAge(all.age)) {
      setProblems([{ message: t("problem.age"), fieldId: "age" }]);
      return;
    }
    isRunning.current = true;
    setPending(true);
    setProblems([]);
    try {
      await save({ variables: { input: inputOf(all), version } });
      keep(null);
      setDone(true);
    } catch (error) {
      setProblems(await problemsOf(error, version));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  const isBehind = draft !== null && !pending && profile.version > base.version;
  return {
    values,
    typed,
    pending,
    problems,
    isDone,
    isTouched: draft !== null,
    errorOn: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    change: (patch: Partial<ProfileValues>) => put({ ...values, ...patch }, typed),
    type: (patch: Partial<Typed>) => put(values, { ...typed, ...patch }),
    add: (list: keyof Typed, entry: string) =>
      put({ ...values, [list]: withEntry(values[list], entry) }, { ...typed, [list]: "" }),
    submit: () => send(values, base.version),
    /** What another tab saved since the person began, when it has to be looked at. */
    theirs: isBehind ? profile : null,
    /** True when a save was refused for it; then the choice takes the focus. */
    wasRefused,
    base,
    /** Saves what was chosen of both on top of what the other tab saved. */
    settle: (chosen: ProfileValues) => {
      put(chosen, typed, profile);
      return send(chosen, profile.version);
    },
    discard: () => {
      keep(null);
      setProblems([]);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
