import { createSandbox, type SandboxOptions } from '../../mock-server/server';
import type { Har } from '../../mock-server/recordings/har/har';
import { flow } from '../deterministic/flow';
import { Recorder } from './recorder';

/** Runs the golden flow on a new sandbox. Returns a recording of what it exchanged with the default platform. */
export async function recordedFlow(options: SandboxOptions): Promise<Har> {
  const sandbox = createSandbox({ checkoutUrl: 'https://pay.test', ...options });
  const platform = sandbox.platform();
  const recorder = new Recorder(sandbox.fetch, {
    now: () => platform.now(),
    isRecorded: (path, headers) => {
      if (path.startsWith('/_sandbox/')) return path.startsWith('/_sandbox/platforms/default/');
      const token = headers.get('authorization') ?? '';
      return !/^Bearer pf_/.test(token);
    },
  });
  await flow({ baseUrl: 'http://sandbox.test', fetch: recorder.fetch });
  recorder.addDeliveries(platform.events());
  await sandbox.close();
  return recorder.har();
}
