import { NativeSelect } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import styles from "./ListTools.module.css";

export interface FilterChipProps<T extends string> {
  id: string;
  label: string;
  value: T | "";
  options: readonly { value: T | ""; label: string }[];
  isSet: boolean;
  onChange: (value: T | null) => void;
}

/** A menu that looks like a chip; a choice of its own fills it. */
export function FilterChip<T extends string>({ id, label, value, options, isSet, onChange }: FilterChipProps<T>) {
  return (
    <NativeSelect
      id={id}
      aria-label={label}
      data={[...options]}
      value={value}
      data-set={isSet || undefined}
      classNames={{ input: styles.chip, wrapper: styles.chipWrapper }}
      rightSection={<IconChevronDown size={15} stroke={1.9} aria-hidden />}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value || null)
      }
    />
  );
}
