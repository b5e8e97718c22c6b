import { expect, test } from 'vitest';
import { permissionsFor } from '../../mock-server/domain/web-component-access';
import { formatGrant, type WebComponentGrant } from '../../mock-server/domain/web-component-token';
import { type OperationId, operations } from '../../spec/resources';
import { webComponentAccess } from '../../spec/tables/web-component-access';
import { webComponentRoles } from '../../spec/tables/web-component-roles';
import type { Api, ApiResponse } from '../support/api';
import { payment } from '../support/bodies';
import { makeCheckout } from '../support/checkouts';
import { newBusiness } from '../support/entities';
import { FeeConfigurations } from '../support/fee-configurations';
import { eachFront, type Front } from '../support/fronts';
import {
  bearerOperations,
  businessOf,
  type OperationRequest,
  type Owner,
  requestOf,
} from '../support/operation-requests';
import type { TestPlatform } from '../support/test-platform';
import { bearing, ownToken } from '../support/web-component-tokens';

/** Somebody whose request must not reach what it names. */
interface Intruder {
  readonly who: string;
  readonly api: Api;
  /** The account of a header, if the request has one. */
  readonly account?: string;
  /** May run every operation, so that nothing is forbidden: what it asks for does not exist. */
  readonly mayRunAll?: true;
}

/** The platform itself owns its proceeds. */
const ofThePlatform: readonly OperationId[] = ['getProceedsPayout', 'getPlatformProceedsPayout'];

/** Objects that a token can be for. */
interface Granted {
  readonly account: string;
  readonly checkout: string;
  readonly business: string;
}

const grantsOn = ({ account, checkout, business }: Granted): readonly WebComponentGrant[] =>
  webComponentRoles.flatMap((role) => [
    { role, kind: 'account', id: account } as const,
    { role, kind: 'tokenize', id: account } as const,
    { role, kind: 'checkout', id: checkout } as const,
    { role, kind: 'business', id: business } as const,
  ]);

/** A header with an account changes nothing where the path names one, and for businesses, which belong to the platform. */
const ignoresHeader = (id: OperationId): boolean =>
  'onPlatform' in operations[id] || operations[id].path.includes('{account_id}');

const allows = (id: OperationId, grant: WebComponentGrant) =>
  permissionsFor([grant], webComponentAccess[id]).length > 0;

class World {
  readonly #tokens = new Map<string, Api>();

  private constructor(
    readonly front: Front,
    readonly owner: Owner,
    readonly sibling: Owner['account'],
    readonly other: TestPlatform,
    readonly granted: { readonly own: Granted; readonly siblings: Granted },
  ) {}

  static async open(front: Front): Promise<World> {
    const platform = await front.newPlatform();
    const other = await front.newPlatform();
    const account = await platform.newSubAccount();
    const sibling = await platform.newSubAccount();
    await account.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
    await platform.openDispute((await account.api.post('/v1/payments', payment())).payment.id);
    // To midnight, when proceeds are paid out.
    await platform.clock({ advance: '14h' });
    await new FeeConfigurations(platform.testMode, account.id).create('platform');
    const granted = {
      own: {
        account: account.id,
        checkout: (await makeCheckout(account.api)).id,
        business: (await businessOf({ platform })).id,
      },
      siblings: {
        account: sibling.id,
        checkout: (await makeCheckout(sibling.api)).id,
        business: (await newBusiness(platform.testMode)).id,
      },
    };
    return new World(front, { platform, account }, sibling, other, granted);
  }

  /** Returns a client with a token for a grant. The clock of the platform is ahead, so the token ends far later. */
  bearing(grant: WebComponentGrant): Api {
    const resource = formatGrant(grant);
    const { id: sub, keys, testMode } = this.owner.platform;
    const iat = Math.floor(this.front.clock.now() / 1_000);
    const claims = { sub, mode: 'test', resources: [resource], iat, exp: iat + 1_000_000 };
    const api = this.#tokens.get(resource) ?? bearing(testMode, ownToken(keys.test, claims));
    this.#tokens.set(resource, api);
    return api;
  }

