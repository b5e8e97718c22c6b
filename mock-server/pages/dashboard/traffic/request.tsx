import { CheckboxField } from '../../form';
import { ObjectDetail } from '../objects/object-detail';
import { ObjectTable } from '../objects/object-table';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Alert } from '../parts/alert';
import { CodeBlock, visibleLines } from '../parts/code-block';
import { HttpStatus } from '../parts/http-status';
import { Id } from '../parts/id';
import { Table } from '../parts/table';
import { Section } from '../parts/values';
import { sentenceCase, visibleJson, visibleText, withoutMiddle } from '../text';
import { Compared } from './compared';
import { curlOf } from './copied-curl';
import { copiedRequest, type RequestEntry } from './copied-request';
import { sdkCodeOf } from './copied-sdk-code';
import { EditAndSend, editAndSend } from './edit-and-send';
import { FailNext, failNext } from './fail-next';
import { harDownload } from './har';
import { hasRedacted, placeholderOf, placeholdersIn } from './placeholders';
import { hasKey, notRepeatable, repeat } from './repeat';

interface PartProps {
  readonly visit: Visit;
  readonly entry: RequestEntry;
}

/** Characters of a path in the heading. The whole path is below. */
const MAX_PATH_CHARACTERS = 200;

/** A request of the log: what was sent and answered, what it led to, and the same as code. */
export const request: DashboardPage = {
  show: (visit) => {
    if (visit.id === 'export') return harDownload(visit);
    const entry = visit.platform.requests.find(visit.id);
    if (entry === undefined) return undefined;
    return {
      title: `Request ${entry.id}`,
      head: {
        kind: 'Request',
        heading: visibleText(`${entry.method} ${withoutMiddle(entry.path, MAX_PATH_CHARACTERS)}`),
        status: <HttpStatus of={entry.status} />,
        subtitle: <Id visit={visit} of={entry.id} label={null} />,
      },
      body: (
        <>
          <Explanation entry={entry} />
          <ObjectDetail visit={visit} of="RequestEntry" item={entry} />
          <Violations entry={entry} />
          <Bodies entry={entry} />
          <CausedEvents visit={visit} entry={entry} />
          <SendAgain visit={visit} entry={entry} />
          <FailNext visit={visit} entry={entry} />
          <Compared visit={visit} entry={entry} />
          <Copies visit={visit} entry={entry} />
        </>
      ),
    };
  },
  actions: { repeat, edit: editAndSend, fail_next: failNext },
};

function Explanation({ entry: { explanation } }: Pick<PartProps, 'entry'>) {
  if (explanation === null) return null;
  return (
    <Alert tone="bad">
      <p id="explanation">{visibleText(explanation)}</p>
    </Alert>
  );
}

function Bodies({ entry }: Pick<PartProps, 'entry'>) {
  const { status } = entry;
  return (
    <div class="sides">
      <Section title="Request">
        <Body
          id="request-body"
          first={`${entry.method} ${entry.path}`}
          headers={entry.headers}
          body={entry.request_body}
        />
      </Section>
      <Section title="Response">
        <Body id="response-body" first={status === null ? 'No response' : String(status)} body={entry.answer_body} />
      </Section>
    </div>
  );
}

interface BodyProps {
  readonly id: string;
  readonly first: string;
  readonly headers?: RequestEntry['headers'];
  readonly body: unknown;
}

function Body({ id, first, headers = {}, body }: BodyProps) {
  const isEmpty = body === null || body === undefined;
  const text = typeof body === 'string' ? visibleLines(body) : visibleJson(body);
  return (
    <pre class="wire" id={id} tabindex={0}>
      <span class="first-line">{visibleText(first)}</span>
      {Object.entries(headers).map(([name, value]) => `\n${name}: ${visibleText(value)}`)}
      {'\n\n'}
      {isEmpty ? <span class="none">No body</span> : text}
    </pre>
  );
}

