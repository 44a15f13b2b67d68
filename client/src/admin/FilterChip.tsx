import { NativeSelect } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import styles from "./ListTools.module.css";

export interface FilterChipProps<T extends string> {
  id: string;
  label: string;
  /** Null while nothing is chosen. */
  value: T | null;
  /** Stands first and says that nothing is chosen; missing where something always is. */
  any?: string;
  options: readonly { value: T; label: string }[];
  onChange: (value: T | null) => void;
}

/** A menu that looks like a chip; a choice of its own fills it. */
export function FilterChip<T extends string>({ id, label, value, any, options, onChange }: FilterChipProps<T>) {
  return (
    <NativeSelect
      id={id}
      aria-label={label}
      data={[...(any ? [{ value: "", label: any }] : []), ...options]}
      value={value ?? ""}
      data-set={value !== null || undefined}
      classNames={{ input: styles.chip, wrapper: styles.chipWrapper }}
      rightSection={<IconChevronDown size={15} stroke={1.9} aria-hidden />}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value ?? null)
      }
    />
  );
}
