import { controlOperations } from '../../../spec/control';
import { requestsTo } from '../../wire/router';

/** Operations of the control API that decide for third parties, or set what the sandbox does by itself. */
const isStep = requestsTo([
  controlOperations.openDispute,
  controlOperations.decideDispute,
  controlOperations.endPayout,
  controlOperations.endProceedsPayout,
  controlOperations.returnPayment,
  controlOperations.reviewSubAccount,
  controlOperations.runJob,
  controlOperations.setJobSettings,
  controlOperations.triggerEvent,
]);

/** Whether a path is one of the control API: the recording is one of a sandbox. */
export function isControlPath(path: string): boolean {
  return path.startsWith('/_sandbox/');
}

/** Returns the path of a step below that of its platform; undefined for any other request to the control API. */
export function controlStep(method: string, path: string): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  return isStep(method, pathname) ? /^\/_sandbox\/platforms\/[^/]+\/(.*)$/.exec(pathname)?.[1] : undefined;
}
