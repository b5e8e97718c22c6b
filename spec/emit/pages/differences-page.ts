import { resources } from '../../resources';
import { sharedSchemas } from '../../resources/shared';
import { backgroundJobs } from '../../tables/background-jobs';
import { clientDifferences } from '../../tables/client-differences';
import { declineCodes } from '../../tables/decline-codes';
import { type DocumentedDifference, documentedDifferences } from '../../tables/documented-differences';
import { declineErrors } from '../../tables/errors/declines';
import { operationErrors } from '../../tables/errors/operations';
import { parameterErrors } from '../../tables/errors/parameters';
import { requestErrors } from '../../tables/errors/requests';
import type { ErrorRow } from '../../tables/errors/row';
import { events } from '../../tables/events';
import { feeTypes } from '../../tables/fee-types';
import { idempotentRetries } from '../../tables/idempotency';
import { ledgerEntryTypes } from '../../tables/ledger-entries';
import { limits, type LimitRow } from '../../tables/limits';
import { networkErrors } from '../../tables/network-errors';
import { notInSandbox } from '../../tables/not-in-sandbox';
import { onboardingRequirements } from '../../tables/onboarding-requirements';
import { scenarios } from '../../tables/scenarios';
import { machines } from '../../tables/states';
import { testBankAccounts, testCards } from '../../tables/test-cards';
import type { Machine } from '../../vocabulary/machine';
import type { Operation } from '../../vocabulary/operation';
import type { Provenance } from '../../vocabulary/provenance';
import type { Schema } from '../../vocabulary/schema';
import { code, codes, facts, named, page, table, words } from '../markdown';
import { limitValue } from './limits-page';
import { allRules, rulesSection } from './rules-section';
import { valuesSection } from './values-section';

interface Known {
  readonly provenance: Provenance;
}

const isUndocumented = ({ provenance }: Known): boolean => provenance !== 'stated';

/** The errors of the API: those of the control API are no part of the service. */
const apiErrors: readonly (ErrorRow & { readonly name: string })[] = named<ErrorRow>({
  ...requestErrors,
  ...parameterErrors,
  ...declineErrors,
  ...operationErrors,
});

const operations = resources.flatMap((resource) => named<Operation>(resource.operations));

const transitions = Object.entries<Machine<string, string>>(machines).flatMap(([machine, { transitions }]) =>
  named(transitions).map((row) => ({ machine, ...row })),
);

interface FieldRow extends Known {
  /** The path within its object: `card.bin_details`. */
  readonly path: string;
}

function fieldsOf({ properties = {} }: Schema, inherited: Provenance, within = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const provenance = field['x-provenance'] ?? inherited;
    return [{ path: within + name, provenance }, ...fieldsOf(field, provenance, `${within}${name}.`)];
  });
}

/** The fields of each request and of each object, by operation and by name of the object. */
const requestFields = operations.map(({ name, query = {}, body = {}, provenance }) => ({
  name,
  fields: [...fieldsOf({ properties: query }, provenance), ...fieldsOf(body, provenance)],
}));
const objectFields = [
  ...resources.flatMap(({ schemas }) => Object.entries(schemas)),
  ...Object.entries(sharedSchemas),
].map(([name, schema]) => ({ name, fields: fieldsOf(schema, schema['x-provenance'] ?? 'stated') }));

const subjects: Readonly<Record<string, readonly Known[]>> = {
  Operations: operations,
  Rules: allRules,
  'Fields of requests': requestFields.flatMap(({ fields }) => fields),
  'Fields of objects': objectFields.flatMap(({ fields }) => fields),
  'Error codes': apiErrors,
  'Statuses of error codes': apiErrors.map(({ statusProvenance: provenance }) => ({ provenance })),
  'Decline codes': Object.values(declineCodes),
  'Network error codes': Object.values(networkErrors),
  'Test scenarios': Object.values(scenarios),
  'Test cards and bank accounts': [...testCards, ...testBankAccounts],
  Events: Object.values(events),
  Transitions: transitions,
  Limits: Object.values(limits),
  'Background jobs': Object.values(backgroundJobs),
  'Fee types': Object.values(feeTypes),
  'Ledger entries': Object.values(ledgerEntryTypes),
  'Fields of onboarding': onboardingRequirements,
  'Retries with the same Idempotency-Key': idempotentRetries,
};

function subjectSection(): string {
  const provenances: readonly Provenance[] = ['stated', 'reference', 'chosen'];
  const cells = Object.entries(subjects).map(([subject, rows]) => [
    subject,
    ...provenances.map((each) => String(rows.filter(({ provenance }) => provenance === each).length)),
  ]);
  return ['## How much is documented', table(['Subject', ...provenances], cells)].join('\n\n');
}

/** Returns a row for the operations of a resource that have the same provenance: extensions, and the others. */
function operationTable(): string {
  const rows = resources.flatMap(({ tag, operations }) =>
    (['reference', 'chosen'] as const).flatMap((provenance) =>
      [true, undefined].flatMap((isExtension) => {
        const some = named<Operation>(operations).filter(
          (each) => each.provenance === provenance && each.extension === isExtension,
        );
        return some.length === 0
          ? []
          : [[tag, codes(some.map(({ name }) => name)), isExtension ? 'yes' : '–', provenance]];
      }),
    ),
  );
  return table(['Resource', 'Operations', 'Extension', 'Provenance'], rows);
}

