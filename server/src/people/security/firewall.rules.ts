import { type Address, bitsOf, IPV4_INSIDE, readAddress, readIpv4, readIpv6, writeAddress } from "./address.rules";

/** Addresses that begin with the same bits. */
export interface Range extends Address {
  /** How many bits are the same. */
  prefix: number;
}

export const FIREWALL_LIMITS = {
  rules: 1_000,
  descriptionLength: 200,
  noteLength: 1_000,
  rangeLength: 60,
  searchLength: 100,
} as const;

/** How a rule stands: only active ones deny. */
export const RULE_STATUSES = ["ACTIVE", "INACTIVE", "EXPIRED"] as const;
export type FirewallRuleStatus = (typeof RULE_STATUSES)[number];

export const FIREWALL_MESSAGES = {
  rangeMissing: "Please type an address or a range, such as 192.0.2.0/24.",
  rangeTooLong: "This is too long for an address or a range.",
  rangeSpace: "Please remove the space.",
  rangeZone: "Please remove the part after %: a zone only has meaning on one machine.",
  rangeHex: "Please write an IPv4 address in decimal numbers, such as 127.0.0.1.",
  rangeOctal: "Please write each number without a leading zero: some programs read 010 as 8.",
  rangeParts: "An IPv4 address has four numbers, such as 127.0.0.1.",
  rangeOctet: "Each number in an IPv4 address must be from 0 to 255.",
  rangePrefix4: "The number after the slash of an IPv4 range must be from 1 to 32.",
  rangePrefix6: "The number after the slash of an IPv6 range must be from 1 to 128.",
  rangeEverybody: "This range covers every address. Please enter a smaller one.",
  rangeAllIpv4: "This range covers all IPv4 addresses in another notation. Please enter a smaller one.",
  rangeUnknown: "This is not an IPv4 or IPv6 address. Host names are not supported.",
  descriptionMissing: "Please say what this rule is for.",
  expiryPast: "Please choose a time in the future.",
  expiryUnknown: "Please choose a day and a time.",
  changed: "Someone has changed this rule since you opened it. Please check it again.",
  isSo: "Someone has already switched this rule on or off.",
  tooManyRules: "You have reached the limit of 1,000 rules. Please delete one first.",
  searchTooLong: "Please use at most 100 characters.",
  notAnAddress: "Please type one IPv4 or IPv6 address, such as 192.0.2.7.",
} as const;

export const tooLong = (most: number): string => `Please use at most ${most.toLocaleString("en-GB")} characters.`;

/** What the field says when the rule would deny whoever writes it. */
export const locksOut = (address: string): string =>
  `Your own address is ${address}: this rule would lock you out. Ask someone at another address to add it.`;

/** What the field says when the range stands there already. */
export const rangeTaken = (description: string): string => `This range is already in the rule “${description}”.`;

/** Reads a range or a single address as somebody typed it. Forms of IPv6 with an IPv4 address inside are its IPv4 range. */
export function readRange(typed: string): Range | { message: string } {
  const text = typed.trim();
  const [address = "", prefixText, ...rest] = text.split("/");
  const problem = shapeProblem(typed.length > 4 * FIREWALL_LIMITS.rangeLength ? typed : text, address);
  if (problem) return { message: problem };
  const isIpv6 = address.includes(":");
  const message = FIREWALL_MESSAGES[isIpv6 ? "rangePrefix6" : "rangePrefix4"];
  if (rest.length > 0 || (prefixText !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefixText))) return { message };
  const written = isIpv6 ? 128 : 32;
  const prefix = prefixText === undefined ? written : Number(prefixText);
  if (prefix > written) return { message };
  return isIpv6 ? readIpv6Range(address, prefix) : finishRange({ family: 4, value: readIpv4(address) ?? 0n, prefix });
}

/** What is wrong with the text before its numbers are looked at. */
function shapeProblem(text: string, address: string): string | undefined {
  if (text.trim() === "") return FIREWALL_MESSAGES.rangeMissing;
  if (text.length > FIREWALL_LIMITS.rangeLength) return FIREWALL_MESSAGES.rangeTooLong;
  if (/\s/.test(text)) return FIREWALL_MESSAGES.rangeSpace;
  if (text.includes("%")) return FIREWALL_MESSAGES.rangeZone;
  if (address.includes(":")) return readIpv6(address) === null ? FIREWALL_MESSAGES.rangeUnknown : undefined;
  if (/(^|\.)0x[0-9a-f]*(\.|$)/i.test(address)) return FIREWALL_MESSAGES.rangeHex;
  if (!/^[\d.]+$/.test(address)) return FIREWALL_MESSAGES.rangeUnknown;
  const numbers = address.split(".");
  if (numbers.length !== 4 || numbers.includes("")) return FIREWALL_MESSAGES.rangeParts;
  if (numbers.some((number) => /^0\d/.test(number))) return FIREWALL_MESSAGES.rangeOctal;
  return readIpv4(address) === null ? FIREWALL_MESSAGES.rangeOctet : undefined;
}

function readIpv6Range(address: string, prefix: number): Range | { message: string } {
  const value = readIpv6(address) ?? 0n;
  const read = readAddress(address);
  if (read?.family === 4 && prefix >= 96) return finishRange({ ...read, prefix: prefix - 96 });
  const range: Range = { family: 6, value, prefix };
  const holdsIpv4 = IPV4_INSIDE.some((inside) =>
    contains({ ...range, value: networkOf(range) }, { family: 6, value: inside }),
  );
  if (holdsIpv4) {
    return { message: FIREWALL_MESSAGES[prefix === 0 ? "rangeEverybody" : "rangeAllIpv4"] };
  }
  return finishRange(range);
}

function finishRange(range: Range): Range | { message: string } {
  if (range.prefix === 0) return { message: FIREWALL_MESSAGES.rangeEverybody };
  const network = networkOf(range);
  if (network === range.value) return range;
  const meant = writeRange({ ...range, value: network });
  return {
    message: `This range starts at a different address: did you mean ${meant}? For that single address, enter ${writeAddress(range)}.`,
  };
}

const networkOf = ({ family, value, prefix }: Range): bigint => {
  const free = BigInt(bitsOf(family) - prefix);
  return (value >> free) << free;
};

/** True when the address lies in the range. */
export function contains(range: Range, address: Address): boolean {
  const free = BigInt(bitsOf(range.family) - range.prefix);
  return range.family === address.family && range.value >> free === address.value >> free;
}

/** "192.0.2.0/24"; an address alone has the longest prefix. */
export const writeRange = (range: Range): string => `${writeAddress(range)}/${range.prefix}`;

/** Counts that a person can picture are written out. */
const COUNTED_BITS = 32;

/** How many addresses a range holds, in words: "256 addresses". */
export function coverageOf({ family, prefix }: Pick<Range, "family" | "prefix">): string {
  const free = bitsOf(family) - prefix;
  if (free === 0) return "1 address";
  if (free <= COUNTED_BITS) return `${(2 ** free).toLocaleString("en-GB")} addresses`;
  return `all addresses of a /${prefix} network`;
}
