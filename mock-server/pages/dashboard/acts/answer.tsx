import type { Child } from 'hono/jsx';
import { Icon } from '../../icon';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { alertIcons } from '../parts/alert';
import { Id } from '../parts/id';
import { RefusedAlert } from '../parts/refused-alert';
import { instantText, visibleText } from '../text';
import { changeName } from './change-names';
import { type UndoOf, undoOf } from './done';
import { type Said, textOf, toneOf } from './said';
import { UNDO_ACT } from './undo-act';

interface AnswerProps {
  readonly said: Said;
  readonly children?: Child;
}

/** The id of the sentence. */
export const ANSWER = 'answer';

/** The sentence about an act. It takes the focus, so that a screen reader begins with it. */
export function Answer({ said, children }: AnswerProps) {
  return (
    <div class={`alert answer ${toneOf(said)}`} id={ANSWER} role="status" tabindex={-1} autofocus>
      <Icon of={alertIcons[toneOf(said)]} /> <p>{visibleText(textOf(said))}</p>
      {children}
    </div>
  );
}

/** Returns the sentence about the act that led to a page, with its undo; undefined for any other visit. */
export function answerOf(visit: Visit): Child | undefined {
  const { platform, memory, done = '' } = visit;
  const act = memory.acts.find(done);
  if (act === undefined) return undefined;
  const undo = undoOf(platform, act);
  return (
    <Answer said={act.said}>
      <RefusedAlert visit={visit} action={UNDO_ACT} />
      {undo && <Undo visit={visit} done={done} undo={undo} />}
    </Answer>
  );
}

interface UndoProps {
  readonly visit: Visit;
  readonly done: string;
  readonly undo: UndoOf;
}

/** The most later changes that are named. */
const MAX_NAMED = 10;

/** Undoes the last change at once. An earlier one asks first, and names the changes that go with it. */
function Undo({ visit, done, undo: { count, later, newest } }: UndoProps) {
  const hidden = { act: done, newest: String(newest) };
  // Its error stands above it.
  const form = { visit: { ...visit, refused: undefined }, action: UNDO_ACT, isSecondary: true, hidden };
  if (later.length === 0) return <ActionForm {...form} button="Undo" />;
  const asks = later.length === 1 ? 'A later change goes with it:' : `${later.length} later changes go with it:`;
  return (
    <details class="action-menu" id="undo" open={visit.refused?.action === UNDO_ACT}>
      <summary>Undo…</summary>
      <div class="question">
        <p>{asks}</p>
        <ul>
          {later.slice(0, MAX_NAMED).map((step) => (
            <li>
              {step.request_id === null ? (
                changeName(step)
              ) : (
                <Id visit={visit} of={step.request_id} label={changeName(step)} />
              )}
              , {instantText(step.created_at)}
            </li>
          ))}
          {later.length > MAX_NAMED && <li>and {later.length - MAX_NAMED} more</li>}
        </ul>
        <ActionForm {...form} button={`Yes, undo all ${count}`} />
      </div>
    </details>
  );
}
