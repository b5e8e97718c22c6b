import { grouped } from '../../../../spec/vocabulary/number';
import { defaultPlatform } from '../../../platform/definition';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { afterDeletion, listAddress } from './frame';

/** The page that asks before a platform is deleted. */
export const deletion: DashboardPage = {
  show: (visit) => ({
    title: 'Delete the platform',
    isLive: false,
    body: visit.platform.id === defaultPlatform.id ? <Refusal visit={visit} /> : <Question visit={visit} />,
  }),
  actions: { delete: controlAction('deletePlatform', { to: ({ platform }) => afterDeletion(platform.id) }) }, // default_platform_not_deletable
};

function Question({ visit }: { readonly visit: Visit }) {
  const { platform, links } = visit;
  return (
    <div class="question">
      <p>
        Delete the platform <code>{platform.id}</code>
        {platform.name !== null && <> ({platform.name})</>} with its keys, its snapshots and{' '}
        {platform.objects === 1 ? '1 object' : `${grouped(platform.objects)} objects`}? This cannot be undone.
      </p>
      <div class="buttons">
        <ActionForm visit={visit} action="delete" button="Yes, delete" />
        <a href={listAddress(links.root)}>Keep it</a>
      </div>
    </div>
  );
}

function Refusal({ visit: { links } }: { readonly visit: Visit }) {
  return (
    <>
      <p>
        The platform <code>{defaultPlatform.id}</code> cannot be deleted: the sandbox always has it.
      </p>
      <p>
        <a href={`${links.to('snapshots')}#reset`}>Reset it instead</a>
      </p>
    </>
  );
}
