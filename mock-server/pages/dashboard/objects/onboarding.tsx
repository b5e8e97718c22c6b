import {
  onboardingRequirements,
  type RequirementRow,
  requiredPaths,
} from '../../../../spec/tables/onboarding-requirements';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import type { OnboardingEntryRow } from '../../../rows';
import { isPlainObject } from '../../../wire/json';
import { refusalOf } from '../../onboarding/refusal';
import type { Visit } from '../page';
import { Table } from '../parts/table';
import { Facts, Instant, Section, Text } from '../parts/values';

interface OnboardingProps {
  readonly visit: Visit;
  readonly accountId: string;
}

/** The onboarding of a sub account: its entry, what is required of it, and where it can be filled in. */
export function Onboarding({ visit, accountId }: OnboardingProps) {
  const { platform } = visit;
  const account = platform.rows.require('accounts', accountId);
  const entry = platform.rows.find('onboarding_entries', accountId);
  return (
    <Section title="Onboarding">
      <Facts of={factsOf(entry)} />
      {refusalOf(platform, account) === undefined && (
        <p>
          <a href={hostedAddress(visit, accountId)}>Hosted onboarding of this account</a>
        </p>
      )}
      <details id="requirements">
        <summary>Requirements</summary>
        <Requirements entry={entry} />
      </details>
    </Section>
  );
}

function factsOf(entry: OnboardingEntryRow | undefined) {
  if (entry === undefined) return [['Entry', 'Not submitted']] as const;
  const { type, structure } = entry.payload.business_details;
  return [
    ['Submitted', <Instant at={entry.updated_at} />],
    ['Business type', <Text of={type} />],
    ['Business structure', <Text of={structure} />],
  ] as const;
}

/** The page of the account. It names the platform, as an imported platform has accounts with the same ids. */
function hostedAddress({ platform, links }: Visit, accountId: string): string {
  const { onboardingUrl } = platform.settings.hostedPages;
  const base = onboardingUrl === undefined ? links.root : `${onboardingUrl}/`;
  return `${base}onboarding/${accountId}?${String(new URLSearchParams({ platform: platform.id }))}`;
}

interface Requirement extends RequirementRow {
  readonly value: unknown;
}

/** The fields that a business of this kind must send, or every business if there is no entry, and the others that were sent. */
function requirementsOf(
  entry: OnboardingEntryRow | undefined,
): readonly (Requirement & { readonly isRequired: boolean })[] {
  const { type, structure } = entry?.payload.business_details ?? {};
  const required = new Set(requiredPaths(type, structure));
  return onboardingRequirements
    .map((row) => ({ ...row, value: valueAt(entry?.payload, row.path), isRequired: required.has(row.path) }))
    .filter(({ isRequired, value }) => isRequired || value !== undefined);
}

/** The values are those that the store has: some are masked. */
function Requirements({ entry }: { readonly entry: OnboardingEntryRow | undefined }) {
  return (
    <Table
      caption={
        entry ? 'What its kind of business sends, and what it sent' : 'What every business sends, whatever its kind'
      }
      columns={[
        { title: 'Field', of: ({ title, group }) => (group === undefined ? title : `${group}: ${title}`) },
        { title: 'Name', of: ({ path }) => <code>{path}</code> },
        { title: 'Required', of: ({ isRequired }) => (isRequired ? 'Yes' : 'No') },
        { title: 'Value', of: ({ value }) => <Text of={shown(value)} /> },
      ]}
      items={requirementsOf(entry)}
      idOf={({ path }) => path}
      empty="There are none."
    />
  );
}

function valueAt(payload: object | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isPlainObject(value) ? value[name] : undefined), payload);
}

function shown(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
}
