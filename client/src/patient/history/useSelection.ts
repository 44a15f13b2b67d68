import { useState } from "react";

export interface Selection {
  /** True when all records of the filter are chosen, on every page. */
  all: boolean;
  ids: ReadonlySet<string>;
}

const NOTHING: Selection = { all: false, ids: new Set() };

/** Which records are chosen. It stays over pages; a choice of all ends when the filter changes. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  return {
    ...selection,
    has: (id: string) => selection.all || selection.ids.has(id),
    /** Chooses records of the page, or takes them back; `shown` are all of the page. */
    set: (ids: readonly string[], chosen: boolean, shown: readonly string[]) =>
      setSelection((before) => {
        const next = new Set(before.all ? shown : before.ids);
        for (const id of ids) chosen ? next.add(id) : next.delete(id);
        return { all: false, ids: next };
      }),
    setAll: () => setSelection({ all: true, ids: new Set() }),
    /** Ends a choice of all, which was one of another filter. */
    onFilter: () => setSelection((before) => (before.all ? NOTHING : before)),
    clear: () => setSelection(NOTHING),
  };
}
