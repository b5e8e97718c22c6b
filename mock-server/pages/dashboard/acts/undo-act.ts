import { runOnPlatform } from '../../../control/run';
import { FormRefused } from '../form-refused';
import type { Action } from '../page';
import { changesText } from './change-names';
import { undoOf } from './done';
import { textOf } from './said';

/** The action of every page that undoes the act that led to it. */
export const UNDO_ACT = 'undo_act';

/** Undoes an act with the later changes that the form named. Leads to the page from which it was carried out. */
export const undoAct: Action = async ({ platform, memory }, form) => {
  const act = memory.acts.find(form.get('act') ?? '');
  const undo = act && undoOf(platform, act);
  if (act === undefined || undo === undefined) throw new FormRefused({ '': 'It cannot be undone any more.' });
  const { count, later, newest } = undo;
  if (form.get('newest') !== String(newest))
    throw new FormRefused({ '': 'Something else has changed since. See what goes with it. Nothing was undone.' });
  await runOnPlatform(platform, 'undoTransactions', { body: { transactions: count } });
  const others = later.length === 0 ? '' : ` With it: ${changesText(later)}.`;
  return { says: `Undone: ${textOf(act.said)}${others}`, to: act.path.replace(/\/new$/, '') };
};
