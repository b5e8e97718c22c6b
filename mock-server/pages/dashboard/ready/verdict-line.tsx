import type { Verdict } from '../../../../spec/derive/verdict';
import { isJudged, verdictSentence } from '../../../verdict/sentence';
import type { Visit } from '../page';

interface VerdictLineProps {
  readonly visit: Visit;
  readonly verdict: Verdict;
}

/** The verdict as a line that leads to its page; nothing while the sandbox saw too little. */
export function VerdictLine({ visit: { links }, verdict }: VerdictLineProps) {
  if (!isJudged(verdict)) return null;
  return (
    <p class="verdict-line">
      Ready to go live? <a href={links.to('ready')}>{verdictSentence(verdict)}</a>
    </p>
  );
}
