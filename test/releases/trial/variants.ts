import type { Edit } from './trees';

type StoredRow = Record<string, unknown>;
/** The rows of a seed file by their tables. */
export type StoredRows = Record<string, readonly StoredRow[]>;

export interface Variant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Changes rows of the plain tree to what the changed one reads. */
  readonly upgrade?: (rows: StoredRows) => void;
  /** Why the plain tree refuses what the changed one wrote. Absent where it reads that. */
  readonly refusal?: RegExp;
  /** Whether the changed tree writes a row that only some requests create. */
  readonly isDuplicateRefunded?: true;
}

const payments = 'mock-server/rows/payments.ts';
const charge = 'mock-server/actions/charge.ts';

const each = (table: string, change: (row: StoredRow) => void) => (rows: StoredRows) => rows[table]?.forEach(change);

export const added: readonly Edit[] = [
  [payments, '  boolean,\n  id,', '  added,\n  boolean,\n  id,'],
  [
    payments,
    '    captured_at: nullable(instant),',
    "    captured_at: nullable(instant),\n    tip: added('1.1.0', 250, integer),",
  ],
  [charge, '    lapsed: false,', '    lapsed: false,\n    tip: 250,'],
];

export const renamed: readonly Edit[] = [
  [payments, '  repeatedText,\n', '  repeatedText,\n  renamed,\n'],
  [payments, '    lapsed: boolean,', "    is_lapsed: renamed('1.1.0', 'lapsed', boolean),"],
  [charge, '    lapsed: false,', '    is_lapsed: false,'],
  ['mock-server/domain/payment.ts', 'lapsed: true,', 'is_lapsed: true,'],
];

const removal: Edit = [
  payments,
  '    dispute_fees: optional(integer),\n  }),',
  "    dispute_fees: optional(integer),\n  }, { lapsed: '1.1.0', expedited: '1.1.0' }),",
];

const newTable: readonly Edit[] = [
  ['mock-server/rows/seed-tables.ts', "  'accounts',", "  'accounts',\n  'notes',"],
  [
    'mock-server/rows/registry.ts',
    '  onboarding_entries: onboardingEntries,',
    "  notes: table<{ readonly id: string }>()({ type: 'note', indexes: {}, fields: fieldsOf({ id, text }) }),\n  onboarding_entries: onboardingEntries,",
  ],
  [
    'mock-server/rows/registry.ts',
    "import { accounts } from './accounts';",
    "import { accounts } from './accounts';\nimport { id, text } from '../fields/field';\nimport { fieldsOf } from './fields';\nimport { table } from './table-definition';",
  ],
  [
    'mock-server/actions/refund.ts',
    "  rows.insert('refunds', row);",
    "  rows.insert('refunds', row);\n  if (row.reason === 'duplicate') rows.insert('notes', { id: `note_${row.id}`, text: 'twice' });",
  ],
];

const withNotes = (rows: StoredRows): void => {
  rows['notes'] = [];
};

export const variants: readonly Variant[] = [
  {
    name: 'a field was added',
    edits: added,
    upgrade: each('payments', (row) => Object.assign(row, { tip: 250 })),
    refusal: /rows\.payments\[\d+\]\.tip is not known here/,
  },
  {
    name: 'a field was added that follows from others',
    edits: [
      [payments, '  boolean,\n  id,', '  added,\n  boolean,\n  id,'],
      [
        payments,
        '    captured_at: nullable(instant),',
        "    captured_at: nullable(instant),\n    authorized_amount: added('1.1.0', ({ amount }: PaymentRow) => amount, integer),",
      ],
      [charge, '    lapsed: false,', '    lapsed: false,\n    authorized_amount: request.amount,'],
    ],
    upgrade: each('payments', (row) => Object.assign(row, { authorized_amount: row['amount'] })),
    refusal: /rows\.payments\[\d+\]\.authorized_amount is not known here/,
  },
  {
    name: 'a field was renamed',
    edits: renamed,
    upgrade: each('payments', (row) => {
      row['is_lapsed'] = row['lapsed'];
      delete row['lapsed'];
    }),
    refusal: /rows\.payments\[\d+\]\.lapsed is missing/,
  },
  {
    name: 'a required field was removed',
    edits: [[payments, '    lapsed: boolean,\n', ''], [charge, '    lapsed: false,\n', ''], removal],
    upgrade: each('payments', (row) => delete row['lapsed']),
    refusal: /rows\.payments\[\d+\]\.lapsed is missing/,
  },
  {
    name: 'a field that may be null was removed',
    edits: [
      [payments, '    expedited: nullable(boolean),\n', ''],
      [charge, '    expedited,\n    application', '    application'],
      removal,
    ],
    upgrade: each('payments', (row) => delete row['expedited']),
  },
  {
    name: 'a field has another place',
    edits: [
      [payments, '    lapsed: boolean,\n', ''],
      [payments, '    ...resourceFields,\n', '    lapsed: boolean,\n    ...resourceFields,\n'],
    ],
  },
  { name: 'a table was added and has no row', edits: newTable, upgrade: withNotes },
  {
    name: 'a table was added and has a row',
    edits: newTable,
    upgrade: withNotes,
    isDuplicateRefunded: true,
    refusal: /rows\.notes is not (known here|a table of a seed file)/,
  },
  {
    name: 'a state was renamed',
    edits: [
      [
        'spec/tables/states.ts',
        "initial: ['pending', 'succeeded'],\n  states: {\n    pending: { meaning: 'The bank has not decided on the refund yet.'",
        "initial: ['pending', 'completed'],\n  states: {\n    pending: { meaning: 'The bank has not decided on the refund yet.'",
      ],
      [
        'spec/tables/states.ts',
        "    succeeded: { meaning: 'The money went back to the payer.'",
        "    completed: { meaning: 'The money went back to the payer.'",
      ],
      [
        'spec/tables/states.ts',
        "settle: { from: ['pending'], to: 'succeeded', movedBy: 'the bank', provenance: 'reference' },\n    fail: { from: ['pending'], to: 'failed', movedBy: 'the bank', provenance: 'reference' },\n  },\n});\n\n/** Source: States and transitions, Refund and checkout status. */\nexport const checkoutStates",
        "settle: { from: ['pending'], to: 'completed', movedBy: 'the bank', provenance: 'reference' },\n    fail: { from: ['pending'], to: 'failed', movedBy: 'the bank', provenance: 'reference' },\n  },\n});\n\n/** Source: States and transitions, Refund and checkout status. */\nexport const checkoutStates",
      ],
      ['mock-server/actions/refund.ts', "isCard ? 'succeeded'", "isCard ? 'completed'"],
      [
        'mock-server/domain/sums.ts',
        "if (status === 'succeeded') this.#refunds",
        "if (status === 'completed') this.#refunds",
      ],
      ['mock-server/rows/refunds.ts', 'stateOf(refundStates)', "stateOf(refundStates, { succeeded: 'completed' })"],
    ],
    upgrade: each('refunds', (row) => {
      if (row['status'] === 'succeeded') row['status'] = 'completed';
    }),
    refusal: /rows\.refunds\[\d+\]\.status is not one of pending, succeeded, failed/,
  },
];
