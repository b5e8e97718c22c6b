import {
  type JudgedRow,
  readyStatuses,
  type ReadyStatus,
  reasonOf,
  sightingText,
  type Verdict,
} from '../../../../spec/derive/verdict';
import { docsUrl } from '../../../../spec/vocabulary/reference-page';
import { JudgedRowPart } from '../../../verdict/judged-row';
import { frameLines, type NextStep, nextSteps, type RowTest, rowTests, stepsTitle } from '../../../verdict/next-steps';
import { isJudged, MAX_SIGHTINGS, statusTitles, VERDICT_SUBJECT, verdictSentence } from '../../../verdict/sentence';
import { frameText } from '../../../verdict/test-lines';
import type { DashboardPage, Visit } from '../page';
import { Alert, type AlertTone } from '../parts/alert';
import { Chip, Chips } from '../parts/chip';
import { CodeBlock } from '../parts/code-block';
import { Section } from '../parts/values';
import { LinkedText } from './linked-text';
import { verdictOn } from './verdict-on';

/** The runners that lines of test are for, by the query parameter `tests`. */
const runners = { vitest: 'Vitest', jest: 'Jest', node: 'node:test', other: 'Another language' } as const;

type Runner = keyof typeof runners;

const isRunner = (text: string): text is Runner => Object.hasOwn(runners, text);

/** The verdict whether the program is ready for the real service: what failed, what to do next, and the other rows, folded. */
export const ready: DashboardPage = {
  show: async (visit) => {
    const verdict = await verdictOn(visit.platform);
    const given = visit.search.get('tests') ?? '';
    const runner = isRunner(given) ? given : 'vitest';
    const tests = rowTests(verdict, runner);
    const steps = nextSteps(tests);
    const shown = steps.flatMap((step) => step.tests);
    const failed = verdict.rows.filter(({ status }) => status === 'failed');
    const others = verdict.rows.filter((row) => row.status !== 'failed' && !shown.some((test) => test.row === row));
    return {
      title: 'Ready to go live',
      head: { subtitle: VERDICT_SUBJECT },
      body: (
        <>
          <Alert tone={toneOf(verdict)}>
            <p id="verdict">{verdictSentence(verdict)}</p>
          </Alert>
          {failed.length > 0 && (
            <Section title={statusTitles.failed} id="failed">
              {failed.map((judged) => (
                <JudgedRowPart judged={judged} reason={<Sightings visit={visit} judged={judged} />} />
              ))}
            </Section>
          )}
          {steps.length > 0 && (
            <Section title={stepsTitle(verdict)} id="next">
              <Runners visit={visit} runner={runner} />
              <Frame tests={shown} runner={runner} />
              <ol class="steps">
                {steps.map((step) => (
                  <Step step={step} />
                ))}
              </ol>
            </Section>
          )}
          {readyStatuses.map((status) => (
            <Others visit={visit} status={status} rows={others.filter((row) => row.status === status)} tests={tests} />
          ))}
          <Scope />
        </>
      ),
    };
  },
};

function toneOf(verdict: Verdict): AlertTone {
  if (!isJudged(verdict)) return 'open';
  const tones = { ready: 'good', failed: 'bad', not_met: 'warning' } as const;
  return tones[verdict.verdict];
}

interface RowProps {
  readonly visit: Visit;
  readonly judged: JudgedRow;
}

function Sightings({ visit, judged: { id, fact } }: RowProps) {
  const lines = fact.failed.map((sighting) => (
    <span class="sighting">
      <LinkedText visit={visit} of={sightingText(sighting)} />
    </span>
  ));
  const more = lines.slice(MAX_SIGHTINGS);
  return (
    <>
      {lines.slice(0, MAX_SIGHTINGS)}
      {more.length > 0 && (
        <details id={`${id}-more`}>
          <summary>and {more.length} more</summary>
          {more}
        </details>
      )}
    </>
  );
}

function Runners({ visit: { links }, runner }: { readonly visit: Visit; readonly runner: Runner }) {
  return (
    <Chips label="Runner of your tests">
      {Object.entries(runners).map(([name, title]) => (
        <Chip href={links.here({ tests: name })} isChosen={name === runner}>
          {title}
        </Chip>
      ))}
    </Chips>
  );
}

function Frame({ tests, runner }: { readonly tests: readonly RowTest[]; readonly runner: Runner }) {
  const lines = frameLines(tests, runner);
  return (
    <>
      <p class="hint">{frameText(runner)}</p>
      {lines.length > 0 && <CodeBlock id="frame" button="Copy test" text={lines.join('\n')} />}
    </>
  );
}

const linesId = ({ row }: RowTest): string => `${row.id}-lines`;

function Step({ step: { title, tests } }: { readonly step: NextStep }) {
  return (
    <li>
      <h3>{title}</h3>
      {tests.map((test) => (
        <Test test={test} />
      ))}
    </li>
  );
}

function Test({ test }: { readonly test: RowTest }) {
  const { title, row, lines } = test;
  return (
    <>
      <h4>{title}</h4>
      <p>
        {row.row.why} <a href={docsUrl(row.row.guide)}>Guide</a>
      </p>
      <CodeBlock id={linesId(test)} button="Copy lines" text={lines.join('\n')} />
    </>
  );
}

interface OthersProps {
  readonly visit: Visit;
  readonly status: ReadyStatus;
  readonly rows: readonly JudgedRow[];
  readonly tests: readonly RowTest[];
}

/** The rows with a status that are not above, folded. */
function Others({ visit, status, rows, tests }: OthersProps) {
  if (rows.length === 0) return null;
  const title = status === 'not_met' ? 'Also not met' : statusTitles[status];
  return (
    <details class="folded" id={`rows-${status}`}>
      <summary>
        <h2>
          {title} ({rows.length})
        </h2>
      </summary>
      {rows.map((judged) => {
        const test = tests.find(({ row }) => row === judged);
        return (
          <JudgedRowPart
            judged={judged}
            reason={<LinkedText visit={visit} of={reasonOf(judged)} />}
            lines={test && <CodeBlock id={linesId(test)} button="Copy lines" text={test.lines.join('\n')} />}
          />
        );
      })}
    </details>
  );
}

function Scope() {
  return (
    <p class="hint scope">
      This page judges what this platform saw since the sandbox opened it.{' '}
      <code>npx payments-sandbox ready -- npm test</code> judges a whole suite: also tests with platforms of their own,
      what <code>explore</code> and <code>compare</code> found, which no platform sees, and the rows that your
      configuration accepts. The guide: <a href={docsUrl('guides/going-live.md')}>Ready to go live</a>.
    </p>
  );
}
