import {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";

const classNames = {
  label: styles.label,
  description: styles.hint,
  error: styles.error,
  wrapper: styles.wrapper,
  input: styles.input,
};

interface FieldTexts {
  /** Leads from the error summary to the field. */
  id: string;
  label: string;
  hint?: string;
  /** The sentence of the error, without "Error:". */
  error?: string;
}

const around = (error: string | undefined) => [styles.field, error && styles.bad].filter(Boolean).join(" ");
const message = (error: string | undefined) => (error ? <FieldError message={error} /> : undefined);

export type TextFieldProps = FieldTexts & Omit<TextInputProps, keyof FieldTexts | "description" | "classNames">;

/** What is no word: nothing about it is corrected. */
const EMAIL = { inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

/** One line of text: label, hint, error, field. With an error it has a red bar at the left and a thick red frame. */
export function TextField({ hint, error, ...rest }: TextFieldProps) {
  return (
    <div className={around(error)}>
      <TextInput
        {...(rest.type === "email" && EMAIL)}
        {...rest}
        description={hint}
        error={message(error)}
        classNames={classNames}
        withErrorStyles={false}
      />
    </div>
  );
}

export type TextAreaFieldProps = FieldTexts & Omit<TextareaProps, keyof FieldTexts | "description" | "classNames">;

/** Several lines of text, growing with what is typed. */
export function TextAreaField({ hint, error, ...rest }: TextAreaFieldProps) {
  return (
    <div className={around(error)}>
      <Textarea {...rest} description={hint} error={message(error)} classNames={classNames} withErrorStyles={false} />
    </div>
  );
}

export type SelectFieldProps = FieldTexts & Omit<NativeSelectProps, keyof FieldTexts | "description" | "classNames">;

/** A choice from a short list, with the browser's own menu, which every phone and screen reader knows. */
export function SelectField({ hint, error, ...rest }: SelectFieldProps) {
  return (
    <div className={around(error)}>
      <NativeSelect
        {...rest}
        description={hint}
        error={message(error)}
        classNames={classNames}
        withErrorStyles={false}
        rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      />
    </div>
  );
}
