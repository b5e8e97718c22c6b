import { Transitions } from '../parts/transitions';
import { pagination } from '../../../../spec/resources/shared';
import { id, type Schema } from '../../../../spec/vocabulary/schema';
import type { Resources } from '../../../context';
import { presentFeeConfiguration } from '../../../present/fee-configurations';
import { SandboxError } from '../../../sandbox-error';
import { type PageOf, pageOf } from '../../../wire/page';
import { readQuery, sentValue } from '../../../wire/query';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { Facts, Instant, Section, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import { configurationColumns, ConfigurationState, ConfigurationTable, Rate, stateOf } from './fee-configuration-table';
import type { ObjectPages } from './object-page';

type FeeConfiguration = Resources['FeeConfiguration'];

const filters: Readonly<Record<string, Schema>> = { account_id: id('acc', 'Only configurations of this account.') };

/** The list as an operation: no operation of the API lists the configurations of all accounts. */
const listed = { path: '/fee_configurations', query: { ...pagination, ...filters } } as const;

/** The fee configurations of all sub accounts. The API lists those of one account only. */
export const feeConfigurations: ObjectPages<FeeConfiguration> = {
  plural: 'Fee configurations',
  singular: 'Fee configuration',
  list,
  filters,
  columns: (visit) => {
    const [id, ...others] = configurationColumns(visit);
    const account = {
      title: 'Account',
      of: (each: FeeConfiguration) => <AccountLink visit={visit} id={each.account_id} />,
    };
    return [id, account, ...others];
  },
  idOf: (configuration) => configuration.id,
  find,
  detail: (visit, configuration) => (
    <>
      <Facts
        of={[
          ['State', <ConfigurationState visit={visit} of={configuration} />],
          ['Fee type', <Text of={configuration.fee_type} />],
          ['Rate', <Rate of={configuration} />],
          ['Account', <AccountLink visit={visit} id={configuration.account_id} />],
          ['Start', <Instant at={configuration.effective_start} />],
          ['End', <Instant at={configuration.effective_end} />],
        ]}
      />
      <Transitions of="fee_configuration" present={stateOf(visit, configuration)} />
      <History visit={visit} configuration={configuration} />
    </>
  ),
};

function list({ platform, mode, search }: Visit): PageOf<FeeConfiguration> {
  const filters = { account_id: sentValue(search, 'account_id') };
  const newest = {
    table: 'fee_configurations',
    index: 'newest',
    partition: mode,
    order: 'descending',
    filters,
  } as const;
  const owner = { hash: platform.hash, account: platform.keyPair(mode).account_id, selected: false, path: () => '' };
  const { page } = readQuery(listed, search, owner);
  return pageOf(platform.repeatableRows, newest, page, presentFeeConfiguration);
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

/** The configurations of the same type: the one that applies ends where the next one starts. */
function History({ visit, configuration: { account_id, fee_type } }: HistoryProps) {
  const path = { sub_account_id: account_id, fee_type };
  const limit = new URLSearchParams({ limit: String(MAX_RELATED) });
  const { items, has_next } = readApi(visit, 'listFeeConfigurationHistory', path, limit);
  return (
    <Section title="History">
      <ConfigurationTable
        visit={visit}
        caption={`Configurations of the type ${fee_type} of this account, latest start first`}
        configurations={items}
        empty="There are none."
      />
      <p>
        {has_next && `The latest ${MAX_RELATED} are shown. `}
        <a href={visit.links.to('fee_configurations', { account_id })}>All fee configurations of this account</a>
      </p>
    </Section>
  );
}
