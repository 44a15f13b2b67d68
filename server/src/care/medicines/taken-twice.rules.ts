import { fold } from "./names.rules";
import { readFreeText } from "./read-profile.rules";
import type { MedicinesTable } from "./table.rules";

/**
 * By place in the list, those of the other names that are the same medicine or have a substance in common: whoever takes both takes it
 * twice. Kinds of medicines count for nothing, since two of a kind need not be the same.
 */
export function takenTwice(names: readonly string[], table: MedicinesTable): string[][] {
  const read = names.map((name) => {
    const substances = readFreeText([name], table).substances.map(({ what }) => what);
    return { name, folded: fold(name), substances: substances.filter((what) => what in table.medicines) };
  });
  return read.map((one) =>
    read
      .filter((other) => {
        const isSame = other.folded === one.folded || other.substances.some((what) => one.substances.includes(what));
        return other !== one && isSame;
      })
      .map(({ name }) => name),
  );
}
