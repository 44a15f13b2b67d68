const FINAL_TEXT = 0x81;
const MEDIUM = 126;
const LARGE = 127;

/**
 * A whole websocket text message from the server, `head` and `tail` one after the other in UTF-8, as it goes over the wire:
 * one frame, neither masked nor compressed (RFC 6455, section 5.2).
 */
export function textFrame(head: Buffer, tail: Buffer): Buffer {
  const length = head.length + tail.length;
  const headerLength = length < MEDIUM ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = FINAL_TEXT;
  if (headerLength === 2) {
    frame[1] = length;
  } else if (headerLength === 4) {
    frame[1] = MEDIUM;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LARGE;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(head, headerLength);
  frame.set(tail, headerLength + head.length);
  return frame;
}
