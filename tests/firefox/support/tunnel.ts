import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { DemoServer } from '../../../demo/server.ts';
import { demoHosts } from '../../../demo/sites/skins.ts';

/** A proxy through which the demo's hosts are reached, and nothing else. */
export interface Tunnel {
  readonly port: number;
  /** Every other host that was asked for, such as `example.org:443` or `http://example.org/`. */
  readonly refused: string[];
  close(): Promise<void>;
}

/** Opens a proxy on a free port of loopback that leads the demo's hosts to its server and refuses the rest. */
export async function openTunnel(demo: Pick<DemoServer, 'port'>): Promise<Tunnel> {
  const refused: string[] = [];
  const open = new Set<Socket>();
  const destinations = new Set(demoHosts.map((host) => `${host}:443`));
  const proxy = createServer((request, response) => {
    refused.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  proxy.on('connect', ({ url = '' }: IncomingMessage, client: Duplex) => {
    if (!destinations.has(url)) {
      refused.push(url);
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const server = connect(demo.port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(server).pipe(client);
    });
    // Either end may go at any time, and takes the other with it.
    server.on('error', () => client.destroy());
    client.on('error', () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the tunnel has no port');
  return {
    port: address.port,
    refused,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        // A connection that became a tunnel is none of the proxy's own any more, and would keep it from closing.
        for (const socket of open) socket.destroy();
      }),
  };
}
