import { grouped } from '../../../../spec/vocabulary/number';
import { linesContentType } from '../../../../spec/vocabulary/operation';
import { limits } from '../../../../spec/tables/limits';
import { runOnPlatform } from '../../../control/run';
import { isSandboxError } from '../../../sandbox-error';
import { CheckboxField, FileField } from '../../form';
import { FormRefused } from '../form-refused';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { actByControl } from '../parts/control-action';
import { required } from '../parts/field-words';
import { Section } from '../parts/values';

const MEGABYTES = limits.upload.bytes / 1024 ** 2;

/** Replaces the objects of the platform. It has to be confirmed if there are any. */
const importFile: Action = async (visit, form) => {
  const { platform } = visit;
  if (platform.objects > 0 && !form.getAll('replace').includes('true'))
    throw new FormRefused({ replace: 'Tick this to import the file. Nothing was imported.' });
  try {
    const { says } = await actByControl(visit, 'importPlatform', { lines: form.get('seed_file') ?? '' });
    return { says, to: '' };
  } catch (error) {
    if (!isSandboxError(error) || error.code !== 'seed_file_invalid') throw error;
    throw new FormRefused({ seed_file: error.message });
  }
};

/** The form that imports a seed file. */
export const seedFileImport: DashboardPage = {
  show: (visit) => ({
    title: 'Import a seed file',
    isLive: false,
    body: (
      <>
        <p>
          The file replaces everything except keys, tokens and snapshots. The clock continues from the instant of the
          file. Nothing changes if the file is not valid.
        </p>
        <ImportForm visit={visit} />
      </>
    ),
  }),
  actions: { import: importFile },
};

function ImportForm({ visit }: { readonly visit: Visit }) {
  const { objects } = visit.platform;
  return (
    <ActionForm
      visit={visit}
      action="import"
      button="Import"
      hasFile
      hidden={objects > 0 ? { replace: '' } : {}}
      fields={(state) => (
        <>
          <FileField
            state={state}
            name="seed_file"
            label="Seed file"
            checks={required('seed_file')}
            hint={`At most ${MEGABYTES} MB. Import a larger file with the command payments-sandbox import.`}
          />
          {objects > 0 && (
            <CheckboxField
              state={state}
              name="replace"
              checks={{ required: true }}
              label={`Replace the ${objects === 1 ? '1 object' : `${grouped(objects)} objects`} of this platform`}
            />
          )}
        </>
      )}
    />
  );
}

/** The file of a platform, below the page that leads to it. */
export const seedFile: DashboardPage = {
  show: async ({ platform, id }) => {
    if (id !== 'export') return undefined;
    const chunks = await runOnPlatform(platform, 'exportPlatform', {});
    return { fileName: `${platform.id}.ndjson`, contentType: linesContentType, chunks };
  },
};

/** A part of a page that exports the platform, and leads to the import of another one. */
export function SeedFiles({ visit }: { readonly visit: Visit }) {
  return (
    <Section title="Seed file">
      <p class="hint">The state of the platform as a file, without keys, publishers, faults and snapshots.</p>
      <p>
        <a href={visit.links.to('snapshots/export')} download>
          Export as a seed file
        </a>
      </p>
      <p>
        <a href={visit.links.to('import')}>Import a seed file</a>
      </p>
    </Section>
  );
}
