import { useFormDraft } from "../lib/useFormDraft";
import { useViewer } from "./session";
import { type Failed, useAct } from "./useAct";

/** What a field of text is given, or a select whose options are the field's values. */
export interface FormField<Value = string> {
  id: string;
  error: string | undefined;
  value: Value;
  autoComplete: "off";
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** A field of the input, as the API names it: "doi", or the first part of "conditions.2.value". */
const firstPart = (field: string): string => field.split(".")[0] ?? field;

/**
 * A form whose fields are kept in this tab until it is sent or discarded (`useFormDraft`), and the act of sending it.
 * @param name what it is about; the person is added to it.
 * @param start what it begins with.
 * @param prefix what the ids of its controls begin with.
 * @param blamed which control is to blame for a field that the API names, where it is another one.
 */
export function useDraftForm<T extends object>(
  name: string,
  start: T,
  prefix: string,
  failed: Failed,
  blamed: (field: string, values: T) => string = firstPart,
) {
  const viewer = useViewer();
  const { forget, ...draft } = useFormDraft(`${viewer?.id ?? ""} ${name}`, start);
  const idOf = (key: string) => `${prefix}-${key}`;
  const act = useAct(failed, (field) => idOf(blamed(field, draft.values)));
  const errorOn = (key: string) => act.errorOn(idOf(key));
  return {
    ...act,
    ...draft,
    idOf,
    errorOn,
    /** Sends it; what was typed is forgotten once it was taken. */
    send: (work: () => Promise<unknown>) =>
      act.run(async () => {
        await work();
        forget();
      }),
    /** Begins anew. */
    discard: () => {
      forget();
      act.clear();
    },
    field: <Key extends keyof T & string>(key: Key): FormField<T[Key]> => ({
      id: idOf(key),
      error: errorOn(key),
      value: draft.values[key],
      autoComplete: "off",
      onChange: ({ currentTarget }) => draft.change({ [key]: currentTarget.value } as Partial<T>),
    }),
  };
}
