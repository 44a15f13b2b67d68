import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

/** Fetches the values of many keys at once, in the order of the keys. */
export type BatchFetch<K, V> = (db: DataSource, keys: readonly K[]) => Promise<V[]>;

/**
 * The loaders of one request. On a websocket they never remember: a subscription lives for hours, and a remembered first
 * answer would be given for every later event.
 */
export class LoaderScope {
  private readonly loaders = new Map<unknown, unknown>();

  constructor(
    private readonly db: DataSource,
    private readonly remember: boolean,
  ) {}

  get<K, V>(fetch: BatchFetch<K, V>): DataLoader<K, V> {
    const known = this.loaders.get(fetch) as DataLoader<K, V> | undefined;
    const loader =
      known ?? new DataLoader<K, V>((keys) => fetch(this.db, keys), { cache: this.remember, maxBatchSize: 500 });
    this.loaders.set(fetch, loader);
    return loader;
  }
}
