import type { Resources } from '../../../context';
import { take } from '../../../domain/first-of';
import { presentPaymentMethodGroup } from '../../../present/payment-method-groups';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { type Column, Table } from '../parts/table';
import { IdLink, Instant } from '../parts/values';
import { MAX_RELATED } from '../read';

type PaymentMethodGroup = Resources['PaymentMethodGroup'];

/** Returns the columns of a table of groups. What a group does not show of itself comes from its row. */
export const groupColumns = (visit: Visit): readonly Column<PaymentMethodGroup>[] => {
  const rowOf = ({ id }: PaymentMethodGroup) => visit.platform.rows.require('payment_method_groups', id);
  return [
    { title: 'Group', of: ({ id }) => <IdLink links={visit.links} list="payment_method_groups" id={id} /> },
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
    { title: 'Payment methods', of: (group) => rowOf(group).payment_method_ids.length, isNumber: true },
    { title: 'Created', of: (group) => <Instant at={rowOf(group).created_at} /> },
  ];
};

/** Returns the newest groups that have a payment method. */
export function groupsWith({ platform }: Visit, id: string): readonly PaymentMethodGroup[] {
  const groups = platform.repeatableRows.walk('payment_method_groups', 'ofPaymentMethod', id, 'descending');
  return take(groups, MAX_RELATED).map(presentPaymentMethodGroup);
}

interface PaymentMethodGroupTableProps {
  readonly visit: Visit;
  readonly caption: string;
  readonly groups: readonly PaymentMethodGroup[];
  readonly empty: string;
}

/** Groups that belong to another object, on its page. */
export function PaymentMethodGroupTable({ visit, caption, groups, empty }: PaymentMethodGroupTableProps) {
  return <Table caption={caption} columns={groupColumns(visit)} items={groups} idOf={({ id }) => id} empty={empty} />;
}
