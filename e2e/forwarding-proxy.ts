import http from "node:http";
import net from "node:net";

/** A proxy as it stands before the product: it passes everything on, websockets too, and says who its visitors are. */
export interface ForwardingProxy {
  url: string;
  /** Where to pass things on to, known once the product listens. */
  target: string;
  stop(): Promise<void>;
}

/** Listens on the loopback; all its visitors come from one address. */
export async function startForwardingProxy(address: string): Promise<ForwardingProxy> {
  const open = new Set<net.Socket>();
  const headersOf = ({ headers }: http.IncomingMessage) => ({ ...headers, "x-forwarded-for": address });
  const server = http.createServer((request, response) => {
    const { method, url } = request;
    const passedOn = http.request(`${proxy.target}${url}`, { method, headers: headersOf(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on("error", () => response.destroy());
    request.pipe(passedOn);
  });
  server.on("connection", (socket) => open.add(socket).size && socket.once("close", () => open.delete(socket)));
  server.on("upgrade", (request, socket, head) => {
    const { hostname, port } = new URL(proxy.target);
    const passedOn = net.connect(Number(port), hostname, () => {
      const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`);
      passedOn.write(`GET ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      passedOn.write(head);
      socket.pipe(passedOn).pipe(socket);
    });
    for (const [one, other] of [
      [socket, passedOn],
      [passedOn, socket],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: ForwardingProxy = {
    url: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    target: "",
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return proxy;
}
