import type { Visit } from '../page';
import { ActionForm, scopeOf } from './action-form';

interface AskingFormProps {
  readonly visit: Visit;
  readonly action: string;
  /** The text of the button that asks: `Delete`. */
  readonly button: string;
  /** Completes the name of the button for readers who do not see what is beside it. */
  readonly subject: string;
  /** The question. */
  readonly question: string;
  readonly hidden: Readonly<Record<string, string>>;
}

/** A button that asks first, for an act without undo. It needs no script. */
export function AskingForm({ visit, action, button, subject, question, hidden }: AskingFormProps) {
  return (
    <details class="action-menu" name="actions" id={`ask-${scopeOf(action, hidden)}`}>
      <summary>
        {button}
        <span class="unseen"> {subject}</span>
      </summary>
      <div class="question">
        <p>{question} This cannot be undone.</p>
        <ActionForm
          visit={visit}
          action={action}
          button={`Yes, ${button.toLowerCase()}`}
          subject={subject}
          hidden={hidden}
        />
      </div>
    </details>
  );
}
