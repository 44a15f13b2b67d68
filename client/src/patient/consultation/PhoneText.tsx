import { Fragment } from "react";

/** Numbers that somebody may have to call at once; not the start of an address such as 111.nhs.uk. */
const NUMBERS = /\b(?:999|111|116 123)\b(?!\.\w)/g;

/** A text of the assistant in which the numbers to call can be pressed. */
export function PhoneText({ children }: { children: string }) {
  const numbers = [...children.matchAll(NUMBERS)].map((match) => ({ text: match[0], at: match.index }));
  const ends = [0, ...numbers.map(({ at, text }) => at + text.length)];
  return (
    <>
      {numbers.map(({ text, at }, index) => (
        <Fragment key={at}>
          {children.slice(ends[index], at)}
          <a href={`tel:${text.replaceAll(" ", "")}`}>{text}</a>
        </Fragment>
      ))}
      {children.slice(ends.at(-1))}
    </>
  );
}
