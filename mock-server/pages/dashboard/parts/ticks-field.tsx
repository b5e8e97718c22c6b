import { errorAttributes, FieldNotes, type FormState, idOf } from '../../form';
import { sentenceCase } from '../text';

interface TicksFieldProps {
  readonly state: FormState;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly choices: readonly string[];
}

/** A list of names to tick, in groups by what stands before their first point. */
export function TicksField({ state, name, label, hint, choices }: TicksFieldProps) {
  const ticked = (state.values[name] ?? '').split(',');
  // A group cannot be invalid itself: it is described by its error, and has the focus then.
  const { 'aria-describedby': described, autofocus } = errorAttributes(state, name, hint);
  const focus = autofocus && { autofocus, tabindex: -1 };
  return (
    <fieldset class="field ticks" id={idOf(state, name)} name={name} aria-describedby={described} {...focus}>
      <legend>{label}</legend>
      <FieldNotes state={state} name={name} hint={hint} />
      {groupsOf(choices).map(([family, group]) =>
        group.length === 1 ? (
          <Tick name={name} choice={family} ticked={ticked} />
        ) : (
          <details id={`${idOf(state, name)}-${family}`} open={group.some((choice) => ticked.includes(choice))}>
            <summary>
              {sentenceCase(family)} ({group.length})
            </summary>
            {group.map((choice) => (
              <Tick name={name} choice={choice} ticked={ticked} />
            ))}
          </details>
        ),
      )}
    </fieldset>
  );
}

interface TickProps {
  readonly name: string;
  readonly choice: string;
  readonly ticked: readonly string[];
}

const Tick = ({ name, choice, ticked }: TickProps) => (
  <label>
    <input type="checkbox" name={name} value={choice} checked={ticked.includes(choice)} /> {titleOf(choice)}
  </label>
);

function groupsOf(choices: readonly string[]): readonly (readonly [family: string, group: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const choice of choices) {
    const [family = ''] = choice.split('.');
    groups.set(family, [...(groups.get(family) ?? []), choice]);
  }
  return [...groups].map(([family, group]) => [family, group.toSorted()]);
}

/** A pattern stands for all events of a family. */
function titleOf(choice: string): string {
  if (choice === '*') return 'All events';
  return choice.endsWith('.*') ? `All of ${choice.slice(0, -2)}` : choice;
}
