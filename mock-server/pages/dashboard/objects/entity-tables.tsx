import type { Resources } from '../../../context';
import type { Visit } from '../page';
import type { Column } from '../parts/table';
import { IdLink, Instant, State, Text } from '../parts/values';

/** Returns the columns of a list of people. `representative` is the id of the representative. */
export function identityColumns({ links }: Visit, representative?: string): readonly Column<Resources['Identity']>[] {
  return [
    { title: 'Identity', of: ({ id }) => <IdLink links={links} list="identities" id={id} /> },
    { title: 'Name', of: ({ name }) => <Text of={name} /> },
    { title: 'Title', of: ({ title }) => <Text of={title} /> },
    { title: 'Role', of: ({ id, is_owner }) => roleOf(id === representative, is_owner) },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

function roleOf(isRepresentative: boolean, isOwner: boolean): string {
  if (isRepresentative) return isOwner ? 'Representative and owner' : 'Representative';
  return isOwner ? 'Owner' : 'Person';
}

export function bankAccountColumns({ links }: Visit): readonly Column<Resources['EntityBankAccount']>[] {
  return [
    { title: 'Bank account', of: ({ id }) => <IdLink links={links} list="bank_accounts" id={id} /> },
    { title: 'Number', of: ({ bank_name, acct_last_four }) => `${bank_name} •••• ${acct_last_four}` },
    { title: 'Owner', of: ({ account_owner_name }) => <Text of={account_owner_name} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

export function documentColumns({ links }: Visit): readonly Column<Resources['EntityDocument']>[] {
  return [
    { title: 'Document', of: ({ id }) => <IdLink links={links} list="documents" id={id} /> },
    { title: 'File', of: ({ file_name }) => <Text of={file_name} /> },
    { title: 'Type', of: ({ document_type }) => <Text of={document_type} /> },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

/** Returns an address in one line. */
export function addressText(address: Resources['Address'] | null): string | null {
  if (address === null) return null;
  const { line1, line2, city, state, postal_code, country } = address;
  return [line1, line2, city, state, postal_code, country].filter((part) => part !== null).join(', ');
}
