import type { EventName } from '../../../../spec/tables/events';
import { SelectField } from '../../form';
import type { Visit } from '../page';
import { ActionForm } from './action-form';
import { controlAction } from './control-action';
import { required } from './field-words';

interface TriggerFormProps {
  readonly visit: Visit;
  /** The id of the object that the event happens to. */
  readonly id: string;
  /** The events that can be triggered on it now: see `reachableEvents`. */
  readonly events: readonly EventName[];
}

/** A form that triggers an event on an object. The page that shows it has `triggerActions` among its actions. */
export function TriggerForm({ visit, id, events }: TriggerFormProps) {
  const options = Object.fromEntries(events.map((name) => [name, name]));
  return (
    <ActionForm
      visit={visit}
      action="trigger"
      button="Trigger"
      hidden={{ on: id }}
      isSecondary
      fields={(state) => (
        <SelectField
          state={state}
          name="event"
          label="Event"
          checks={required('event')}
          hint="Carries out the steps that lead to the event, by the rules of the API."
          options={options}
        />
      )}
    />
  );
}

/** The action of the form that triggers an event. */
export const triggerActions = { trigger: controlAction('triggerEvent') }; // resource_not_found parameter_missing parameter_invalid event_out_of_reach
