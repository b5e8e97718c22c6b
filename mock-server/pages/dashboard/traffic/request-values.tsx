import { dashboardUserAgent } from '../internal-call';
import type { Links } from '../links';
import { Text } from '../parts/values';
import { sentenceCase, shortPath, visibleText } from '../text';
import type { RequestEntry } from './copied-request';

const MAX_PATH_CHARACTERS = 64;

/** The method and the path of a request with a link to its page. A long path is without its middle. */
export function RequestLink({ links, of }: { readonly links: Links; readonly of: RequestEntry }) {
  const { id, method, path } = of;
  return (
    <>
      <a class="request" href={links.to(`requests/${id}`)} title={visibleText(path)}>
        <code>
          <span class="method">{visibleText(method)}</span> {shortPath(visibleText(path), MAX_PATH_CHARACTERS)}
        </code>
        <span class="unseen"> request {id}</span>
      </a>
      {isOfDashboard(of) && <span class="sender">Sent by the dashboard</span>}
    </>
  );
}

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
