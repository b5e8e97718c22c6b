import { controlOperations } from '../../../../spec/control';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { PlatformOperationId } from '../../../control/operation';
import { runOnPlatform } from '../../../control/run';
import { SandboxError } from '../../../sandbox-error';
import type { Action } from '../page';
import { bodyOf } from './schema-fields';

interface ControlActionOptions {
  /** The field of the form with the object in the path of the operation (default: that of the page). */
  readonly object?: string;
  /** The path of the page that shows the result (default: that of the form). */
  readonly to?: string;
}

/**
 * Returns the action that runs an operation of the control API, with what a form has as its body. Throws the errors of the
 * operation.
 */
export function controlAction(id: PlatformOperationId, { object = '', to }: ControlActionOptions = {}): Action {
  const { body, authentication }: Operation = controlOperations[id];
  return async (visit, form) => {
    if (visit.access !== 'sandbox' && authentication !== 'platform_token')
      throw new SandboxError('control_not_authorized', {});
    const path = () => form.get(object) ?? visit.id;
    await runOnPlatform(visit.platform, id, { path, body: body && bodyOf(form, body) });
    return to;
  };
}
