import { BlockList } from "node:net";
import type { DataSource } from "typeorm";
import type { Clock } from "../../platform/clock";
import type { Logger } from "../../platform/logger";
import { publish, type TopicHub } from "../../platform/realtime/topics";
import { type Address, readVisitor, writeAddress } from "./address.rules";
import { contains, type Range, readRange } from "./firewall.rules";
import { FIREWALL_KEY, firewallMoved } from "./firewall.topics";
import { FirewallState } from "./firewall-rule.entity";

/** How often hits are written, and rules looked at in case an announcement was lost, in ms. */
const BEAT_MS = 1_000;

interface Parts {
  db: DataSource;
  hub: TopicHub;
  log: Logger;
  clock: Clock;
  /** The break-glass: nobody is denied. */
  isDisabled: boolean;
}

interface ActiveRule {
  id: string;
  range: Range;
  expiresAt: number;
}

interface Hits {
  count: number;
  lastAt: Date;
}

/**
 * Decides, for one process, who may come in. Rules are kept in memory and are right again within two seconds even when an
 * announcement is lost. Hits are counted in memory and added to the rules once a second, so a process that is killed loses those of
 * its last second.
 */
export class Firewall {
  private rules: ActiveRule[] = [];
  private list = new BlockList();
  private revision = "";
  private nextExpiry = Number.POSITIVE_INFINITY;
  private hits = new Map<string, Hits>();
  private refreshing: Promise<void> = Promise.resolve();
  private beating = false;
  private timer?: NodeJS.Timeout;
  private stopListening?: () => void;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly parts: Parts) {}

  /** True when FIREWALL_DISABLED=true: the rules stand there and deny nobody. */
  get isDisabled(): boolean {
    return this.parts.isDisabled;
  }

  /** Reads the rules. @throws when they cannot be read: then nobody may be served. */
  async start(): Promise<void> {
    const { hub, log, isDisabled } = this.parts;
    if (isDisabled) log.warn("FIREWALL_DISABLED=true: the firewall denies nobody");
    await this.load();
    this.stopListening = hub.listen(
      firewallMoved,
      ({ what }) => what === "rules" && void this.refreshSafely(),
      () => void this.refreshSafely(),
    );
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
    this.timer.unref();
  }

  /** True when a visitor with this address may not come in; it counts as a hit of the first rule that says so. */
  denies(address: string): boolean {
    const visitor = this.find(address);
    if (!visitor) return false;
    const rule = this.rules.find(({ range }) => contains(range, visitor));
    if (rule) {
      const count = (this.hits.get(rule.id)?.count ?? 0) + 1;
      this.hits.set(rule.id, { count, lastAt: this.parts.clock.now() });
    }
    return true;
  }

  /** The same without counting: for whoever came in before. */
  isDenied(address: string): boolean {
    return this.find(address) !== null;
  }

  /** Calls back whenever other rules are in force. */
  onChange(callback: () => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** Takes over what was committed; answers once it is in force in this process. @throws when it cannot be read. */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.load());
    return this.refreshing;
  }

  /** Writes the last hits and stops looking. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening?.();
    await this.writeHits().catch((error) => this.parts.log.warn({ err: error }, "hits of the firewall are lost"));
  }

  /** The visitor, if denied. An address that cannot be read is no rule's. */
  private find(text: string): Address | null {
    if (this.parts.isDisabled || this.rules.length === 0) return null;
    if (this.parts.clock.now().getTime() >= this.nextExpiry) this.apply(this.rules);
    const visitor = readVisitor(text);
    if (!visitor) return null;
    return this.list.check(writeAddress(visitor), visitor.family === 4 ? "ipv4" : "ipv6") ? visitor : null;
  }

  private async load(): Promise<void> {
    const [{ revision, rules }]: [
      { revision: string; rules: { id: string; range: string; expires: string | null }[] },
    ] = await this.parts.db.query(
      `select revision, coalesce((select json_agg(json_build_object('id', id, 'range', ip_range::text, 'expires', expires_at) order by position, id)
                                      from firewall_rules where is_active), '[]') as rules
           from firewall_state`,
    );
    const read = rules.map(({ id, range, expires }) => ({
      id,
      range: readRange(range),
      expiresAt: expires ? Date.parse(expires) : Number.POSITIVE_INFINITY,
    }));
    this.apply(read.filter((rule): rule is ActiveRule => "prefix" in rule.range));
    this.revision = revision;
    for (const listener of this.listeners) listener();
  }

  private apply(rules: readonly ActiveRule[]): void {
    const now = this.parts.clock.now().getTime();
    this.rules = rules.filter(({ expiresAt }) => expiresAt > now);
    this.nextExpiry = this.rules.reduce((first, { expiresAt }) => Math.min(first, expiresAt), Number.POSITIVE_INFINITY);
    this.list = new BlockList();
    for (const { range } of this.rules) {
      this.list.addSubnet(writeAddress(range), range.prefix, range.family === 4 ? "ipv4" : "ipv6");
    }
  }

  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    try {
      await this.writeHits();
      const { revision } = await this.parts.db.getRepository(FirewallState).findOneByOrFail({ onlyRow: true });
      if (revision !== this.revision) await this.refresh();
    } catch (error) {
      this.parts.log.warn({ err: error }, "the firewall could not be looked at");
    } finally {
      this.beating = false;
    }
  }

  private async refreshSafely(): Promise<void> {
    await this.refresh().catch((error) => this.parts.log.warn({ err: error }, "the firewall could not be read"));
  }

  private async writeHits(): Promise<void> {
    const hits = this.hits;
    if (hits.size === 0) return;
    this.hits = new Map();
    const rows = [...hits];
    try {
      await this.parts.db.transaction(async (tx) => {
        await tx.query(
          `with hit as (select * from unnest($1::uuid[], $2::int[], $3::timestamptz[]) as hit (id, count, last_at)),
                locked as (select r.id from firewall_rules r join hit using (id) order by r.id for update of r)
           update firewall_rules r set hits = r.hits + hit.count, last_hit_at = greatest(r.last_hit_at, hit.last_at)
             from hit join locked using (id) where r.id = hit.id`,
          [rows.map(([id]) => id), rows.map(([, { count }]) => count), rows.map(([, { lastAt }]) => lastAt)],
        );
        await publish(tx, firewallMoved, FIREWALL_KEY, { what: "hits" });
      });
    } catch (error) {
      for (const [id, { count, lastAt }] of rows) {
        const since = this.hits.get(id);
        this.hits.set(id, { count: count + (since?.count ?? 0), lastAt: since?.lastAt ?? lastAt });
      }
      throw error;
    }
  }
}
