import { platformNamePattern } from '../../../../spec/tables/limits';
import { platformNameRule } from '../../../platform/platform-name';
import { isSandboxError } from '../../../sandbox-error';
import { type FieldChecks, TextField } from '../../form';
import { FormRefused } from '../form-refused';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { required } from '../parts/field-words';
import { listAddress } from './frame';

const update = controlAction('updatePlatform');

/** Returns why a name was refused, for the field with it; undefined for an error that has another reason. */
export function nameErrorOf(name: string, error: unknown): string | undefined {
  if (!isSandboxError(error) || error.status !== 422) return undefined;
  return platformNamePattern.test(name) ? error.message : platformNameRule;
}

const rename: Action = async (visit, form) => {
  try {
    return await update(visit, form); // parameter_missing parameter_invalid platform_name_taken
  } catch (error) {
    const name = nameErrorOf(form.get('name')?.trim() ?? '', error);
    throw name === undefined ? error : new FormRefused({ name });
  }
};

/** The checks of a name by a browser. */
export const nameChecks: FieldChecks = { pattern: String.raw`(?!default$)[a-z0-9\-]{1,64}`, title: platformNameRule };

/** The page that names a platform. */
export const naming: DashboardPage = {
  show: (visit) => ({ title: 'Name the platform', isLive: false, body: <Naming visit={visit} /> }),
  actions: { rename },
};

function Naming({ visit }: { readonly visit: Visit }) {
  const { platform, links } = visit;
  return (
    <>
      <p>
        Commands, paths and the dashboard take the name of a platform like its id, <code>{platform.id}</code>.
      </p>
      <ActionForm
        visit={visit}
        action="rename"
        button="Save"
        preset={{ name: platform.name ?? '' }}
        fields={(state) => (
          <TextField
            state={state}
            name="name"
            label="Name"
            checks={{ ...required('name'), ...nameChecks }}
            hint="1 to 64 lower-case letters, digits and -. No two platforms have one name."
          />
        )}
      />
      <p>
        <a href={listAddress(links.root)}>All platforms</a>
      </p>
    </>
  );
}
