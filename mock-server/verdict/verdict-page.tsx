import { readyStatuses, type ReadyStatus, type Verdict } from '../../spec/derive/verdict';
import { pageStyle } from '../coverage/page-style';
import { JudgedRowPart } from './judged-row';
import { standalonePage } from '../coverage/standalone-page';
import { frameLines, type RowTest, rowTests } from './next-steps';
import { countOf, statusTitles, VERDICT_SUBJECT, verdictSentence } from './sentence';
import { frameText, type TestRunner } from './test-lines';

/** Without signs that would be escaped. */
const style = `${pageStyle}
.row { padding-block: 0.6rem; border-top: 1px solid var(--line); }
.row h3 { margin: 0; }
pre { margin: 0.5rem 0 0; padding: 0.6rem 0.75rem; overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.reason { color: var(--text); }
@media print {
  :root { color-scheme: light; }
  body { padding: 0; background: none; }
  section, .summary { border: 0; padding-inline: 0; break-inside: auto; }
  .row { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}
`;

/** Returns a page about a verdict. It needs no other file, runs no script, and prints well. */
export function verdictPage(verdict: Verdict, runner: TestRunner): string {
  const tests = rowTests(verdict, runner);
  const children = (
    <>
      <h1>{verdictSentence(verdict)}</h1>
      <p>{VERDICT_SUBJECT}</p>
      {readyStatuses.map((status) => (
        <Rows status={status} verdict={verdict} tests={tests} runner={runner} />
      ))}
    </>
  );
  return standalonePage({ title: 'Ready to go live', style, children });
}

interface RowsProps {
  readonly status: ReadyStatus;
  readonly verdict: Verdict;
  readonly tests: readonly RowTest[];
  readonly runner: TestRunner;
}

function Rows({ status, verdict, tests, runner }: RowsProps) {
  const count = countOf(verdict, status);
  if (count === 0) return <></>;
  return (
    <section id={status}>
      <h2>
        {statusTitles[status]} ({count})
      </h2>
      {status === 'not_met' ? <Frame tests={tests} runner={runner} /> : <></>}
      {verdict.rows
        .filter((row) => row.status === status)
        .map((row) => (
          <JudgedRowPart judged={row} lines={<Lines of={tests.find((test) => test.row.id === row.id)} />} />
        ))}
    </section>
  );
}

/** The surroundings of the lines of all tests. */
function Frame({ tests, runner }: Pick<RowsProps, 'tests' | 'runner'>) {
  const frame = frameLines(tests, runner);
  return (
    <>
      <p>{frameText(runner)}</p>
      {frame.length === 0 ? (
        <></>
      ) : (
        <pre>
          <code>{frame.join('\n')}</code>
        </pre>
      )}
    </>
  );
}

function Lines({ of }: { readonly of: RowTest | undefined }) {
  if (of === undefined) return <></>;
  return (
    <pre>
      <code>{of.lines.join('\n')}</code>
    </pre>
  );
}
