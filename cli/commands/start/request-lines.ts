import type { SandboxOptions } from '../../../mock-server/server';
import type { Io } from '../../io';
import { paint, type Paint } from '../../paint';
import { printable } from '../../printable';

type OnRequest = NonNullable<SandboxOptions['onRequest']>;

export interface RequestLines {
  readonly onRequest: OnRequest;
  /** Prints the lines so far, and from then on each at once. */
  readonly begin: () => void;
}

/** Creates the log of `start --log`. It holds its lines back until the sandbox is ready, as that is the first line. */
export async function requestLines(json: boolean, { stdout, env }: Io): Promise<RequestLines> {
  const colours = await paint(stdout, env);
  let held: string[] | undefined = [];
  return {
    onRequest: (request) => {
      const line = json ? `${JSON.stringify(request)}\n` : formatRequest(request, colours);
      if (held) held.push(line);
      else stdout.write(line);
    },
    begin: () => {
      for (const line of held ?? []) stdout.write(line);
      held = undefined;
    },
  };
}

function formatRequest(
  { clock, method, path, status, error_code, duration_ms, verdict, platform_id }: Parameters<OnRequest>[0],
  { dim, green, red, yellow }: Paint,
): string {
  const ofStatus = status === null || status >= 500 ? red : status >= 400 ? yellow : green;
  const ofVerdict = { violation: red, warning: yellow, ok: dim };
  const words = [
    dim(clock),
    `${method.padEnd(6)} ${printable(path)}`,
    ofStatus([status ?? 'no response', ...(error_code === null ? [] : [error_code])].join(' ')),
    dim(`${duration_ms} ms`),
    ofVerdict[verdict](verdict),
    ...(platform_id === null || platform_id === 'default' ? [] : [dim(platform_id)]),
  ];
  return `${words.join('  ')}\n`;
}
