import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { problemCode } from "../../../core/problems";
import { graphql } from "../../../gql";
import { type Dose, nameOf } from "./reminders";

const TakeDocument = graphql(`
  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {
    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {
      id
      ...ReminderCard_reminders
    }
  }
`);

const SkipDocument = graphql(`
  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {
    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {
      id
      ...ReminderCard_reminders
    }
  }
`);

const UndoDocument = graphql(`
  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {
    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {
      id
      ...ReminderCard_reminders
    }
  }
`);

export type DoseAct = "taken" | "skipped" | "undone";

/** How long the message of success stands, in ms. */
export const SAID_MS = 3_000;

const SHOWN = { taken: "TAKEN", skipped: "SKIPPED", undone: "DUE" } as const;

/** What can be done with a dose. It shows at once what it will be, and again what it was when that fails. */
export function useDoseActs(now: Date) {
  const [take] = useMutation(TakeDocument);
  const [skip] = useMutation(SkipDocument);
  const [undo] = useMutation(UndoDocument);
  const [ahead, setAhead] = useState<ReadonlyMap<string, Dose>>(new Map());
  const [said, setSaid] = useState<{ act: DoseAct; name: string } | null>(null);
  const [failure, setFailure] = useState<"notSaved" | "noConsent" | null>(null);
  const running = useRef(new Set<string>());

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const settle = (id: string) => {
    running.current.delete(id);
    setAhead((doses) => new Map([...doses].filter(([other]) => other !== id)));
  };
  const act = async (dose: Dose, kind: DoseAct) => {
    const { id, medicationId, day, slot } = dose;
    if (running.current.has(id)) return;
    running.current.add(id);
    setFailure(null);
    setSaid(null);
    const shown: Dose = { ...dose, state: SHOWN[kind], notedAt: kind === "undone" ? null : now.toISOString() };
    setAhead((doses) => new Map(doses).set(id, shown));
    try {
      await { taken: take, skipped: skip, undone: undo }[kind]({ variables: { medicationId, day, slot } });
      setSaid({ act: kind, name: nameOf(dose) });
    } catch (error) {
      setFailure(problemCode(error) === "CONFLICT" ? "noConsent" : "notSaved");
    } finally {
      settle(id);
    }
  };
  return { act, said, failure, shown: (dose: Dose) => ahead.get(dose.id) ?? dose };
}

export type DoseActs = ReturnType<typeof useDoseActs>;
