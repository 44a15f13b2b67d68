import { once } from "node:events";
import type { Socket } from "node:net";
import type { PoolClient, Submittable } from "pg";

/** What of the driver's connection is used here: its types leave COPY out. */
interface Wire {
  stream: Socket;
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Pieces that wait to be read, in bytes: then the socket is not read on, and Postgres waits too. */
const WAITING_BYTES = 256 * 1024;

/** Rows as `COPY … TO STDOUT` sends them, held back while nobody takes them. */
class CopyOut implements Submittable {
  rows = 0;
  private pieces: Buffer[] = [];
  private waiting = 0;
  private wire: Wire | undefined;
  private isOver = false;
  private fault: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly sql: string) {}

  submit(connection: unknown): void {
    this.wire = connection as Wire;
    this.wire.query(this.sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.pieces.push(Buffer.from(chunk)); // the driver uses its own buffer again
    this.waiting += chunk.length;
    if (this.waiting >= WAITING_BYTES) this.wire?.stream.pause();
    this.wake();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.fault = error;
    this.wake();
  }

  handleReadyForQuery(): void {
    this.isOver = true;
    this.wake();
  }

  /** All rows in pieces, each at most a little more than one row or 256 KiB. */
  async *read(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.pieces.length > 0) {
        const piece = Buffer.concat(this.pieces);
        this.pieces = [];
        this.waiting = 0;
        yield piece;
        this.wire?.stream.resume();
        continue;
      }
      if (this.fault) throw this.fault;
      if (this.isOver) return;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

/**
 * Runs `COPY … TO STDOUT`. Who does not read to the end has to destroy the connection.
 * @returns the pieces, and how many rows there were once all of them were read.
 */
export function copyOut(client: PoolClient, sql: string): { pieces: AsyncGenerator<Buffer>; rows: () => number } {
  const copy = client.query(new CopyOut(sql));
  return { pieces: copy.read(), rows: () => copy.rows };
}

/** Something that comes once. Nobody has to wait for it. */
class Moment {
  resolve: () => void = () => undefined;
  reject: (error: Error) => void = () => undefined;
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.promise.catch(() => undefined);
  }
}

/** Takes what `COPY … FROM STDIN` is given. */
export class CopyIn implements Submittable {
  private rows = 0;
  private wire: Wire | undefined;
  private readonly begun = new Moment();
  private readonly over = new Moment();

  private constructor(private readonly sql: string) {}

  /** @throws what Postgres says of the statement. */
  static async begin(client: PoolClient, sql: string): Promise<CopyIn> {
    const copy = client.query(new CopyIn(sql));
    await copy.begun.promise;
    return copy;
  }

  submit(connection: unknown): void {
    this.wire = connection as Wire;
    this.wire.query(this.sql);
  }

  handleCopyInResponse(): void {
    this.begun.resolve();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.begun.reject(error);
    this.over.reject(error);
  }

  handleReadyForQuery(): void {
    this.over.resolve();
  }

  /** Sends a piece, and waits while the socket has enough. */
  async write(piece: Buffer): Promise<void> {
    const { wire } = this;
    if (!wire) return;
    wire.sendCopyFromChunk(piece);
    if (wire.stream.writableNeedDrain) {
      await Promise.race([once(wire.stream, "drain"), this.over.promise]);
    }
  }

  /** @returns how many rows were stored. @throws what Postgres says of them. */
  async end(): Promise<number> {
    this.wire?.endCopyFrom();
    await this.over.promise;
    return this.rows;
  }
}
