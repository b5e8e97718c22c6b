import type { Child } from 'hono/jsx';
import { assetNames, assets } from '../../../mock-server/pages/generated/assets';
import { Alert } from '../../../mock-server/pages/dashboard/parts/alert';
import { Chip, Chips } from '../../../mock-server/pages/dashboard/parts/chip';
import { PageHead } from '../../../mock-server/pages/dashboard/parts/page-head';
import { Table } from '../../../mock-server/pages/dashboard/parts/table';
import { Instant, State } from '../../../mock-server/pages/dashboard/parts/values';
import { TextField, SelectField } from '../../../mock-server/pages/form';
import { Icon } from '../../../mock-server/pages/icon';

/** What mock-server/pages/README.md describes, in light and dark side by side. It is no page of the sandbox. */
export function designSheet(): string {
  const styles = [assetNames.style, assetNames.dashboardStyle].map((name) => assets.get(name)?.body ?? '').join('');
  return `<!DOCTYPE html>${String(
    <html lang="en">
      <head>
        <style dangerouslySetInnerHTML={{ __html: styles + ownStyle }} />
      </head>
      <body class="dashboard">
        <Sheet scheme="light" />
        <Sheet scheme="dark" />
      </body>
    </html>,
  )}`;
}

const colors = ['ground', 'surface', 'raised', 'line', 'edge', 'muted', 'text', 'accent', 'danger', 'warning', 'open'];

const ownStyle = `
  body { display: grid; grid-template-columns: 1fr 1fr; }
  .sheet { min-width: 0; padding: 1rem 1.25rem; background: var(--ground); color: var(--text); }
  .sheet > * { margin: 0 0 .75rem; }
  .line { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
  .swatch { width: 2.6rem; font-size: .62rem; text-align: center; }
  .swatch i { display: block; height: 1.5rem; border: 1px solid var(--line); border-radius: 6px; }
  .sheet .empty { padding: .25rem; }
  ${colors.map((name) => `.${name}-swatch { background: var(--${name}); }`).join('')}
  .light { color-scheme: light; } .dark { color-scheme: dark; }`;

const Line = ({ children }: { readonly children?: Child }) => <div class="line">{children}</div>;

function Sheet({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <section class={`sheet ${scheme}`}>
      <PageHead
        title="Payment"
        head={{
          kind: 'Payment',
          heading: <span class="big">$19.99</span>,
          status: <State of="succeeded" />,
          subtitle: 'Visa •••• 4242',
          actions: (
            <>
              <button>Refund</button>
              <button class="secondary">Open dispute</button>
            </>
          ),
        }}
      />
      <Line>
        {colors.map((name) => (
          <span class="swatch">
            <i class={`${name}-swatch`}></i>
            {name}
          </span>
        ))}
      </Line>
      <Line>
        <State of="succeeded" /> <State of="authorized" /> <State of="needs_response" /> <State of="failed" />{' '}
        <State of="canceled" />
        <button class="secondary">
          <Icon of="plus" /> Create
        </button>
        <button class="danger">Delete</button>
        <button class="quiet">Cancel</button>
      </Line>
      <div>
        <Alert tone="bad">The card was declined: insufficient_funds.</Alert>
        <Alert tone="warning">2 faults are active.</Alert>
      </div>
      <Chips label="States">
        <Chip href="#" isChosen>
          All
        </Chip>
        <Chip href="#" isChosen={false}>
          succeeded
        </Chip>
      </Chips>
      <Example scheme={scheme} />
    </section>
  );
}

/** A table, facts and a form. The ids of the two sheets differ. */
function Example({ scheme }: { readonly scheme: string }) {
  const state = { values: {}, errors: {}, scope: scheme };
  const rows = [{ id: 'py_1', amount: '$19.99', status: 'succeeded' }];
  return (
    <>
      <Table
        caption="Payments, newest first"
        columns={[
          { title: 'Payment', of: ({ id }) => <a href="#">{id}</a>, role: 'main' },
          { title: 'Amount', of: ({ amount }) => amount, isNumber: true, role: 'amount' },
          { title: 'Status', of: ({ status }) => <State of={status} />, role: 'status' },
          { title: 'Created', of: () => <Instant at="2032-03-01T12:00:00Z" />, role: 'time' },
        ]}
        items={rows}
        idOf={({ id }) => `${scheme}-${id}`}
        empty=""
      />
      <form class="row">
        <TextField state={state} name="amount" label="Amount" />
        <SelectField state={state} name="card" label="Test card" options={{ ok: 'Succeeds' }} />
        <button>Pay</button>
      </form>
    </>
  );
}
