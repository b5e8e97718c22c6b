import type { Visit } from '../page';
import { IdLink } from './values';

/** The account of an object: a link to a sub account, or to the overview for the platform account, which has no page of its own. */
export function AccountLink({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const { links, platform } = visit;
  if (platform.rows.find('accounts', id)?.kind === 'sub') return <IdLink links={links} list="sub_accounts" id={id} />;
  return <a href={links.to('')}>Platform account</a>;
}
