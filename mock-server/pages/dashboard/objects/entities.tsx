import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import { filtersOf } from '../parts/list';
import { Metadata } from '../parts/object-values';
import { Timeline } from '../parts/timeline';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { readApi } from '../read';
import type { SubjectKind } from '../../../trigger/subject';
import type { Visit } from '../page';
import { addressText, bankAccountColumns, documentColumns, identityColumns } from './entity-tables';
import type { ObjectPages } from './object-page';

interface HistoryProps {
  readonly visit: Visit;
  readonly kind: SubjectKind;
  readonly id: string;
}

/** The events of an object, and its actions. */
function History({ visit, kind, id }: HistoryProps) {
  const events = eventsOfKind(kind);
  return (
    <>
      {events.length > 0 && (
        <Section title="Actions">
          <div class="actions">
            <TriggerForm visit={visit} id={id} events={events} />
          </div>
        </Section>
      )}
      <Timeline visit={visit} of={id} />
    </>
  );
}

/** The business that an object belongs to. */
function BusinessLink({ visit, id }: { readonly visit: Visit; readonly id: string | null }) {
  return id === null ? <Text of={null} /> : <IdLink links={visit.links} list="businesses" id={id} />;
}

/** People of businesses. */
export const identities: ObjectPages<Resources['Identity']> = {
  plural: 'Identities',
  singular: 'Identity',
  list: (visit) => readApi(visit, 'listIdentities', {}, visit.search),
  filters: filtersOf(operations.listIdentities),
  columns: (visit) => identityColumns(visit),
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getIdentity', { identity_id: visit.id }),
  detail: (visit, identity) => (
    <>
      <Facts
        of={[
          ['Name', <Text of={identity.name} />],
          ['Title', <Text of={identity.title} />],
          ['Business', <BusinessLink visit={visit} id={identity.business_id} />],
          ['Address', <Text of={addressText(identity.address)} />],
          ['Identification number', <Text of={identity.ssn_last4 && `•••• ${identity.ssn_last4}`} />],
          ['Owner', identity.is_owner ? 'Yes' : 'No'],
          ['Created', <Instant at={identity.created_at} />],
          ['Updated', <Instant at={identity.updated_at} />],
          ['Metadata', <Metadata of={identity.metadata} />],
        ]}
      />
      <History visit={visit} kind="identity" id={identity.id} />
    </>
  ),
  actions: triggerActions,
};

export const addresses: ObjectPages<Resources['Address']> = {
  plural: 'Addresses',
  singular: 'Address',
  list: (visit) => readApi(visit, 'listAddresses', {}, visit.search),
  filters: filtersOf(operations.listAddresses),
  columns: ({ links }) => [
    { title: 'Address', of: ({ id }) => <IdLink links={links} list="addresses" id={id} /> },
    { title: 'Lines', of: (address) => <Text of={addressText(address)} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getAddress', { address_id: visit.id }),
  detail: (visit, address) => (
    <>
      <Facts
        of={[
          ['Address', <Text of={addressText(address)} />],
          ['Created', <Instant at={address.created_at} />],
          ['Updated', <Instant at={address.updated_at} />],
        ]}
      />
      <History visit={visit} kind="address" id={address.id} />
    </>
  ),
  actions: triggerActions,
};

/** Bank accounts of businesses. */
export const bankAccounts: ObjectPages<Resources['EntityBankAccount']> = {
  plural: 'Bank accounts',
  singular: 'Bank account',
  list: (visit) => readApi(visit, 'listBankAccounts', {}, visit.search),
  filters: filtersOf(operations.listBankAccounts),
  columns: bankAccountColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getBankAccount', { bank_account_id: visit.id }),
  detail: (visit, account) => (
    <>
      <Facts
        of={[
          ['Bank', <Text of={account.bank_name} />],
          ['Number', `•••• ${account.acct_last_four}`],
          ['Routing number', account.routing_number],
          ['Owner', <Text of={account.account_owner_name} />],
          ['Business', <BusinessLink visit={visit} id={account.business_id} />],
          ['Created', <Instant at={account.created_at} />],
          ['Metadata', <Metadata of={account.metadata} />],
        ]}
      />
      <History visit={visit} kind="bank_account" id={account.id} />
    </>
  ),
};

/** Documents of businesses and identities. */
export const documents: ObjectPages<Resources['EntityDocument']> = {
  plural: 'Documents',
  singular: 'Document',
  list: (visit) => readApi(visit, 'listDocuments', {}, visit.search),
  filters: filtersOf(operations.listDocuments),
  columns: documentColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getDocument', { document_id: visit.id }),
  detail: (visit, document) => (
    <>
      <Facts
        of={[
          ['Status', <State of={document.status} />],
          ['File', <Text of={document.file_name} />],
          ['Type', <Text of={document.document_type} />],
          ['Business', <BusinessLink visit={visit} id={document.business_id} />],
          ['Description', <Text of={document.description} />],
          ['Created', <Instant at={document.created_at} />],
          ['Updated', <Instant at={document.updated_at} />],
          ['Metadata', <Metadata of={document.metadata} />],
        ]}
      />
      <History visit={visit} kind="document" id={document.id} />
    </>
  ),
  actions: triggerActions,
};
