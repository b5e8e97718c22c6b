import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { filtersOf } from '../parts/list';
import { Metadata } from '../parts/object-values';
import { Table } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Facts, IdLink, Instant, Section, Text } from '../parts/values';
import { readApi } from '../read';
import { addressText, bankAccountColumns, documentColumns, identityColumns } from './entity-tables';
import type { ObjectPages } from './object-page';

type Business = Resources['Business'];

interface BusinessProps {
  readonly visit: Visit;
  readonly business: Business;
}

/** Businesses with their people, bank accounts and documents, and the sub accounts that were provisioned for them. */
export const businesses: ObjectPages<Business> = {
  plural: 'Businesses',
  singular: 'Business',
  list: (visit) => readApi(visit, 'listBusinesses', {}, visit.search),
  filters: filtersOf(operations.listBusinesses),
  columns: ({ links }) => [
    { title: 'Business', of: ({ id }) => <IdLink links={links} list="businesses" id={id} /> },
    { title: 'Legal name', of: ({ legal_name }) => <Text of={legal_name} /> },
    { title: 'Doing business as', of: ({ doing_business_as }) => <Text of={doing_business_as} /> },
    { title: 'Provisioned', of: ({ associated_accounts }) => (associated_accounts.length > 0 ? 'Yes' : 'No') },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getBusiness', { business_id: visit.id }),
  detail: (visit, business) => (
    <>
      <Facts of={factsOf(business)} />
      <Accounts visit={visit} business={business} />
      <People visit={visit} business={business} />
      <Section title="Bank accounts">
        <Table
          caption="Its bank accounts, newest first"
          columns={bankAccountColumns(visit)}
          items={business.bank_accounts}
          idOf={({ id }) => id}
          empty="It has no bank accounts."
        />
      </Section>
      <Section title="Documents">
        <Table
          caption="Its documents, newest first"
          columns={documentColumns(visit)}
          items={business.documents}
          idOf={({ id }) => id}
          empty="It has no documents."
        />
      </Section>
      <Section title="Actions">
        <div class="actions">
          <TriggerForm visit={visit} id={business.id} events={eventsOfKind('business')} />
        </div>
      </Section>
      <Timeline visit={visit} of={business.id} />
    </>
  ),
  actions: triggerActions,
};

function factsOf(business: Business) {
  return [
    ['Legal name', <Text of={business.legal_name} />],
    ['Doing business as', <Text of={business.doing_business_as} />],
    ['Classification', <Text of={business.classification} />],
    ['Industry', <Text of={business.industry} />],
    ['Web site', <Text of={business.website_url} />],
    ['Country', business.country_of_establishment],
    ['Legal address', <Text of={addressText(business.legal_address)} />],
    ['Tax id', <Text of={business.tax_id_last4 && `•••• ${business.tax_id_last4}`} />],
    ['Terms', business.terms_conditions_accepted ? 'Accepted' : 'Not accepted'],
    ['Archived', business.archived ? 'Yes' : 'No'],
    ['Created', <Instant at={business.created_at} />],
    ['Updated', <Instant at={business.updated_at} />],
    ['Metadata', <Metadata of={business.metadata} />],
  ] as const;
}

function Accounts({ visit, business: { associated_accounts } }: BusinessProps) {
  return (
    <Section title="Sub account">
      <Table
        caption="The sub account that it was provisioned for"
        columns={[
          {
            title: 'Sub account',
            of: ({ id }: Resources['AssociatedAccount']) => <IdLink links={visit.links} list="sub_accounts" id={id} />,
          },
        ]}
        items={associated_accounts}
        idOf={({ id }) => id}
        empty="It was not provisioned yet."
      />
    </Section>
  );
}

function People({ visit, business: { representative, owners } }: BusinessProps) {
  const others = owners.filter(({ id }) => id !== representative?.id);
  return (
    <Section title="People">
      <Table
        caption="Its representative and its owners"
        columns={identityColumns(visit, representative?.id)}
        items={representative === null ? others : [representative, ...others]}
        idOf={({ id }) => id}
        empty="It has neither a representative nor owners."
      />
    </Section>
  );
}