function Violations({ entry: { violations } }: Pick<PartProps, 'entry'>) {
  if (violations.length === 0) return null;
  return (
    <Section title="Violations">
      <Table
        caption="Differences from the OpenAPI document"
        columns={[
          { title: 'Where', of: ({ item }) => <code>{visibleText(item.where)}</code>, role: 'main' },
          { title: 'What', of: ({ item }) => sentenceCase(item.kind), role: 'status' },
          {
            title: 'How to fix it',
            of: ({ item }) => <span class="prose">{visibleText(item.message)}</span>,
            role: 'actions',
          },
        ]}
        items={violations.map((item, index) => ({ item, index }))}
        idOf={({ index }) => `violation-${index}`}
        empty=""
      />
    </Section>
  );
}

/** How many events of a request its page shows. Most requests emit fewer than ten. */
const MAX_SHOWN_EVENTS = 50;

function CausedEvents({ visit, entry: { events } }: PartProps) {
  if (events.length === 0) return null;
  const more = events.length - MAX_SHOWN_EVENTS;
  return (
    <Section title="Events">
      <ObjectTable
        visit={visit}
        of="RequestEvent"
        caption={`Events that it emitted, oldest first${more > 0 ? `, without the last ${more}` : ''}`}
        items={events.slice(0, MAX_SHOWN_EVENTS)}
        empty=""
      />
    </Section>
  );
}

/** Adds what to do next where a request cannot be repeated. The form for it is below. */
const adviceFor = ({ operation }: RequestEntry, reason: string): string =>
  operation === 'createAccessToken' ? reason : `${reason} Edit and send, below, sends it with values of your own.`;

function SendAgain({ visit, entry }: PartProps) {
  const reason = notRepeatable(entry);
  const hasChoice = reason === undefined && hasKey(entry);
  return (
    <Section title="Send it again">
      <ActionForm
        visit={visit}
        action="repeat"
        button="Repeat"
        disabled={reason && adviceFor(entry, reason)}
        fields={(state) =>
          hasChoice && <CheckboxField state={state} name="same_key" label="With the same idempotency key" />
        }
      />
      <EditAndSend visit={visit} entry={entry} />
    </Section>
  );
}

function Copies({ visit, entry }: PartProps) {
  const copied = copiedRequest(visit, entry);
  const curl = curlOf(copied);
  const code = sdkCodeOf(copied);
  return (
    <Section title="As code">
      <div class="sides">
        <CodeBlock id="curl" button="Copy as curl" text={curl} />
        {code === undefined ? (
          <p class="hint">{noCodeReason(entry)}</p>
        ) : (
          <CodeBlock id="sdk-code" button="Copy as SDK code" text={code} />
        )}
      </div>
      <p class="hint">{copyHint(entry, [curl, code ?? ''])}</p>
      <p class="downloads">
        <a href={visit.links.to('requests/export', { request_id: entry.id })} download>
          Download HAR
        </a>
      </p>
    </Section>
  );
}

function noCodeReason({ operation }: RequestEntry): string {
  if (operation === 'createAccessToken') return 'The client of the SDK requests its access token itself.';
  if (operation === null) return 'The SDK has no method for an unknown path.';
  return 'The log does not have the body as a whole, so there is no code for the SDK.';
}

function copyHint({ idempotency, request_body }: RequestEntry, texts: readonly string[]): string {
  const missing = placeholdersIn(texts);
  const hasTestValues = hasRedacted(request_body);
  const sentences = [
    missing.length === 0 ? 'It runs as it is.' : `Replace ${missing.join(', ')} with your own values.`,
    ...(missing.includes(placeholderOf('client_secret'))
      ? ['The client secret was shown by the process that created the platform.']
      : []),
    ...(hasTestValues ? ['Test values stand for what the log does not keep.'] : []),
    ...(idempotency !== null && !hasTestValues ? ['curl sends the same idempotency key, the SDK a new one.'] : []),
  ];
  return sentences.join(' ');
}
