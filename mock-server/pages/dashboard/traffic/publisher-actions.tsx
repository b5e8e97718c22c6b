import type { components } from '../../../../spec/generated/control-types';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';

type Publisher = Pick<components['schemas']['Publisher'], 'id' | 'status'>;

/** The actions of the forms on a publisher: one in a list names it, the one of a page is that of its address. */
export const publisherActions = {
  delete: controlAction('deletePublisher', { object: 'publisher_id', to: 'publishers' }),
  enable: controlAction('enablePublisher', { object: 'publisher_id' }),
  retry: controlAction('retryPublisher', { object: 'publisher_id' }),
  test: controlAction('testPublisher', { object: 'publisher_id' }),
};

/** The action of a form that delivers an event again: one in a list names it, the one of its page is that of its address. */
export const redeliver = controlAction('redeliverEvent', { object: 'event_id' }); // resource_not_found publisher_disabled

/** The actions on a publisher that its state allows. */
export function PublisherActions({
  visit,
  publisher: { id, status },
}: {
  readonly visit: Visit;
  readonly publisher: Publisher;
}) {
  const form = { visit, hidden: { publisher_id: id }, subject: `publisher ${id}`, isSecondary: true };
  return (
    <span class="buttons">
      {status === 'disabled' && <ActionForm {...form} action="enable" button="Enable" />}
      {visit.id === id && status === 'enabled' && <ActionForm {...form} action="test" button="Send a test event" />}
      <ActionForm {...form} action="delete" button="Delete" />
    </span>
  );
}
