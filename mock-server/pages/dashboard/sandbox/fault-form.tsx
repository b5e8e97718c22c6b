import { controlOperations } from '../../../../spec/control';
import { type FaultField, faultFields, isFaultField } from '../../../../spec/tables/faults';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { FormState } from '../../form';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { SchemaFields } from '../parts/schema-fields';

const { body = {} }: Operation = controlOperations.createFault;

/** The effects that most people look for, and that on deliveries. */
const shown: readonly FaultField[] = ['scenario', 'error'];
const onDeliveries: FaultField = 'webhook';
const others = Object.keys(faultFields).filter(
  (field) => isFaultField(field) && field !== onDeliveries && !shown.includes(field),
);

const inBody = (field: string) => `fault.${field}`;

/** The fields that are shown only when somebody asks for them, by what they have in common. */
const groups: readonly FieldGroup[] = [
  { title: 'Another effect on requests', id: 'effects', names: others.map(inBody) },
  {
    title: 'Deliveries to publishers (webhook endpoints)',
    id: 'deliveries',
    names: [inBody(onDeliveries), 'event_name'],
  },
  { title: 'Not the first ones, or at random', id: 'frequency', names: ['after', 'probability', 'seed'] },
];

interface FieldGroup {
  readonly title: string;
  readonly id: string;
  readonly names: readonly string[];
}

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
            <SchemaFields state={state} of={body} names={['operation', 'times', ...shown.map(inBody)]} half />
          </div>
          {groups.map(({ title, id, names }) => (
            <details id={`fault-${id}`} open={isUsed(state, names)}>
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
