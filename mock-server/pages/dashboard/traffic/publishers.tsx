import { controlOperations } from '../../../../spec/control';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { runOnPlatform } from '../../../control/run';
import type { Objects } from '../objects/fields';
import { ObjectList } from '../objects/object-list';
import type { Action, Content, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { bodyOf, SchemaFields } from '../parts/schema-fields';
import { Id } from '../parts/id';
import { Copyable, Facts, Section } from '../parts/values';
import { visibleText } from '../text';
import { publisherActions, PublisherActions } from './publisher-actions';

/** Creates a publisher. Its secret is in this response only: no address shows it. */
const add: Action = async (visit, form) =>
  secretOf(visit, await runOnPlatform(visit.platform, 'createPublisher', { body: bodyOf(form, body) }));

const { body = {} }: Operation = controlOperations.createPublisher;

/** The publishers of a platform, and a form to add one. */
export const publishers: DashboardPage = {
  show: async (visit) => {
    const page = await runOnPlatform(visit.platform, 'listPublishers', { search: visit.search });
    return {
      title: 'Publishers',
      body: (
        <>
          <p>A publisher is a webhook endpoint: a URL that receives the events that it is subscribed to.</p>
          <ObjectList
            visit={visit}
            of="Publisher"
            caption="Publishers, newest first"
            page={page}
            empty="There are no publishers"
            more={[{ title: 'Actions', of: (each) => <PublisherActions visit={visit} publisher={each} /> }]}
          />
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

function secretOf(visit: Visit, { id, url, secret }: Objects['NewPublisher']): Content {
  return {
    title: 'Publisher added',
    isLive: false,
    body: (
      <>
        <p>Copy the secret now: it is not shown again. It verifies the signature of each delivery.</p>
        <Facts
          of={[
            ['Secret', <Copyable text={secret} label="secret" />],
            ['Publisher', <Id visit={visit} of={id} />],
            ['URL', visibleText(url)],
          ]}
        />
        <p>
          <a href={visit.links.to('publishers')}>Back to publishers</a>
        </p>
      </>
    ),
  };
}
