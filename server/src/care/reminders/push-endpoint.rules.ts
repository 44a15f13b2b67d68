/** Networks that no push service is in: an address there would make the server call its own house (SSRF). */
export const PRIVATE_NETWORKS: readonly [network: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 128, "ipv6"],
  ["::1", 128, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

/** Characters of the address of a device, at the most. */
const LONGEST = 2_000;

/** What a browser hands over so that it can be reached. Both keys as base64url. */
export interface PushDevice {
  endpoint: string;
  /** Its public key: a point of P-256, 65 bytes. */
  p256dh: string;
  /** 16 bytes that both sides know. */
  auth: string;
}

export const MESSAGES = {
  endpoint: "This is not the address of a push service.",
  keys: "These are not the keys of a push subscription.",
} as const;

/** What is wrong with a device as it was handed over; where its name leads to is looked at when it is called. */
export function deviceProblem(
  { endpoint, p256dh, auth }: PushDevice,
  allowedOrigin: string | undefined,
): { field: string; message: string } | undefined {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint) || !isPushAddress(new URL(endpoint), allowedOrigin)) {
    return { field: "endpoint", message: MESSAGES.endpoint };
  }
  const areKeys = /^B[\w-]{86}=?$/.test(p256dh) && /^[\w-]{22}(==)?$/.test(auth);
  return areKeys ? undefined : { field: "p256dh", message: MESSAGES.keys };
}

/** True for https at the usual port under a name with a dot, and for the one origin that the configuration allows. */
export function isPushAddress(url: URL, allowedOrigin: string | undefined): boolean {
  if (allowedOrigin !== undefined && url.origin === allowedOrigin) {
    return true;
  }
  const isName =
    /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) && !/\.(localhost|local|internal)$/.test(url.hostname);
  return url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "" && isName;
}
