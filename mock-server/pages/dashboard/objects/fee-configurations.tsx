import { pagination } from '../../../../spec/resources/shared';
import { id } from '../../../../spec/vocabulary/schema';
import type { Resources } from '../../../context';
import { configurationEnding } from '../../../../spec/derive/endings';
import { presentFeeConfiguration } from '../../../present/fee-configurations';
import { SandboxError } from '../../../sandbox-error';
import { toIso } from '../../../time/clock';
import { type PageOf, pageOf } from '../../../wire/page';
import { readQuery, sentValue } from '../../../wire/query';
import type { Visit } from '../page';
import { type ListRead, MAX_RELATED, newest, readApi } from '../read';
import { objectPages } from './object-page';
import { Related } from './object-table';
import { configurationState } from './views';

type FeeConfiguration = Resources['FeeConfiguration'];

/** The list as an operation: no operation of the API lists the configurations of all accounts. */
const listed = {
  path: '/fee_configurations',
  query: { ...pagination, account_id: id('acc', 'Only configurations of this account.') },
} as const;

/** The fee configurations of all sub accounts. The API lists those of one account only. */
export const feeConfigurations = objectPages('fee_configurations', 'FeeConfiguration', {
  list,
  query: listed.query,
  find,
  machine: 'fee_configuration',
  stateOf: configurationState,
  ending: ({ platform }, { id }) =>
    configurationEnding(platform.rows.require('fee_configurations', id), toIso(platform.now())),
  related: (visit, configuration) => <History visit={visit} configuration={configuration} />,
});

function list({ platform, mode }: Visit, { search, accountId, scan }: ListRead): PageOf<FeeConfiguration> {
  const filters = { account_id: accountId ?? sentValue(search, 'account_id') };
  const newest = {
    table: 'fee_configurations',
    index: 'newest',
    partition: mode,
    order: 'descending',
    filters,
  } as const;
  const owner = { hash: platform.hash, account: platform.keyPair(mode).account_id, selected: false, path: () => '' };
  const { page } = readQuery(listed, search, owner);
  return pageOf(platform.repeatableRows, newest, { ...page, scan }, presentFeeConfiguration);
} // cursor_invalid

function find({ platform, mode, id: configurationId }: Visit): FeeConfiguration {
  const row = platform.rows.find('fee_configurations', configurationId);
  if (row?.mode !== mode) throw new SandboxError('resource_not_found', {});
  return presentFeeConfiguration(row);
} // resource_not_found

interface HistoryProps {
  readonly visit: Visit;
  readonly configuration: FeeConfiguration;
}

/** The newest configurations of the same type: the one that applies ends where the next one starts. */
function History({ visit, configuration: { account_id, fee_type } }: HistoryProps) {
  const path = { sub_account_id: account_id, fee_type };
  const { items, has_next } = readApi(visit, 'listFeeConfigurationHistory', path, newest());
  const which = has_next ? `The latest ${MAX_RELATED} configurations` : 'Configurations';
  return (
    <Related
      visit={visit}
      title="History"
      of="FeeConfiguration"
      caption={`${which} of the type ${fee_type} of this account, latest start first`}
      items={items}
      empty="There are none."
      all={configurationsOf(account_id)}
    />
  );
}

/** A link to the fee configurations of an account. */
export const configurationsOf = (account_id: string) => ({
  title: 'All fee configurations of this account',
  path: 'fee_configurations',
  query: { account: account_id },
});
