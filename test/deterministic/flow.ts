import { accounts } from './chapters/accounts';
import { checkouts } from './chapters/checkouts';
import { control } from './chapters/control';
import { disputesAndPayouts } from './chapters/disputes-and-payouts';
import { intents } from './chapters/intents';
import { mistakes } from './chapters/mistakes';
import { payments } from './chapters/payments';
import { refunds } from './chapters/refunds';
import { tools } from './chapters/tools';
import { webhooks } from './chapters/webhooks';
import { Caller, type Server, Transcript } from './transcript';

/** Who calls, in the chapters of one flow. */
export interface Cast {
  readonly transcript: Transcript;
  readonly test: Caller;
  readonly live: Caller;
  /** An enabled test account with fees. */
  readonly shop: Caller;
  /** Does on the control surface of the platform what its path says. */
  readonly control: (method: string, path: string, body?: object) => ReturnType<Transcript['send']>;
  /** Moves the clock on by days, after which all need new tokens. */
  readonly later: (span: string) => Promise<void>;
}

const chapters = {
  payments,
  refunds,
  intents,
  checkouts,
  'disputes-and-payouts': disputesAndPayouts,
  mistakes,
  webhooks,
  control,
  tools,
} as const satisfies Record<string, (cast: Cast) => Promise<void>>;

/** What a sandbox that was made for this tells of a long flow, by chapter. */
export async function flow(server: Server): Promise<Readonly<Record<string, string>>> {
  const transcript = new Transcript(server);
  const cast = await accounts(transcript);
  const told: Record<string, string> = { accounts: transcript.take() };
  for (const [name, chapter] of Object.entries(chapters)) {
    await chapter(cast);
    told[name] = transcript.take();
  }
  return told;
}
