import { accounts } from './steps/accounts';
import { checkouts } from './steps/checkouts';
import { control } from './steps/control';
import { disputesAndPayouts } from './steps/disputes-and-payouts';
import { intents } from './steps/intents';
import { mistakes } from './steps/mistakes';
import { payments } from './steps/payments';
import { refunds } from './steps/refunds';
import { tools } from './steps/tools';
import { webhooks } from './steps/webhooks';
import { Caller, type Server, Transcript } from './transcript';

/** The callers of the flow, shared by its steps. */
export interface FlowContext {
  readonly transcript: Transcript;
  readonly test: Caller;
  readonly live: Caller;
  /** An enabled test account with fees. */
  readonly shop: Caller;
  /** Sends a request to the control API of the default platform. */
  readonly control: (method: string, path: string, body?: object) => ReturnType<Transcript['send']>;
  /** Advances the clock, and requests access tokens again: `Date` stands still, so they are the same. */
  readonly advanceClock: (span: string) => Promise<void>;
}

const steps = {
  payments,
  refunds,
  intents,
  checkouts,
  'disputes-and-payouts': disputesAndPayouts,
  mistakes,
  webhooks,
  control,
  tools,
} as const satisfies Record<string, (context: FlowContext) => Promise<void>>;

/** Runs the flow on a new sandbox. Returns the transcript of each step by name. */
export async function flow(server: Server): Promise<Readonly<Record<string, string>>> {
  const transcript = new Transcript(server);
  const context = await accounts(transcript);
  const transcripts: Record<string, string> = { accounts: transcript.take() };
  for (const [name, step] of Object.entries(steps)) {
    await step(context);
    transcripts[name] = transcript.take();
  }
  return transcripts;
}
