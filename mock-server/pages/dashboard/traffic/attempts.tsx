import type { Child } from 'hono/jsx';
import { explainFailure, reasonOf } from '../../../../spec/derive/delivery-cause';
import { signedRequest } from '../../../events/signed-request';
import { findEvent } from '../../../events/stored-events';
import type { Objects } from '../objects/fields';
import type { Visit } from '../page';
import { visibleLines } from '../parts/code-block';
import { HttpStatus } from '../parts/http-status';
import { Instant, Prose } from '../parts/values';
import { sentenceCase, visibleText } from '../text';

type Delivery = Objects['Delivery'];
type Attempt = Delivery['attempts'][number];

/** The last attempt of a delivery in a few words, and how many there were. */
export function LastAttempt({ attempts }: Delivery): Child {
  const last = attempts.at(-1);
  if (last === undefined) return <span class="none">None yet</span>;
  return (
    <span class="prose">
      <Outcome of={last} /> {attempts.length > 1 && <span class="none">after {attempts.length} attempts</span>}
    </span>
  );
}

/** The response to an attempt, or the reason why there is none. */
function Outcome({ of }: { readonly of: Attempt }) {
  if (of.failure === null) return <HttpStatus of={of.status} />;
  return <span class="status bad">{visibleText(of.cause ?? sentenceCase(of.failure))}</span>;
}

interface AttemptsProps {
  readonly visit: Visit;
  readonly delivery: Delivery;
}

/** All attempts of a delivery, newest first. The newest one is open. */
export function Attempts({ visit, delivery }: AttemptsProps) {
  const { id, attempts } = delivery;
  if (attempts.length === 0) return <p class="hint">There was no attempt yet.</p>;
  return (
    <>
      {attempts
        .map((attempt, index) => (
          <details class="attempt" id={`${id}-${index + 1}`} open={index === attempts.length - 1}>
            <summary>
              Attempt {index + 1} <Instant at={attempt.attempted_at} /> <Outcome of={attempt} />{' '}
              <span class="duration">{attempt.duration_ms} ms</span>
            </summary>
            <AttemptBody visit={visit} delivery={delivery} attempt={attempt} />
          </details>
        ))
        .reverse()}
      <p class="hint">Requests are made again from the event and the secret: none is stored.</p>
    </>
  );
}

interface AttemptProps extends AttemptsProps {
  readonly attempt: Attempt;
}

/** An attempt: why it failed, the request and the response. */
export function AttemptBody({ visit, delivery, attempt }: AttemptProps) {
  const { webhookTimeoutMs } = visit.platform.settings.limits;
  const problem = explainFailure(attempt, webhookTimeoutMs);
  return (
    <>
      {problem !== undefined && (
        <p>
          <Prose text={visibleText(problem)} />
        </p>
      )}
      {attempt.fault !== null && (
        <p>
          An injected fault matched it: <code>{attempt.fault}</code>.
        </p>
      )}
      <div class="sides">
        <div>
          <h3>Request</h3>
          <Request visit={visit} delivery={delivery} attempt={attempt} />
        </div>
        <div>
          <h3>Response</h3>
          <Wire first={reasonOf(attempt)} text={attempt.answer || undefined} />
        </div>
      </div>
    </>
  );
}

function Request({ visit: { platform }, delivery, attempt }: AttemptProps) {
  const { signed_at: signedAt, fault, failure } = attempt;
  const publisher = platform.rows.find('publishers', delivery.publisher_id);
  const event = findEvent(platform.rows, delivery.event_id);
  if (fault === 'lose' || failure === 'host_not_allowed') return <p class="hint">It was not sent.</p>;
  if (publisher === undefined || event === undefined)
    return <p class="hint">The publisher was deleted, and its secret with it.</p>;
  const platformAccountId = platform.keyPair(event.mode).account_id;
  const { url, headers, body } = signedRequest({ publisher, event, platformAccountId, signedAt, fault });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return <Wire first={`POST ${url}`} text={[...lines, '', body].join('\n')} />;
}

function Wire({ first, text }: { readonly first: string; readonly text: string | undefined }) {
  return (
    <pre class="wire wrapped-lines" tabindex={0}>
      <span class="first-line">{visibleText(first)}</span>
      {'\n'}
      {text === undefined ? <span class="none">No body</span> : visibleLines(text)}
    </pre>
  );
}
