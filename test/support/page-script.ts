import { runInNewContext } from 'node:vm';
import { assetNames, assets } from '../../mock-server/pages/generated/assets';

/** A page of the hosted onboarding in a browser. */
export interface Loaded {
  readonly dataset?: Readonly<Record<string, string>>;
  readonly ancestors?: readonly string[];
  readonly type?: string;
  readonly isFramed?: boolean;
}

/** Runs the script of the pages in a page that was loaded. Returns the messages to the embedding page, each with its origin. */
export function messagesOf({ dataset, ancestors, type = 'navigate', isFramed = true }: Loaded): unknown[][] {
  class PerformanceNavigationTiming {
    readonly type = type;
  }
  const sent: unknown[] = [];
  const window: { parent?: unknown } = {};
  window.parent = isFramed ? { postMessage: (...message: unknown[]) => sent.push(message) } : window;
  runInNewContext(assets.get(assetNames.script)?.body ?? '', {
    window,
    document: { querySelector: () => (dataset === undefined ? null : { dataset }) },
    location: { ancestorOrigins: ancestors },
    performance: { getEntriesByType: () => [new PerformanceNavigationTiming()] },
    PerformanceNavigationTiming,
  });
  return JSON.parse(JSON.stringify(sent));
}
