import { Fragment } from "react";

/** Numbers that somebody may have to call at once; not the start of an address such as 111.nhs.uk. */
const NUMBERS = /\b(999|111|116 123)\b(?!\.\w)/g;

/** A text of the assistant in which the numbers to call can be pressed. */
export function PhoneText({ children }: { children: string }) {
  const parts = children.split(NUMBERS);
  return (
    <>
      {parts.map((part, index) => (
        // The parts of a text have no identity and never move; every second one is a number.
        <Fragment key={`${index} ${part}`}>
          {index % 2 === 1 ? <a href={`tel:${part.replaceAll(" ", "")}`}>{part}</a> : part}
        </Fragment>
      ))}
    </>
  );
}
