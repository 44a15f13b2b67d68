import { createHash } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { WebSocket } from "ws";
import { textFrame } from "./text-frame";

/** A server that answers the upgrade by hand, so that nothing but our frames is on the wire. */
async function receive(frames: readonly Buffer[]): Promise<string[]> {
  const server = createServer((socket: Socket) => {
    socket.once("data", (request) => {
      const key = /sec-websocket-key: (.+)\r\n/i.exec(String(request))?.[1] ?? "";
      const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
      );
      for (const frame of frames) {
        socket.write(frame);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on("message", (data, binary) => {
      texts.push(binary ? "binary" : String(data));
      if (texts.length === frames.length) {
        resolve();
      }
    });
    client.on("error", reject);
  });
  client.terminate();
  await new Promise((resolve) => server.close(resolve));
  return texts;
}

it("is what a websocket library reads as one text, at every length of header and in every script", async () => {
  const texts = ["", "x", "y".repeat(125), "z".repeat(126), "a".repeat(65_535), "b".repeat(65_536), "Grüße, 健康 🩺"];
  const frames = texts.map((text) => textFrame(Buffer.from("{"), Buffer.from(text)));
  expect(await receive(frames)).toEqual(texts.map((text) => `{${text}`));
});
