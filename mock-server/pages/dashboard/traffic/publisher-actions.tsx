import type { components } from '../../../../spec/generated/control-types';
import { runOnPlatform } from '../../../control/run';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';

type Publisher = Pick<components['schemas']['Publisher'], 'id' | 'status'>;

/** Returns the publisher of a form: one in a list names it, the one of a page is that of its address. */
const publisherOf = ({ id }: Visit, form: URLSearchParams): string => form.get('publisher_id') ?? id;

/** Deletes a publisher. */
export const deletePublisher: Action = async (visit, form) => {
  const path = () => publisherOf(visit, form);
  await runOnPlatform(visit.platform, 'deletePublisher', { path }); // resource_not_found
  return 'publishers';
};

/** Enables a publisher that was disabled. */
export const enablePublisher: Action = async (visit, form) => {
  const path = () => publisherOf(visit, form);
  await runOnPlatform(visit.platform, 'enablePublisher', { path }); // resource_not_found
  return undefined;
};

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
      <ActionForm {...form} action="delete" button="Delete" />
    </span>
  );
}
