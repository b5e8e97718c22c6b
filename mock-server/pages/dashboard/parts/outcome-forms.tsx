import { emptyForm, FormAlert } from '../../form';
import type { Visit } from '../page';
import { sentenceCase } from '../text';
import { ActionForm } from './action-form';

interface OutcomeFormsProps {
  readonly visit: Visit;
  /** The action of the page. The field `outcome` has the outcome. */
  readonly action: string;
  /** The outcomes that the state of the object allows. */
  readonly outcomes: readonly string[];
  /** The outcomes that go on, as opposed to those that end something: their buttons stand out. */
  readonly main?: readonly string[] | undefined;
}

/**
 * One button for each outcome that an object can have now. An outcome that was refused keeps its message when its button is gone.
 */
export function OutcomeForms({ visit, action, outcomes, main = [] }: OutcomeFormsProps) {
  const { refused } = visit;
  const isGone = refused?.action === action && !outcomes.includes(refused.values.get('outcome') ?? '');
  return (
    <>
      {isGone && <FormAlert state={{ ...emptyForm, alert: refused.message }} />}
      <div class="outcomes">
        {outcomes.map((outcome) => (
          <ActionForm
            visit={visit}
            action={action}
            button={sentenceCase(outcome)}
            hidden={{ outcome }}
            isSecondary={!main.includes(outcome)}
          />
        ))}
      </div>
    </>
  );
}
