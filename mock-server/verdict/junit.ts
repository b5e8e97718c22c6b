import { type JudgedRow, reasonOf, type Verdict } from '../../spec/derive/verdict';

/** Returns a verdict as a JUnit report: a row is a test. With `strict`, a row that is not met fails. */
export function junitReport(verdict: Verdict, strict: boolean): string {
  const cases = verdict.rows.map((row) => testCase(row, strict));
  const count = (kind: string) => cases.filter((text) => text.includes(`<${kind}`)).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="payments-sandbox ready" ${counts}>`,
    `  <testsuite name="ready" ${counts}>`,
    ...cases.map((text) => `    ${text}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(judged: JudgedRow, strict: boolean): string {
  const { id, row, status } = judged;
  const head = `<testcase classname="ready.${row.group}" name="${escaped(`${id}: ${row.title}`)}"`;
  if (status === 'passed') return `${head}/>`;
  const kind = status === 'failed' || (status === 'not_met' && strict) ? 'failure' : 'skipped';
  return `${head}><${kind} message="${escaped(reasonOf(judged))}"/></testcase>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters. */
function escaped(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
