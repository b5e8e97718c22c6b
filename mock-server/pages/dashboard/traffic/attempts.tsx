import type { Child } from 'hono/jsx';
import { explainCause } from '../../../../spec/derive/delivery-cause';
import type { Objects } from '../objects/fields';
import { visibleLines } from '../parts/code-block';
import { HttpStatus } from '../parts/http-status';
import { Instant } from '../parts/values';
import { sentenceCase, visibleText } from '../text';

type Delivery = Objects['Delivery'];
type Attempt = Delivery['attempts'][number];

/** All attempts of a delivery. */
export function Attempts({ id, attempts }: Delivery): Child {
  if (attempts.length === 0) return <span class="none">None yet</span>;
  return (
    <ol class="attempts">
      {attempts.map((attempt, index) => (
        <li id={`${id}-${index + 1}`}>
          <Instant at={attempt.attempted_at} /> {attempt.failure === null && <HttpStatus of={attempt.status} />}
          {attempt.failure !== null && <span class="status bad">{sentenceCase(attempt.failure)}</span>}
          {attempt.cause !== null && <> {visibleText(explainCause(attempt.cause))}</>}
          {attempt.fault !== null && <> Fault: {attempt.fault}</>}
          <span class="duration"> {attempt.duration_ms} ms</span>
          <Answer id={`${id}-${index + 1}-answer`} of={attempt} />
        </li>
      ))}
    </ol>
  );
}

/** An answer up to this length is shown at once. */
const MAX_SHOWN_CHARACTERS = 40;

/** The beginning of the body that the endpoint answered with. */
function Answer({ id, of: { answer } }: { readonly id: string; readonly of: Attempt }) {
  if (answer === null || answer === '') return null;
  if (answer.length <= MAX_SHOWN_CHARACTERS) return <code class="answer">{visibleText(answer)}</code>;
  return (
    <details class="answer" id={id}>
      <summary>
        <code>{visibleText(answer.slice(0, MAX_SHOWN_CHARACTERS))}…</code>
      </summary>
      <pre tabindex={0}>{visibleLines(answer)}</pre>
    </details>
  );
}
