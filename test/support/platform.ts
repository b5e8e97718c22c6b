import type { NewPlatform, SandboxEvent } from '../../mock-server';
import type { Sandbox } from '../../mock-server/sandbox';
import { Api, type Target } from './api';
import { assertDocumentedEvent } from './document';

/** A platform of a test's own. */
export interface TestPlatform {
  readonly id: string;
  readonly keys: NewPlatform;
  readonly test: Api;
  readonly live: Api;
  /** All events, found to be as the document declares them. */
  readonly events: () => SandboxEvent[];
  readonly countEvents: () => number;
  /** What happened, in order. */
  readonly eventNames: () => string[];
  /** Makes an enabled sub account, and gives its view of the API. */
  readonly newSubAccount: (fields?: { readonly name?: string; readonly currency?: string }) => Promise<SubAccount>;
}

export interface SubAccount {
  readonly id: string;
  readonly api: Api;
}

export async function openPlatform(target: Target & { readonly sandbox: Sandbox }): Promise<TestPlatform> {
  const keys = await target.sandbox.createPlatform();
  const test = new Api(target, keys.test);
  let count = 0;
  const events = () => {
    const all = target.sandbox.platform(keys.id).events();
    for (const event of all) assertDocumentedEvent(event);
    return all;
  };
  return {
    id: keys.id,
    keys,
    test,
    live: new Api(target, keys.live),
    events,
    countEvents: () => target.sandbox.platform(keys.id).events().length,
    eventNames: () => events().map((event) => event.event_name),
    newSubAccount: async ({ name = `Shop ${++count}`, ...fields } = {}) => {
      const { id } = (await test.post('/v1/sub_accounts', { name, ...fields })).subAccount;
      return { id, api: test.on(id) };
    },
  };
}