  /** Returns everybody who must not reach the objects of a request of the owner. */
  intruders({ id, objects }: OperationRequest): readonly Intruder[] {
    const { platform, account } = this.owner;
    const foreign = grantsOn(this.granted.siblings);
    const own = grantsOn(this.grantedFor(objects));
    return [
      { who: 'another platform', api: this.other.testMode, mayRunAll: true },
      { who: 'another mode', api: platform.liveMode, mayRunAll: true },
      ...(ignoresHeader(id) ? [] : [{ who: 'another account', api: this.sibling.api, mayRunAll: true } as const]),
      ...foreign.map((grant) => ({ who: `${formatGrant(grant)} of another account`, api: this.bearing(grant) })),
      ...foreign
        .filter((grant) => allows(id, grant))
        .map((grant) => ({
          who: `${formatGrant(grant)} with the header of the owner`,
          api: this.bearing(grant),
          account: account.id,
        })),
      ...own
        .filter((grant) => !allows(id, grant))
        .map((grant) => ({ who: `${formatGrant(grant)} of the owner`, api: this.bearing(grant) })),
    ];
  }

  /** Returns what the owner's token for a request is for. */
  grantedFor({ checkout_id }: OperationRequest['objects']): Granted {
    return { ...this.granted.own, ...(checkout_id !== undefined && { checkout: checkout_id }) };
  }

  /** Takes the state of the platform as the one that `changes` compares with. */
  remember(): void {
    this.#rows.snapshots.create('before');
  }

  /** Returns the records that were added, changed or deleted, except stored refusals. */
  changes() {
    const { added, removed, changed } = this.#rows.snapshots.diff('before');
    const withoutKeys = <Entry extends { readonly type: string }>(entries: readonly Entry[]) =>
      entries.filter(({ type }) => type !== 'idempotency_key');
    return { added: withoutKeys(added), others: withoutKeys([...removed, ...changed]) };
  }

  get #rows() {
    return this.front.opened.sandbox.platform(this.owner.platform.id);
  }
}

/** A sub account of live mode takes the test account of its name, which is of the same platform, as its own. */
const adopts = (id: OperationId): boolean => id === 'createSubAccount' || id === 'createSellerAccount';

const idsIn = (text: string): readonly string[] => text.match(/(?<![a-z])[a-z]{2,4}_[0-9A-Za-z]{22}/g) ?? [];

/** Whether a request names an object of the owner. Others show or create what the caller owns. */
const namesObject = ({ path, body = {} }: OperationRequest) => idsIn(path + JSON.stringify(body)).length > 0;

const codeOf = ({ status, text }: ApiResponse) => (status < 400 ? `${status}` : `${status} ${text}`);

eachFront((front) => {
  let world: Promise<World> | undefined;

  test.each(bearerOperations)('%s reaches nothing of others', async (id) => {
    const opened = await (world ??= World.open(front));
    const { owner } = opened;
    const request = await requestOf(id, owner);
    const isNamed = namesObject(request);
    const objects = Object.values(request.objects).filter((each) => each.includes('_'));
    const secrets = [owner.account.id, ...objects, ...idsIn(request.filter)];
    if (!isNamed) await expectSuccess(opened, request);
    opened.remember();
    for (const { who, api, account, mayRunAll } of opened.intruders(request)) {
      const answer = await request.send(api, account === undefined ? {} : { 'Sub-Account': account });
      if (isNamed && mayRunAll) expect(codeOf(answer), who).toMatch(/^404 .*_not_found/);
      else if (isNamed) expect([403, 404], `${who}: ${codeOf(answer)}`).toContain(answer.status);
      else if (answer.status < 400)
        expect(
          secrets.filter((each) => answer.text.includes(each)),
          who,
        ).toEqual([]);
    }
    const { added, others } = opened.changes();
    expect(others.filter(({ type }) => type !== 'account' || !adopts(id))).toEqual([]);
    if (isNamed) expect(added).toEqual([]);

    if (isNamed) await expectSuccess(opened, request);
  });
});

/** The owner reaches what others do not: with a token for it, if there is a role for the operation. */
async function expectSuccess(world: World, request: OperationRequest): Promise<void> {
  const { account, platform } = world.owner;
  const grants = grantsOn(world.grantedFor(request.objects));
  const grant = grants.find((each) => allows(request.id, each));
  const own = ofThePlatform.includes(request.id) ? platform.testMode : account.api;
  expect(codeOf(await request.send(grant ? world.bearing(grant) : own))).toMatch(/^20[012]$/);
}