/** Returns a row for each status, with the codes that the sandbox added, and those of the service whose status is chosen. */
function errorTable(): string {
  const statuses = [...new Set(apiErrors.map(({ status }) => status))].sort((a, b) => a - b);
  const cells = statuses.flatMap((status) => {
    const rows = apiErrors.filter((row) => row.status === status);
    const added = rows.filter((row) => row.added);
    const chosen = rows.filter((row) => !row.added && row.statusProvenance === 'chosen');
    if (added.length + chosen.length === 0) return [];
    return [[String(status), ...[added, chosen].map((some) => codes(some.map(({ name }) => name)) || '–')]];
  });
  return table(['Status', 'Codes of the sandbox only', 'Codes of the service with a chosen status'], cells);
}

function chosenFieldTable(title: string, all: readonly { name: string; fields: readonly FieldRow[] }[]): string {
  const cells = all.flatMap(({ name, fields }) => {
    const chosen = fields.filter(({ provenance }) => provenance === 'chosen').map(({ path }) => path);
    return chosen.length === 0 ? [] : [[code(name), codes(chosen)]];
  });
  return table([title, 'Chosen fields'], cells);
}

/** Returns a section with a row for each difference. Those that differ only in their fields share one. */
function documentedSection(): string {
  const texts = ({ documented, sandbox, reason }: DocumentedDifference) => [documented, sandbox, reason];
  const all = new Set(documentedDifferences.map((row) => texts(row).join('\n')));
  const names = (all: readonly (string | undefined)[]) =>
    codes([...new Set(all)].filter((name) => name !== undefined)) || '–';
  const cells = [...all].map((text) => {
    const same = documentedDifferences.filter((row) => texts(row).join('\n') === text);
    return [names(same.map(({ operation }) => operation)), names(same.map(({ field }) => field)), ...text.split('\n')];
  });
  return [
    '## Otherwise than documented',
    'Where a response differs on purpose from an example or a rule of the documentation. A field without an operation is meant ' +
      'wherever it is.',
    table(['Operation or event', 'Field', 'Documented', 'In the sandbox', 'Why'], cells),
  ].join('\n\n');
}

/** Returns a section with a row for each difference from the published client. */
function clientSection(): string {
  return [
    '## Otherwise than the published client expects',
    'The service publishes a client, which differs from its documentation here. The sandbox follows the documentation.',
    facts(clientDifferences, {
      Operations: ({ operations }) => codes(operations),
      'The client expects': ({ client }) => client,
      'In the sandbox': ({ sandbox }) => sandbox,
      Why: ({ reason }) => reason,
    }),
  ].join('\n\n');
}

function errorSection(): string {
  const advice = 'Branch on the code, not on the status, and have a default for codes that you do not know.';
  return ['## Errors', advice, errorTable()].join('\n\n');
}

export function differencesPage(): string {
  return page(
    'differences.md',
    'Differences from the service',
    'Every choice of the tables that the sandbox is made from, and how much else is documented: verify what your program depends ' +
      'on before it goes live. What is **stated** is only counted, and so is some of **reference**, which has its provenance on ' +
      'the page of its subject. The guide [Ready to go live](../guides/going-live.md) has the steps.',
    subjectSection(),
    '## Not in the sandbox',
    facts(notInSandbox, {
      Operations: ({ operations }) => codes(operations),
      'What is missing': ({ feature }) => feature,
      Why: ({ reason }) => reason,
    }),
    [documentedSection(), clientSection()].join('\n\n'),
    rulesSection,
    '## Operations',
    'Those that the service does not document. An *extension* is needed to use what it documents.',
    operationTable(),
    '## Limits',
    facts(named<LimitRow>(limits).filter(isUndocumented), {
      Limit: ({ meaning }) => meaning,
      Value: ({ name, ...row }) => limitValue(name, row),
    }),
    '## Time',
    'When banks, card networks and reviewers act. The service takes the time that they take.',
    facts(Object.values(backgroundJobs).filter(isUndocumented), {
      Action: ({ description }) => description,
      'In the sandbox': (row) => row.default,
    }),
    '## Transitions',
    facts(transitions.filter(isUndocumented), {
      Object: ({ machine }) => words(machine),
      From: ({ from }) => codes(from),
      To: ({ to }) => code(to),
      Cause: ({ movedBy }) => movedBy,
    }),
    valuesSection,
    errorSection(),
    '## Retries with the same Idempotency-Key',
    facts(idempotentRetries.filter(isUndocumented), {
      'Response to the first request': ({ first }) => first,
      'Response to the retry': ({ retry }) => retry,
    }),
    '## Fields',
    'A program that reads a field of these tables should work without it, and one that sends it should not depend on its effect.',
    chosenFieldTable('Request', requestFields),
    chosenFieldTable('Object', objectFields),
  );
}
