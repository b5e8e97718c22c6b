import type { Child } from 'hono/jsx';
import { type JudgedRow, reasonOf } from '../../spec/derive/verdict';
import { docsUrl } from '../../spec/vocabulary/reference-page';

interface JudgedRowPartProps {
  readonly judged: JudgedRow;
  /** The reason of its status (default: as a text). */
  readonly reason?: Child;
  /** The lines of test that meet it. */
  readonly lines?: Child;
}

/** A row on a page: its title and reason, the damage without it, the guide, how the sandbox knows, and the lines of test. */
export function JudgedRowPart({ judged, reason = reasonOf(judged), lines }: JudgedRowPartProps) {
  const { id, row } = judged;
  return (
    <div class="row" id={id}>
      <h3>{row.title}</h3>
      <div class="reason">{reason}</div>
      <p>
        {row.why} <a href={docsUrl(row.guide)}>Guide</a>
      </p>
      <p>
        How the sandbox knows: <WithCode text={row.how} />
      </p>
      {lines}
    </div>
  );
}

/** Text with code between backticks. */
function WithCode({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>;
}
