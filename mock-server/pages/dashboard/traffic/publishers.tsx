import { controlOperations } from '../../../../spec/control';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { runOnPlatform } from '../../../control/run';
import { type ObjectList, showList } from '../lists/list';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { actByControl } from '../parts/control-action';
import { bodyOf, SchemaFields } from '../parts/schema-fields';
import { Section } from '../parts/values';
import { publisherActions, PublisherActions } from './publisher-actions';

/** Creates a publisher, and leads to its page, which has the secret. */
const add: Action = async (visit, form) => {
  const { says, result } = await actByControl(visit, 'createPublisher', { body: bodyOf(form, body) });
  return { says, to: `publishers/${result.id}` };
};

const { body = {} }: Operation = controlOperations.createPublisher;

const list: ObjectList<'Publisher'> = {
  name: 'publishers',
  of: 'Publisher',
  caption: 'Publishers, newest first',
  empty: () => 'There are no publishers',
  query: controlOperations.listPublishers.query,
  more: (visit) => [{ title: 'Actions', of: (each) => <PublisherActions visit={visit} publisher={each} /> }],
  read: ({ platform }, read) => runOnPlatform(platform, 'listPublishers', read),
};

/** The publishers of a platform, and a form to add one. */
export const publishers: DashboardPage = {
  show: async (visit) => {
    const shown = await showList(visit, list);
    if ('chunks' in shown) return shown;
    return {
      title: 'Publishers',
      status: shown.status,
      body: (
        <>
          <p>A publisher is a webhook endpoint: a URL that receives the events that it is subscribed to.</p>
          {shown.body}
          <AddPublisher visit={visit} />
        </>
      ),
    };
  },
  actions: { add, ...publisherActions },
};

function AddPublisher({ visit }: { readonly visit: Visit }) {
  return (
    <Section title="Add a publisher">
      <ActionForm
        visit={visit}
        action="add"
        button="Add"
        fields={(state) => (
          <div class="fields">
            <SchemaFields state={state} of={body} names={['url', 'events', 'account_type']} />
          </div>
        )}
      />
    </Section>
  );
}
