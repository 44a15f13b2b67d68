import { Fragment } from "react";
import { markStretches, type Stretch } from "../lib/markWords";
import styles from "./MarkedText.module.css";

export interface MarkedTextProps {
  text: string;
  stretches: readonly Stretch[];
}

/** A text with what was found in it marked in its place. Everything in it is text. */
export function MarkedText({ text, stretches }: MarkedTextProps) {
  let at = 0;
  return (
    <span className={styles.marked}>
      {markStretches(text, stretches).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>;
      })}
    </span>
  );
}
