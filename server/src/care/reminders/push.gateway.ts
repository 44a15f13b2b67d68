import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import webpush from "web-push";
import { isPushAddress, PRIVATE_NETWORKS, type PushDevice } from "./push-endpoint.rules";

/** What becomes of a message: the push service has it, knows no such device any more, or cannot take it now. */
export type PushOutcome = "sent" | "gone" | "later";

/** The keys by which push services know the product, and an address at which its people can be reached. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

export interface PushMessage {
  text: string;
  /** Seconds for which the push service keeps it. */
  ttlSeconds: number;
  /** Of several waiting messages with the same topic, a device gets the last one; 32 characters at the most. */
  topic: string;
}

/** The way to the push services of browsers. */
export interface PushGateway {
  send(device: PushDevice, keys: PushKeys, message: PushMessage): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;

const blocked = new BlockList();
for (const [network, prefix, family] of PRIVATE_NETWORKS) {
  blocked.addSubnet(network, prefix, family);
}

/** True for an address in the open internet. IPv4 in IPv6 clothes counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  const version = isIP(plain);
  return version !== 0 && !blocked.check(plain, version === 6 ? "ipv6" : "ipv4");
}

/** Looks a name up and refuses it when any of its addresses is private. The connection goes to what was checked here. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refusal = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : refused(hostname));
    const [first] = addresses ?? [];
    if (refusal || !first) {
      callback(refusal ?? refused(hostname), "", 0);
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

const refused = (hostname: string) => new Error(`${hostname.length} letters that lead to a private address`);

/**
 * Encrypts and sends by RFC 8030, 8291 and 8292. Redirections are not followed.
 * @param allowedOrigin one origin that may be called although it is private: the double of tests.
 */
export function createPushGateway(allowedOrigin: string | undefined): PushGateway {
  return {
    async send({ endpoint, p256dh, auth }, { subject, publicKey, privateKey }, { text, ttlSeconds, topic }) {
      const url = new URL(endpoint);
      if (!isPushAddress(url, allowedOrigin)) {
        return "gone";
      }
      const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        topic,
        urgency: "high",
        contentEncoding: "aes128gcm",
      });
      const status = await post(url, headers, body, url.origin === allowedOrigin ? undefined : publicLookup);
      if (status === 404 || status === 410) {
        return "gone";
      }
      return status >= 200 && status < 300 ? "sent" : "later";
    },
  };
}

function post(
  url: URL,
  headers: http.OutgoingHttpHeaders,
  body: Buffer,
  lookup: LookupFunction | undefined,
): Promise<number> {
  const { request } = url.protocol === "http:" ? http : https;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: "POST", headers, lookup, agent: false, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on("timeout", () => sending.destroy(new Error("The push service did not answer in time")));
    sending.on("error", reject);
    sending.end(body);
  });
}
