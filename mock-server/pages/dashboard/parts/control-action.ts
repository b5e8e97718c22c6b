import { controlOperations } from '../../../../spec/control';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { ControlResult } from '../../../control/operation';
import { type RawControlInput, runOnPlatform } from '../../../control/run';
import { SandboxError } from '../../../sandbox-error';
import { type ControlAct, controlAnswers } from '../acts/control-answers';
import type { Said } from '../acts/said';
import { nameOf } from '../../../search/names';
import type { Action, Place, Visit } from '../page';
import { bodyOf } from './schema-fields';

interface ControlInput extends Pick<RawControlInput, 'lines'> {
  readonly body?: object | undefined;
  /** The id of the object in the path of the operation (default: that of the page). */
  readonly id?: string;
}

interface ControlActed<Id extends ControlAct> {
  readonly says: Said;
  readonly result: ControlResult<Id>;
}

/** Runs an operation of the control API. Returns its result, and what it did. Throws its errors. */
export async function actByControl<Id extends ControlAct>(
  visit: Visit,
  operation: Id,
  { id = visit.id, body, lines = '' }: ControlInput = {},
): Promise<ControlActed<Id>> {
  const { platform } = visit;
  // A deleted object has no name any more.
  const subject = nameOf(platform.rows, id) ?? id;
  const result = await runOnPlatform(platform, operation, { path: () => id, body, lines });
  return { says: controlAnswers[operation](result, { visit, subject, body: { ...body } }), result };
}

interface ControlActionOptions {
  /** The field of the form with the object in the path of the operation (default: that of the page). */
  readonly object?: string;
  /** The page that shows the result (default: that of the form). */
  readonly to?: string | ((visit: Visit) => Place);
}

/**
 * Returns the action that runs an operation of the control API, with what a form has as its body. Throws the errors of the
 * operation.
 */
export function controlAction(operation: ControlAct, { object = '', to }: ControlActionOptions = {}): Action {
  const { body, authentication }: Operation = controlOperations[operation];
  return async (visit, form) => {
    if (visit.access !== 'sandbox' && authentication !== 'platform_token')
      throw new SandboxError('control_not_authorized', {});
    const id = form.get(object) ?? visit.id;
    const { says } = await actByControl(visit, operation, { id, body: body && bodyOf(form, body) });
    return { says, to: typeof to === 'function' ? to(visit) : to };
  };
}
