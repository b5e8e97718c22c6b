import { sentenceOf } from '../../../../spec/derive/job-outcome';
import { instantAfter } from '../../../control/handlers/clock';
import type { DueItem } from '../../../platform/due-next';
import { isSandboxError, type SandboxError } from '../../../sandbox-error';
import { toIso } from '../../../time/clock';
import { HiddenFields, TextField } from '../../form';
import { modeQuery } from '../links';
import type { Visit } from '../page';
import { JobText } from '../parts/job-text';
import { Table } from '../parts/table';
import { Instant, Section } from '../parts/values';
import { visibleText } from '../text';
import { dueJobs, type Expected, expectedBy, type FirstJobs } from './due-jobs';

/** The most jobs that a preview lists. */
const MAX_JOBS = 50;

/** The jobs that would run if the clock were advanced by a span. */
export interface PreviewOf {
  /** The span of the query; empty without one. */
  readonly span: string;
  /** Why the span is not valid. */
  readonly error?: SandboxError;
  readonly due?: FirstJobs<DueItem> & { readonly until: string; readonly expected: Expected };
}

/** Returns what would run if the clock were advanced by the span in the query parameter `preview`. */
export function previewOf({ platform, search }: Visit): PreviewOf {
  const span = search.get('preview') ?? '';
  if (span === '') return { span };
  try {
    const until = instantAfter('preview', platform.clock, span);
    const expected = expectedBy(platform, until);
    return { span, due: { ...dueJobs(platform, MAX_JOBS, until), until: toIso(until), expected } };
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return { span, error };
  }
}

interface PreviewProps {
  readonly visit: Visit;
  readonly preview: PreviewOf;
}

/** The form that asks for a span to look ahead. */
export function LookAhead({ visit: { mode }, preview: { span, error } }: PreviewProps) {
  const state = { values: { preview: span }, errors: { preview: error?.message }, scope: 'look-ahead' };
  return (
    <form method="get" class="action" id="form-look-ahead">
      <TextField
        state={state}
        name="preview"
        label="Look ahead by"
        hint="What would run on the way. The jobs that these create may run, too."
      />
      <HiddenFields values={modeQuery(mode)} />
      <button class="secondary">Preview</button>
    </form>
  );
}

/** The jobs that would run on the way. */
export function Preview({ visit, preview: { span, due } }: PreviewProps) {
  if (due === undefined) return null;
  return (
    <Section title={`The next ${visibleText(span)}`} id="preview">
      <p>
        Until <Instant at={due.until} />: {sentenceOf(due.expected.outcomes)}
        {due.expected.hasMore ? ', and more' : ''}.
      </p>
      {due.jobs.length > 0 && (
        <details id="preview-jobs">
          <summary>{countOf(due.expected)}</summary>
          <Table
            caption={due.hasMore ? `What would run, in order: the first ${MAX_JOBS}` : 'What would run, in order'}
            columns={[
              { title: 'Due', of: ({ due_at }) => <Instant at={due_at} /> },
              { title: 'Job', of: (job) => <JobText visit={visit} job={job} />, role: 'main' },
            ]}
            items={due.jobs}
            idOf={({ id }) => `preview-${id}`}
            empty="No job is due until then."
          />
        </details>
      )}
    </Section>
  );
}

const countOf = ({ count, hasMore }: Expected): string =>
  hasMore ? `More than ${count} jobs` : count === 1 ? '1 job' : `${count} jobs`;
