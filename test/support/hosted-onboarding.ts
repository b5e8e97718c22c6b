import { createSandbox, type SandboxOptions } from '../../mock-server';
import { type HostedPage, openPage, sendForm } from './hosted-page';
import { type Changes, type Kind, onboardingEntry } from './onboarding';
import type { Target } from './api';
import { TestClock } from './clock';
import { openPlatform } from './test-platform';

/** Changes of a form before it is sent. Undefined: the browser does not send the field. */
export type FormChanges = Readonly<Record<string, string | undefined>>;

/** The hosted onboarding of an account, as a browser without script uses it. */
export class HostedOnboarding {
  constructor(
    private readonly target: Target,
    readonly accountId: string,
  ) {}

  private get url(): string {
    return `${this.target.baseUrl}/onboarding/${this.accountId}`;
  }

  open(headers: Readonly<Record<string, string>> = {}): Promise<HostedPage> {
    return openPage(this.target, this.url, headers);
  }

  /** Sends fields as a form. */
  send(fields: FormChanges, headers: Readonly<Record<string, string>> = {}): Promise<HostedPage> {
    const sent = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    return sendForm(this.target, this.url, Object.fromEntries(sent), headers);
  }

  continue(page: HostedPage, changes: FormChanges = {}): Promise<HostedPage> {
    return this.send({ ...page.fields, ...changes, action: 'continue' });
  }

  back(page: HostedPage, changes: FormChanges = {}): Promise<HostedPage> {
    return this.send({ ...page.fields, ...changes, action: 'back' });
  }

  /** Fills exactly the fields that a page shows. */
  fill(page: HostedPage, kind: Kind, changes: Changes = {}): Promise<HostedPage> {
    return this.continue(page, valuesOf(page, kind, changes));
  }

  /** Fills the form up to a heading that contains a text. */
  async fillUpTo(heading: string, kind: Kind, changes: Changes = {}): Promise<HostedPage> {
    let page = await this.open();
    for (let steps = 0; steps < 8 && !page.heading.includes(heading); steps++)
      page = await this.fill(page, kind, changes);
    if (!page.heading.includes(heading)) throw new Error(`${heading} is not reached: ${page.heading}`);
    return page;
  }
}

/** Returns the values of an entry for the fields that a page shows. */
export function valuesOf(page: HostedPage, kind: Kind, changes: Changes = {}): FormChanges {
  const entry = onboardingEntry(kind, changes);
  return Object.fromEntries(page.names.map((name) => [name, textAt(entry, name)]));
}

function textAt(entry: unknown, path: string): string | undefined {
  const value: unknown = path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], entry);
  return value === undefined || value === false ? undefined : String(value);
}

/** Opens a sandbox in process, and a new platform in it. */
export async function openHosted(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: new TestClock(), ...options });
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const platform = await openPlatform(target);
  const entryOf = (accountId: string) => sandbox.platform(platform.id).rows.find('onboarding_entries', accountId);
  const onboardingOf = (accountId: string) => new HostedOnboarding(target, accountId);
  let accounts = 0;
  const newOnboarding = async (name = 'Tea Shop') => {
    const fields = { name: `${name} ${++accounts}` };
    return onboardingOf((await platform.newSubAccount(fields)).id);
  };
  const newLiveOnboarding = async () =>
    onboardingOf((await platform.liveMode.post('/v1/sub_accounts', { name: `Shop ${++accounts}` })).subAccount.id);
  return { sandbox, target, platform, entryOf, onboardingOf, newOnboarding, newLiveOnboarding };
}
