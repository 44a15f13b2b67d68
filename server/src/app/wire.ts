import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { FrameSocket } from "../platform/realtime/shared-executions";

/**
 * The connection under a websocket. Writing to it past the library is safe because the library, which neither compresses nor
 * splits messages here, never has half a message under way.
 */
export class Wire implements FrameSocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly request: IncomingMessage,
  ) {}

  get bufferedAmount(): number {
    return this.socket.bufferedAmount;
  }

  writeFrame(frame: Buffer): void {
    if (this.socket.readyState === this.socket.OPEN) {
      this.request.socket.write(frame);
    }
  }
}
