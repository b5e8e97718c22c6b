import { isLoopback } from '../../../mock-server/server';
import type { Target } from './pass-on';

/** A port, and where its requests go. */
export interface Route {
  readonly option: '--port' | '--webhooks';
  readonly port: number;
  readonly target: Target;
  /** Returns the URL that a request is recorded with. */
  readonly recordedUrl: (path: string) => string;
  readonly kind: 'exchanges' | 'deliveries';
}

export interface RouteOptions {
  readonly target: string;
  readonly port: number;
  readonly webhooks?: number;
  readonly forwardTo?: string;
}

/** Returns the routes of a recording: that of the API, and that of webhooks if there are any. */
export function routesOf({ target, port, webhooks, forwardTo }: RouteOptions): readonly Route[] {
  const origin = new URL(target);
  const base = origin.pathname.replace(/\/$/, '');
  const api: Route = {
    option: '--port',
    port,
    target: { origin, pathOf: (path) => base + path },
    // The paths of the document have no base.
    recordedUrl: (path) => origin.origin + path,
    kind: 'exchanges',
  };
  if (webhooks === undefined || forwardTo === undefined) return [api];
  const program = new URL(forwardTo);
  const path = program.pathname + program.search;
  return [
    api,
    {
      option: '--webhooks',
      port: webhooks,
      target: { origin: program, pathOf: () => path },
      recordedUrl: () => program.origin + path,
      kind: 'deliveries',
    },
  ];
}

/** Returns the route that leads to a port of the recording itself. */
export function findLoop(routes: readonly Route[]): Route | undefined {
  const ports = routes.map(({ port }) => port);
  return routes.find(({ target: { origin } }) => isLoopback(origin.hostname) && ports.includes(portOf(origin)));
}

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);
