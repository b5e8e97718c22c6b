import type { Resources } from '../../../context';
import { feeConfigurationState } from '../../../domain/fee-configuration';
import { toIso } from '../../../time/clock';
import type { Visit } from '../page';
import { type Column, Table } from '../parts/table';
import { Amount, IdLink, Instant, State, Text } from '../parts/values';

type FeeConfiguration = Resources['FeeConfiguration'];

/** Returns the state of a configuration on the clock of the platform. */
export const stateOf = ({ platform }: Visit, configuration: FeeConfiguration) =>
  feeConfigurationState(configuration, toIso(platform.now()));

/** The state of a configuration on the clock of the platform. */
export function ConfigurationState({ visit, of }: { readonly visit: Visit; readonly of: FeeConfiguration }) {
  return <State of={stateOf(visit, of)} />;
}

/** The rate of a configuration: `2.75 % + $0.30, at most $5.00`. */
export function Rate({ of }: { readonly of: FeeConfiguration }) {
  const { variable_rate, transaction_fee_cents, transaction_fee_currency: currency, fee_cap_cents } = of;
  return (
    <>
      {variable_rate} % + <Amount cents={transaction_fee_cents} currency={currency} />
      {fee_cap_cents !== null && (
        <>
          , at most <Amount cents={fee_cap_cents} currency={currency} />
        </>
      )}
    </>
  );
}

/** The columns of a table of configurations. The first one has the id. */
export function configurationColumns(visit: Visit): readonly [Column<FeeConfiguration>, ...Column<FeeConfiguration>[]] {
  return [
    { title: 'Configuration', of: ({ id }) => <IdLink links={visit.links} list="fee_configurations" id={id} /> },
    { title: 'Fee type', of: ({ fee_type }) => <Text of={fee_type} /> },
    { title: 'State', of: (each) => <ConfigurationState visit={visit} of={each} /> },
    { title: 'Rate', of: (each) => <Rate of={each} /> },
    { title: 'Start', of: ({ effective_start }) => <Instant at={effective_start} /> },
    { title: 'End', of: ({ effective_end }) => <Instant at={effective_end} /> },
  ];
}

interface ConfigurationTableProps {
  readonly visit: Visit;
  readonly caption: string;
  readonly configurations: readonly FeeConfiguration[];
  readonly empty: string;
}

/** Configurations of one account, on the page of another object. */
export function ConfigurationTable({ visit, caption, configurations, empty }: ConfigurationTableProps) {
  return (
    <Table
      caption={caption}
      columns={configurationColumns(visit)}
      items={configurations}
      idOf={({ id }) => id}
      empty={empty}
    />
  );
}
