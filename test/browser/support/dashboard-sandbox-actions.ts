import { bankPayment } from '../../support/bodies';
import type { DashboardAction } from './dashboard-action';
import {
  slowBank,
  paid,
  control,
  withSnapshot,
  exportOf,
  withDisabledPublisher,
  withHeldRequest,
} from './dashboard-states';

/** The actions of the pages about the sandbox itself. */
export const sandboxActions: readonly DashboardAction[] = [
  {
    name: 'advance the clock',
    forms: ['time advance'],
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
    given: async () => 'time',
    steps: [['press', '+1 week']],
    seen: /Last move/,
  },
  {
    name: 'go to a date',
    forms: ['time set'],
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
    given: async () => 'delete',
    steps: [['press', 'Yes, delete']],
    seen: /Create a platform/,
  },
  {
    name: 'create a token of the platform',
    forms: ['tokens create'],
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
    given: async (platform) => {
      await control(platform, 'tokens', { name: 'Ada' });
      return 'tokens';
    },
    steps: [['press', 'Revoke Ada']],
    seen: /There are no tokens yet/,
  },
  {
    name: 'freeze the clock',
    forms: ['time freeze'],
    given: async () => 'time',
    steps: [['press', 'Freeze']],
    seen: /frozen/,
  },
  {
    name: 'add a fault',
    forms: ['faults add'],
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
    given: withHeldRequest,
    steps: [['press', /^Release flt_/]],
    seen: /\b0\b/,
  },
  {
    name: 'enable a publisher',
    forms: ['publishers enable'],
    given: withDisabledPublisher,
    steps: [['press', /^Enable\b/]],
    seen: /enabled/,
  },
  {
    name: 'let the clock run',
    forms: ['time run'],
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
    given: withSnapshot,
    steps: [['press', /^Restore\b/]],
    seen: /\bbase\b/,
  },
  {
    name: 'compare a snapshot',
    given: withSnapshot,
    steps: [['press', /^Compare with now/]],
    seen: /From base to now/,
  },
  {
    name: 'delete a snapshot',
    forms: ['snapshots delete'],
    given: withSnapshot,
    steps: [['press', /^Delete\b/]],
    seen: /no snapshots yet/,
  },
  { name: 'undo', forms: ['snapshots undo'], given: withSnapshot, steps: [['press', 'Undo']], seen: /Undo/ },
  {
    name: 'reset the platform',
    forms: ['snapshots reset'],
    given: withSnapshot,
    steps: [
      ['press', 'Reset'],
      ['press', 'Yes, reset'],
    ],
    seen: /Deletes everything except/,
  },
];
