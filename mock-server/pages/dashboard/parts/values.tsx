import type { Child } from 'hono/jsx';
import { formatAmount } from '../../money';
import type { Currency } from '../../../rows';
import { instantText, phraseOf, visibleJson, visibleText } from '../text';
import { CopyButton } from './copy-button';

/** A text of somebody: characters that do not show are escaped. */
export function Text({ of }: { readonly of: string | null | undefined }) {
  return of === null || of === undefined || of === '' ? <span class="none">None</span> : <>{visibleText(of)}</>;
}

/** Text of the specification, with code between backticks. */
export function Prose({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code>{part}</code> : part))}</>;
}

/** The state of an object in words, in a colour of its meaning. */
export function State({ of }: { readonly of: string }) {
  return <span class={`status ${toneOf(of)}`}>{visibleText(phraseOf(of))}</span>;
}

/** The meaning of a state: done, failed, waiting for somebody, under way, or none of them. */
const tones: Readonly<Record<string, string>> = {
  succeeded: 'good',
  enabled: 'good',
  active: 'good',
  valid: 'good',
  won: 'good',
  paid: 'good',
  completed: 'good',
  delivered: 'good',
  running: 'good',
  failed: 'bad',
  lost: 'bad',
  rejected: 'bad',
  disputed: 'bad',
  dead: 'bad',
  disabled: 'bad',
  needs_response: 'warning',
  information_needed: 'warning',
  frozen: 'warning',
  canceled: 'none',
  expired: 'none',
  archived: 'none',
  retired: 'none',
};

const toneOf = (state: string): string => tones[state] ?? 'open';

/** An instant, as the API shows it. */
export function Instant({ at }: { readonly at: string | null }) {
  if (at === null) return <span class="none">None</span>;
  return <time datetime={at}>{instantText(at)}</time>;
}

/** An amount in cents with its currency. */
export function Amount({ cents, currency }: { readonly cents: number; readonly currency: Currency }) {
  return <>{formatAmount(cents, currency)}</>;
}

/** A value as JSON, such as the keys and values of a caller. */
export function Json({ of }: { readonly of: unknown }) {
  return (
    <code class="metadata" tabindex={0}>
      {visibleJson(of)}
    </code>
  );
}

/** A value as JSON, closed until somebody opens it. */
export function RawJson({ of, title = 'JSON' }: { readonly of: unknown; readonly title?: string }) {
  return (
    <details class="json" id="json">
      <summary>{title}</summary>
      <pre tabindex={0}>{visibleJson(of)}</pre>
    </details>
  );
}

/** Names with their values. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: Child])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  readonly title: string;
  /** Where a link or a form leads within the page. */
  readonly id?: string;
  readonly children?: Child;
}

/** A part of a page with a heading. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section class="part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A text with a button that copies it. Without a script the text can be selected. */
export function Copyable({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span class="copyable">
      <code>{visibleText(text)}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
