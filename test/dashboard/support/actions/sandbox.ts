import { bankPayment } from '../../../support/bodies';
import type { DashboardAction } from './action';
import { slowBank, paid, control, withSnapshot, exportOf, withDisabledPublisher, withHeldRequest } from './states';

/** The actions of the pages about the sandbox itself. */
export const sandboxActions: readonly DashboardAction[] = [
  {
    name: 'advance the clock',
    forms: ['time advance'],
    says: /^Moved the clock to \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\. No job was due\.$/,
    given: async () => 'time',
    steps: [
      ['type', 'Advance by', '8d'],
      ['press', 'Advance'],
    ],
    seen: /Last move/,
  },
  {
    name: 'advance to the next job',
    forms: ['time next'],
    says: /^Moved the clock to \d{4}-\d\d-\d\d 00:00:00\. 1 payment settled\.$/,
    given: async (platform) => {
      await paid(platform, bankPayment(slowBank));
      return 'time';
    },
    steps: [['press', 'To the next due job']],
    seen: /1 job ran/,
  },
  {
    name: 'advance the clock by a button',
    forms: ['time preset'],
    says: /^Moved the clock to .*\. No job was due\.$/,
    given: async () => 'time',
    steps: [['press', '+1 week']],
    seen: /Last move/,
  },
  {
    name: 'go to a date',
    forms: ['time set'],
    says: 'Moved the clock to 2099-12-31 00:00:00. No job was due.',
    given: async () => 'time',
    steps: [
      ['date', 'Go to date', '2099-12-31'],
      ['press', 'Go to date'],
    ],
    seen: /2099-12-31 00:00:00/,
  },
  {
    name: 'delete the platform',
    forms: ['delete delete'],
    says: /^Deleted the platform pf_\w+\.$/,
    given: async () => 'delete',
    steps: [['press', 'Yes, delete']],
    seen: /Create a platform/,
  },
  {
    name: 'name the platform',
    forms: ['name rename'],
    says: 'The platform is named checkout-team.',
    given: async () => 'name',
    steps: [
      ['type', 'Name', 'checkout-team'],
      ['press', 'Save'],
    ],
    seen: /The platform is named checkout-team\./,
  },
  {
    name: 'create a token of the platform',
    forms: ['tokens create'],
    says: 'Created a token for Ada. Copy it now: it is not shown again.',
    given: async () => 'tokens',
    steps: [
      ['type', 'Name', 'Ada'],
      ['press', 'Create'],
    ],
    seen: /Name\s+Ada\s+Token\s+pft_/,
  },
  {
    name: 'revoke a token of the platform',
    forms: ['tokens revoke'],
    says: 'Revoked the token. It opens nothing any more.',
    given: async (platform) => {
      await control(platform, 'tokens', { name: 'Ada' });
      return 'tokens';
    },
    steps: [
      ['unfold', 'Revoke'],
      ['press', 'Yes, revoke Ada'],
    ],
    seen: /There are no tokens yet/,
  },
  {
    name: 'freeze the clock',
    forms: ['time freeze'],
    says: /^Froze the clock at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.$/,
    given: async () => 'time',
    steps: [['press', 'Freeze']],
    seen: /frozen/,
  },
  {
    name: 'add a fault',
    forms: ['faults add'],
    says: 'Added a fault: createRefund, 2 times.',
    given: async () => 'faults',
    steps: [
      ['select', 'Operation', 'createRefund'],
      ['type', 'Times', '2'],
      ['type', 'Error', 'gateway_rate_limit_error'],
      ['press', 'Add'],
    ],
    seen: /error: gateway_rate_limit_error/,
  },
  {
    name: 'delete a fault',
    forms: ['faults delete'],
    says: /^Deleted the fault flt_\w+\.$/,
    given: async (platform) => {
      await control(platform, 'faults', { operation: 'createRefund', fault: { error: 'gateway_rate_limit_error' } });
      return 'faults';
    },
    steps: [['press', /^Delete flt_/]],
    seen: /There are no faults/,
  },
  {
    name: 'delete all faults',
    forms: ['faults delete_all'],
    says: 'Deleted 1 fault.',
    given: async (platform) => {
      await control(platform, 'faults', { operation: 'createRefund', fault: { error: 'gateway_rate_limit_error' } });
      return 'faults';
    },
    steps: [['press', 'Delete all']],
    seen: /There are no faults/,
  },
  {
    name: 'release a fault',
    forms: ['faults release'],
    says: 'Released 1 request.',
    given: withHeldRequest,
    steps: [['press', /^Release flt_/]],
    seen: /\b0\b/,
  },
  {
    name: 'enable a publisher',
    forms: ['publishers enable'],
    says: 'Enabled the publisher http://127.0.0.1:2/webhooks: it receives what happens from now on.',
    given: withDisabledPublisher,
    steps: [['press', /^Enable\b/]],
    seen: /enabled/,
  },
  {
    name: 'let the clock run',
    forms: ['time run'],
    says: /^The clock runs again, from \d{4}-.*\.$/,
    given: async (platform) => {
      await platform.clock({ frozen: true });
      return 'time';
    },
    steps: [['press', 'Run']],
    seen: /running/,
  },
  {
    name: 'reset the clock',
    forms: ['time reset'],
    says: /^Reset the clock: it is \d{4}-.*\.$/,
    given: async (platform) => {
      await platform.clock({ frozen: true });
      return 'time';
    },
    steps: [['press', 'Reset the clock']],
    seen: /running/,
  },
  {
    name: 'run a job that is held',
    forms: ['time run_job'],
    says: 'Ran the job: settle payment.',
    given: async (platform) => {
      await control(platform, 'job_settings', { settle_payment: 'manual' });
      await paid(platform, bankPayment());
      return 'time';
    },
    steps: [['press', /^Run now\b/]],
    seen: /./,
  },
  {
    name: 'import a seed file',
    forms: ['import import'],
    says: 'Imported 2 records.',
    given: async () => 'import',
    steps: async (platform) => [
      ['choose', 'Seed file', await exportOf(platform)],
      ['press', 'Import'],
    ],
    seen: /Client id/,
  },
  {
    name: 'create a snapshot',
    forms: ['snapshots create'],
    says: /^Created the snapshot before-lunch with \d+ records\.$/,
    given: async () => 'snapshots',
    steps: [
      ['type', 'Name', 'before-lunch'],
      ['press', 'Create'],
    ],
    seen: /before-lunch/,
  },
  {
    name: 'restore a snapshot',
    forms: ['snapshots restore'],
    says: 'Restored the snapshot base.',
    given: withSnapshot,
    steps: [['press', /^Restore\b/]],
    seen: /\bbase\b/,
  },
  {
    name: 'delete a snapshot',
    forms: ['snapshots delete'],
    says: 'Deleted the snapshot base.',
    given: withSnapshot,
    steps: [
      ['unfold', 'Delete'],
      ['press', 'Yes, delete base'],
    ],
    seen: /no snapshots yet/,
  },
  {
    name: 'undo',
    forms: ['snapshots undo'],
    says: 'Undid 1 change: Create a payment.',
    given: withSnapshot,
    steps: [['press', 'Undo']],
    seen: /Undo/,
  },
  {
    name: 'reset the platform',
    forms: ['snapshots reset'],
    says: 'Reset the platform: everything is gone except keys, tokens and snapshots.',
    given: withSnapshot,
    steps: [
      ['press', 'Reset'],
      ['press', 'Yes, reset'],
    ],
    seen: /Deletes everything except/,
  },
];
