import { judges } from '../../../../spec/tables/judges';
import { guideUrl } from '../../../../spec/vocabulary/reference-page';
import { causeOf, pointText } from '../story';
import { type CommandStrike, isOfWebhooks, nameOf } from './points';
import type { Suspicion } from './suspicion';

/** Returns a finding as a story: what happened, what the program did then, the cure, and how to run it again. */
export function commandStory(strike: CommandStrike, suspicion: Suspicion, command: string): string {
  const { judge, because, first, again } = suspicion;
  const { title, cure } = judges[judge];
  const only = nameOf(strike);
  const key = again.key === null ? 'without a key' : `with another key (${again.key})`;
  const earlier = isOfWebhooks(strike.disturbance) ? `${pointText(first.point)}, and the same as ` : '';
  const cause =
    strike.disturbance === 'twice'
      ? `each webhook from ${pointText(strike.point)} on was delivered twice`
      : causeOf(strike);
  return [
    `${title}: ${cause}; then your program sent ${earlier}${pointText(again.point)} ${key}. ${because}`,
    'The command ended with 0. Five runs of five show this, and no calm run does.',
    'A runner that repeats tests after connection errors does the same: switch its repeats off.',
    `Cure: ${cure} → ${guideUrl('explore', judge)}`,
    `Again: npx payments-sandbox explore --only ${only} -- ${command}`,
  ].join('\n');
}
