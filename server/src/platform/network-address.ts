import { isIP } from "node:net";

/** An address as the database keeps it: IPv4 in its own form, IPv6 without its zone; null for what is none. */
export function storedAddress(text: string | undefined): string | null {
  const [address = ""] = (text ?? "").replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1);
  return isIP(address) === 0 ? null : address;
}
