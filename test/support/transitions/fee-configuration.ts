import { FeeConfigurations } from '../fee-configurations';
import type { TimedPlatform } from '../timed-platform';
import type { Look, Start, Ways } from './recipe';

/** Those of the only sub account of a world. */
async function configurations({ api }: TimedPlatform): Promise<FeeConfigurations> {
  const [only] = (await api.get('/v1/sub_accounts')).as('SubAccountList').data;
  return new FeeConfigurations(api, only?.id ?? '');
}

/** The state is stored nowhere: it shows in the lists that a configuration is in. */
const look: Look = async (world, id) => {
  const all = await configurations(world);
  const isIn = (list: readonly { readonly id: string }[]) => list.some((each) => each.id === id);
  if (isIn(await all.scheduled())) return { id, status: 'scheduled' };
  if (isIn(await all.active())) return { id, status: 'active' };
  return { id, status: isIn(await all.history('platform')) ? 'retired' : 'not there' };
};

const made =
  (hoursToStart: number): Start =>
  async (world) => {
    await world.platform.newSubAccount();
    const { now } = (await world.platform.clock()).asControl('Clock');
    const effective_start = new Date(Date.parse(now) + hoursToStart * 3_600_000).toISOString();
    const { id } = await (await configurations(world)).create('platform', { effective_start });
    return look(world, id);
  };

export const feeConfigurationWays: Ways<'fee_configuration'> = {
  look,
  ways: {
    start: { scheduled: { start: made(1), move: (world) => world.wait('1h') } },
    retire: {
      active: { start: made(0), move: async (world) => (await configurations(world)).create('platform') },
    },
  },
};
