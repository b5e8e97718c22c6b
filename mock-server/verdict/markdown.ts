import { reasonOf, type Verdict } from '../../spec/derive/verdict';
import { docsUrl } from '../../spec/vocabulary/reference-page';
import { statusTitles, verdictSentence } from './sentence';

/** Returns a verdict as Markdown, for the summary of a job. */
export function markdownVerdict(verdict: Verdict): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = verdict.rows.map((judged) =>
    line([
      statusTitles[judged.status],
      `[${escaped(judged.row.title)}](${docsUrl(judged.row.guide)})`,
      escaped(reasonOf(judged)),
    ]),
  );
  return [
    '## Ready to go live',
    '',
    escaped(verdictSentence(verdict)),
    '',
    line(['Status', 'Row', 'Why']),
    line(['---', '---', '---']),
    ...rows,
    '',
  ].join('\n');
}

/** A name in a text may look like a tag, a link or the end of a cell. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|]/g, String.raw`\$&`);
}
