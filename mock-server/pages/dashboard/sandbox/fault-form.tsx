import { controlOperations } from '../../../../spec/control';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { FormState } from '../../form';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { SchemaFields } from '../parts/schema-fields';

const { body = {} }: Operation = controlOperations.createFault;

/** The fields that are shown only when somebody asks for them, by what they have in common. */
const groups = {
  'Another effect on requests': ['fault.status', 'fault.delay_ms', 'fault.drop', 'fault.hold'],
  'Deliveries to publishers (webhook endpoints)': ['fault.webhook', 'event_name'],
  'At random': ['probability', 'seed'],
} as const;

/** The form that creates a fault. The names of its fields are those of the parameters, so that an error is shown at its field. */
export function FaultForm({ visit }: { readonly visit: Visit }) {
  return (
    <ActionForm
      visit={visit}
      action="add"
      button="Add"
      fields={(state) => (
        <>
          <div class="fields">
            <SchemaFields
              state={state}
              of={body}
              names={['operation', 'times', 'fault.scenario', 'fault.error']}
              half
            />
          </div>
          {Object.entries(groups).map(([title, names]) => (
            <details id={`fault-${names[0].replace('.', '-')}`} open={isUsed(state, names)}>
              <summary>{title}</summary>
              <div class="fields">
                <SchemaFields state={state} of={body} names={names} half />
              </div>
            </details>
          ))}
        </>
      )}
    />
  );
}

/** A group with a value or an error is shown open. */
function isUsed({ values, errors }: FormState, names: readonly string[]): boolean {
  return names.some((name) => (values[name] ?? '') !== '' || errors[name] !== undefined);
}
