import type { Child } from 'hono/jsx';
import { namePartsOf } from '../../../search/names';
import type { Content, Visit } from '../page';
import { Id } from '../parts/id';
import { State } from '../parts/values';
import { phraseOf } from '../text';
import { type Field, fieldsOf, type Objects, type SchemaName, schemaOf } from './fields';
import { idOf, isEmpty, Value, valueAt, viewed } from './value';
import { titleOf } from './views';

interface ObjectHeadProps<Name extends SchemaName> {
  readonly visit: Visit;
  readonly of: Name;
  readonly item: Objects[Name];
  readonly actions: Child;
}

/** Returns the title and the head of the page of an object: `$19.99 · succeeded · A teapot`, or its kind and id. */
export function objectHead<Name extends SchemaName>(props: ObjectHeadProps<Name>): Pick<Content, 'title' | 'head'> {
  const { visit, of, item, actions } = props;
  const id = idOf(of, item);
  const { amount, status, text } = namePartsOf(visit.platform.repeatableRows, id) ?? {};
  const state = status && <State of={status} />;
  const parts: readonly (readonly [text: string | null | undefined, shown: Child])[] =
    amount === undefined
      ? [
          [text, text],
          [status && phraseOf(status), state],
        ]
      : [
          [amount, <span class="big">{amount}</span>],
          [status && phraseOf(status), state],
          [text, text],
        ];
  const known = parts.filter(([each]) => each);
  const kind = titleOf(of);
  return {
    title: known.map(([each]) => each).join(' · ') || `${kind} ${id}`,
    head: {
      ...(known.length > 0 && { kind }),
      heading: known.length > 0 ? joined(known.map(([, shown]) => shown)) : kind,
      subtitle: <Subtitle visit={visit} of={of} item={item} />,
      actions,
    },
  };
}

const joined = (parts: readonly Child[]): Child => parts.map((part, i) => (i === 0 ? part : [' · ', part])).flat();

/** The fields in the line below a title: those that an object has of them. */
const subtitleFields = ['payment_method', 'payment_id', 'customer_id', 'account_id', 'created_at'];

function Subtitle<Name extends SchemaName>({ visit, of, item }: Omit<ObjectHeadProps<Name>, 'actions'>) {
  const placeOf = ({ name }: Field) => subtitleFields.indexOf(name);
  const fields = fieldsOf(schemaOf(of))
    .filter((field) => placeOf(field) >= 0 && !isEmpty(valueAt(item, field.name) ?? null))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <>
      {viewed(of, item, ({ subtitle }, each) => subtitle?.(each, visit))?.map((part) => (
        <span>{part}</span>
      ))}
      {fields.map((field) => (
        <span>
          <Value visit={visit} field={field} value={valueAt(item, field.name)} currency={undefined} />
        </span>
      ))}
      <Id visit={visit} of={idOf(of, item)} label={null} />
    </>
  );
}
