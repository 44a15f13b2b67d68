/** A network address. IPv4 in the clothes of IPv6 is IPv4 here, so that nobody is two visitors. */
export interface Address {
  family: 4 | 6;
  value: bigint;
}

const IPV4 = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** The longest text that an address can be: IPv6 with an IPv4 at its end. */
const LONGEST = 45;

/** Prefixes of 96 bits after which an IPv4 address stands: IPv4-mapped (RFC 4291) and NAT64 (RFC 6052). */
export const IPV4_INSIDE: readonly bigint[] = [0xffffn << 32n, 0x64ff9bn << 96n];

/** Bits of an address. */
export const bitsOf = (family: Address["family"]): number => (family === 4 ? 32 : 128);

/** Reads an address as it is written, strictly: no octal, no hexadecimal IPv4, nothing left out. Null for anything else. */
export function readAddress(text: string): Address | null {
  const ipv4 = readIpv4(text);
  if (ipv4 !== null) return { family: 4, value: ipv4 };
  const value = readIpv6(text);
  if (value === null) return null;
  const isIpv4 = IPV4_INSIDE.includes((value >> 32n) << 32n);
  return isIpv4 ? { family: 4, value: value & 0xffff_ffffn } : { family: 6, value };
}

/** The address of a visitor as the network or a proxy says it: a zone, a port and brackets are left out. */
export function readVisitor(text: string): Address | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  return readAddress(bare.split("%", 1)[0] ?? "");
}

export function readIpv4(text: string): bigint | null {
  const octets = IPV4.exec(text)?.slice(1).map(Number);
  if (!octets || octets.some((octet) => octet > 255)) return null;
  return octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n);
}

/** Reads IPv6 as a number, whatever stands inside of it. */
export function readIpv6(text: string): bigint | null {
  if (text.length > LONGEST || !text.includes(":")) return null;
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(groupsOf);
  if (!head || (halves.length === 2 && !tail)) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...new Array<number>(missing).fill(0), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << 16n) | BigInt(group), 0n);
}

/** The groups of 16 bits of a part of an IPv6 address; an IPv4 address at its end is two. */
function groupsOf(part: string): number[] | null {
  if (part === "") return [];
  const words = part.split(":");
  const groups: number[] = [];
  for (const [at, word] of words.entries()) {
    const ipv4 = at === words.length - 1 ? readIpv4(word) : null;
    if (ipv4 !== null) groups.push(Number(ipv4 >> 16n), Number(ipv4 & 0xffffn));
    else if (GROUP.test(word)) groups.push(Number.parseInt(word, 16));
    else return null;
  }
  return groups;
}

/** The address in its shortest form (RFC 5952), as Postgres writes it too. */
export function writeAddress({ family, value }: Address): string {
  if (family === 4) {
    return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join(".");
  }
  const words = Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16));
  const run = longestZeros(words);
  if (run.length < 2) return words.join(":");
  return `${words.slice(0, run.start).join(":")}::${words.slice(run.start + run.length).join(":")}`;
}

function longestZeros(words: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < words.length; start += 1) {
    let length = 0;
    while (words[start + length] === "0") length += 1;
    if (length > best.length) best = { start, length };
  }
  return best;
}
