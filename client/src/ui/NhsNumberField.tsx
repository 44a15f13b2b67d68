import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { isNhsNumber, nhsDigits, spaceNhsNumber } from "../lib/nhsNumber";
import styles from "./NhsNumberField.module.css";
import { TextField } from "./TextField";

/** Digits of a whole number. */
const WHOLE = 10;

export interface NhsNumberFieldProps {
  id: string;
  label: string;
  hint: string;
  /** What is said, without blocking anything, about a number that cannot be one. */
  odd: string;
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
  /** The sentence of an error that stopped the form. */
  error?: string;
}

/** One field that spaces itself 3-3-4 while typing and takes pasted spaces; the caret stays behind its digit. */
export function NhsNumberField({ id, label, hint, odd, value, onChange, error }: NhsNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const [left, setLeft] = useState(false);
  const spaced = spaceNhsNumber(value);

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    const caret = spaceNhsNumber(spaced.replaceAll(" ", "").slice(0, digitsBeforeCaret.current)).length;
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  }, [spaced]);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    digitsBeforeCaret.current = nhsDigits(
      currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined),
    ).length;
    onChange(nhsDigits(currentTarget.value));
  };

  const isOdd = value !== "" && (left || value.length >= WHOLE) && !isNhsNumber(value);
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        id={id}
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        className="num"
        value={spaced}
        onChange={change}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <p role="status" className={styles.odd}>
        {isOdd && !error && odd}
      </p>
    </div>
  );
}
