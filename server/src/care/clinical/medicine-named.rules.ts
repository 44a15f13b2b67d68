import type { NamedMedicine } from "../medicines/names.rules";
import { kindsOf, type MedicinesTable, membersOf } from "../medicines/table.rules";

/** Which medicines the names of a message mean. */

/** A class that is called by what it is for and has no medicines of its own: "blood pressure tablets". */
export const isNamedByUse = (id: string, table: MedicinesTable): boolean =>
  id in table.classes && membersOf(table, id).length === 0;

/** Of a class, or for the same as one that is called by its use. */
function isOfClass(what: string, id: string, table: MedicinesTable): boolean {
  const uses = isNamedByUse(id, table) ? (table.classes[id]?.uses ?? []) : [];
  return kindsOf(table, what).includes(id) || uses.some((use) => table.medicines[what]?.uses?.includes(use));
}

/** A word for more than its class: "my antidepressants" may be any for depression. */
const isForDepression = ({ words }: NamedMedicine, what: string, table: MedicinesTable) =>
  /^anti-?d[eé]pres/iu.test(words) && table.medicines[what]?.uses?.includes("depression") === true;

/** The medicines that a person takes; by name where the message calls them by their class, as in "my blood thinner". */
export function namedIn(
  said: readonly NamedMedicine[],
  own: readonly NamedMedicine[],
  table: MedicinesTable,
): NamedMedicine[] {
  return said.flatMap((one) => {
    const members =
      one.what in table.medicines
        ? []
        : own.filter(({ what }) => isOfClass(what, one.what, table) || isForDepression(one, what, table));
    return members.length > 0 ? members : [one];
  });
}

/** "Ma pilule au désogestrel". */
const OF_IT = /^[\s(-]*(?:(?:au|à la|à l['’]|de|of|called|namens|llamada)\s*)?$/iu;

/** "Took my pill late (desogestrel)". */
const IN_BRACKETS = /\(\s*$/;

/** "Isn't that an antidepressant?" says what it is, and names no other one. */
const IS_ONE =
  /(?<!\p{L})(?:is|isn['’]?t|was|that['’]?s|it['’]?s|(?:ist|war) (?:das|es)|das ist|(?:c['’]est|ce n['’]est|est-ce)|es|era)(?:\s+(?:it|that|this|not|nicht|doch|pas|no))*\s+(?:just\s+)?(?:an?|une?|eine?|kein|d['’]un|una)\s+$/iu;

/** Whether each medicine of a class is of another class too. */
function isNarrower(id: string, than: string, table: MedicinesTable): boolean {
  const members = membersOf(table, id);
  return members.length > 0 && members.every(({ classes }) => classes.includes(than));
}

/** A class that is named beside one of its own is no other one: "latanoprost eye drops", "my antibiotic, it is penicillin". */
export function withoutForms(named: readonly NamedMedicine[], text: string, table: MedicinesTable): NamedMedicine[] {
  const isClass = ({ what }: NamedMedicine) => !(what in table.medicines);
  const isBeside = (one: NamedMedicine, other: NamedMedicine) => {
    const [first, second] = one.at < other.at ? [one, other] : [other, one];
    return OF_IT.test(text.slice(first.at + first.words.length, second.at));
  };
  const isOf = (other: NamedMedicine, one: NamedMedicine) =>
    other.what !== one.what &&
    (isClass(other)
      ? isNarrower(other.what, one.what, table)
      : // "Eye drops … chloramphenicol" are its antibiotic eye drops.
        kindsOf(table, other.what).some((kind) => kind === one.what || kind.endsWith(`-${one.what}`)));
  return named.filter(
    (one) =>
      !isClass(one) ||
      !named.some(
        (other) =>
          isOf(other, one) ||
          (!isClass(other) &&
            (isBeside(one, other) ||
              IN_BRACKETS.test(text.slice(0, other.at)) ||
              (other.at < one.at && IS_ONE.test(text.slice(0, one.at))))),
      ),
  );
}

const IS = "(?:is|est(?:-(?:il|elle|ce))?|ist|es|c['’]est)";
const IS_BEFORE = new RegExp(String.raw`(?<!\p{L})${IS}\s+(?:the\s+|le\s+|la\s+|l['’]|el\s+|das\s+)?$`, "iu");
const A_KIND_OF = new RegExp(
  String.raw`^\s*(?<is>${IS}\s+)?(?:also |auch |aussi |también )?(?:an?|une?|un|eine?|una)\s+(?:kind of |type of |sort of )?$`,
  "iu",
);

/** "Is trimethoprim a penicillin?", "Inexium = omeprazole?" */
export function isAskedToBe([one, other, ...more]: readonly NamedMedicine[], text: string): boolean {
  if (!one || !other || more.length > 0) return false;
  const said = text.slice(one.at + one.words.length, other.at);
  if (/^\s*=+\s*$/.test(said)) return true;
  const between = A_KIND_OF.exec(said);
  return between !== null && (between.groups?.is !== undefined || IS_BEFORE.test(text.slice(0, one.at)));
}

const INSTEAD =
  "instead of|rather than|in place of|au lieu d[eu]|à la place d[eu]|plutôt que|statt|anstatt|anstelle von|en vez de|en lugar de";
const INSTEAD_SAID = new RegExp(String.raw`(?<!\p{L})(?:${INSTEAD})(?!\p{L})`, "iu");
const INSTEAD_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${INSTEAD})\s+(?:\p{L}+\s+){0,2}$`, "iu");

/** "Instead of salt": what it is to replace is none of the medicines that are named. */
export const isInsteadOfOther = (named: readonly NamedMedicine[], text: string): boolean =>
  INSTEAD_SAID.test(text) && !named.some(({ at }) => INSTEAD_BEFORE.test(text.slice(0, at)));
