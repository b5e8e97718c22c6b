import { grouped } from '../../../../spec/vocabulary/number';
import { linesContentType } from '../../../../spec/vocabulary/operation';
import { limits } from '../../../../spec/tables/limits';
import { runOnPlatform } from '../../../control/run';
import { TextAreaField } from '../../form';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Section } from '../parts/values';

/** The actions of a page that shows seed files. */
export const seedFileActions: NonNullable<DashboardPage['actions']> = {
  import: async ({ platform }, form) => {
    await runOnPlatform(platform, 'importPlatform', { lines: form.get('seed_file') ?? '' });
    return undefined;
  },
};

/** The file of a platform, below the page that leads to it. */
export const seedFile: DashboardPage = {
  show: async ({ platform, id }) => {
    if (id !== 'export') return undefined;
    const chunks = await runOnPlatform(platform, 'exportPlatform', {});
    return { fileName: `${platform.id}.json`, contentType: linesContentType, chunks };
  },
};

/** A part of a page that exports the platform and imports another one. */
export function SeedFiles({ visit }: { readonly visit: Visit }) {
  const bytes = grouped(limits.request_body_bytes.value);
  return (
    <Section title="Seed file">
      <p class="hint">The state of the platform as a file, without keys, publishers, faults and snapshots.</p>
      <p>
        <a href={visit.links.to('snapshots/export')} download>
          Export as a seed file
        </a>
      </p>
      <ActionForm
        visit={visit}
        action="import"
        button="Import"
        isSecondary
        fields={(state) => (
          <TextAreaField
            state={state}
            name="seed_file"
            label="Seed file"
            hint={`The lines of a file. They replace everything except keys and snapshots. A form has up to ${bytes} bytes as it is sent: import a larger file with the command payments-sandbox import.`}
          />
        )}
      />
    </Section>
  );
}
