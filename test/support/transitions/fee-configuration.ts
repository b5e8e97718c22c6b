import { FeeConfigurations } from '../fee-configurations';
import type { TimedPlatform } from '../timed-platform';
import type { Read, Start, MachineRecipes } from './recipe';

/** The fee configurations of the only sub account. */
async function configurations({ api }: TimedPlatform): Promise<FeeConfigurations> {
  const [only] = (await api.get('/v1/sub_accounts')).as('SubAccountList').data;
  return new FeeConfigurations(api, only?.id ?? '');
}

/** Derives the state from the lists that contain the configuration: it is not stored. */
const read: Read = async (timed, id) => {
  const all = await configurations(timed);
  const isIn = (list: readonly { readonly id: string }[]) => list.some((each) => each.id === id);
  if (isIn(await all.scheduled())) return { id, status: 'scheduled' };
  if (isIn(await all.active())) return { id, status: 'active' };
  return { id, status: isIn(await all.history('platform')) ? 'retired' : 'not there' };
};

const made =
  (hoursToStart: number): Start =>
  async (timed) => {
    await timed.platform.newSubAccount();
    const { now } = (await timed.platform.clock()).asControl('Clock');
    const effective_start = new Date(Date.parse(now) + hoursToStart * 3_600_000).toISOString();
    const { id } = await (await configurations(timed)).create('platform', { effective_start });
    return read(timed, id);
  };

export const feeConfigurationRecipes: MachineRecipes<'fee_configuration'> = {
  read,
  recipes: {
    start: { scheduled: { start: made(1), move: (timed) => timed.wait('1h') } },
    retire: {
      active: { start: made(0), move: async (timed) => (await configurations(timed)).create('platform') },
    },
  },
};
