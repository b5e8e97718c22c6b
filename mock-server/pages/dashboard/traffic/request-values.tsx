import { dashboardUserAgent } from '../internal-call';
import type { Links } from '../links';
import { Text } from '../parts/values';
import { sentenceCase, visibleText } from '../text';
import type { RequestEntry } from './copied-request';

const MAX_PATH_CHARACTERS = 200;

/** The path of a request with a link to its page: the beginning of a long one, of which a list shows what fits. */
export function RequestLink({ links, of }: { readonly links: Links; readonly of: RequestEntry }) {
  return (
    <>
      <a href={links.to(`requests/${of.id}`)}>
        <code class="request-path">{visibleText(shortPath(of))}</code>
        <span class="unseen"> request {of.id}</span>
      </a>
      {isOfDashboard(of) && <span class="sender">Sent by the dashboard</span>}
    </>
  );
}

/** Returns the path of a request, or the beginning of a long one. */
export const shortPath = ({ path }: RequestEntry): string =>
  path.length > MAX_PATH_CHARACTERS ? `${path.slice(0, MAX_PATH_CHARACTERS)}…` : path;

const isOfDashboard = ({ headers }: RequestEntry): boolean => headers['User-Agent'] === dashboardUserAgent;

/** The program that sent a request, as it calls itself. */
export function Sender({ of }: { readonly of: RequestEntry }) {
  return isOfDashboard(of) ? <>The dashboard</> : <Text of={of.headers['User-Agent']} />;
}

/** The outcome of the Idempotency-Key of a request: `New`, `Replay`, `Mismatch`, `In progress`. */
export function KeyOutcome({ of }: { readonly of: RequestEntry['idempotency'] }) {
  if (of === null) return <span class="none">None</span>;
  const { outcome } = of;
  const isRefused = outcome === 'mismatch' || outcome === 'in_progress';
  return isRefused ? <span class="status bad">{sentenceCase(outcome)}</span> : <>{sentenceCase(outcome)}</>;
}

const tones = { ok: 'good', warning: 'warning', violation: 'bad' } as const satisfies Record<
  RequestEntry['verdict'],
  string
>;

/** Whether a request matches the OpenAPI document. */
export function Verdict({ of }: { readonly of: RequestEntry['verdict'] }) {
  return <span class={`status ${tones[of]}`}>{of === 'ok' ? 'OK' : sentenceCase(of)}</span>;
}
