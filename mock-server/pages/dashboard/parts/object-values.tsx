import type { Resources } from '../../../context';
import { visibleJson, visibleText } from '../text';
import type { Visit } from '../page';
import { IdLink, Text } from './values';

interface AccountLinkProps {
  readonly visit: Visit;
  readonly id: string;
  readonly isInList?: boolean;
}

/** The account of an object, with a link to its page. The account of the platform has none, and needs no id in a list. */
export function AccountLink({ visit: { platform, links }, id, isInList = false }: AccountLinkProps) {
  const isSub = platform.rows.find('accounts', id)?.kind === 'sub';
  if (isSub) return <IdLink links={links} list="sub_accounts" id={id} />;
  if (isInList) return <span class="none">Platform</span>;
  return (
    <>
      <span class="id">{id}</span> <span class="none">(platform)</span>
    </>
  );
}

/** A card or a bank account by its last digits, with a link to its page. */
export function PaymentMethodLink({ visit, of }: { readonly visit: Visit; readonly of: Resources['PaymentMethod'] }) {
  const method = 'card' in of ? of.card : of.bank_account;
  const kind = 'card' in of ? of.card.brand.replaceAll('_', ' ') : 'bank account';
  return (
    <a href={visit.links.to(`payment_methods/${method.id}`)}>
      {kind} ···· {method.acct_last_four}
    </a>
  );
}

/** The keys and values of a caller. */
export function Metadata({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  if (Object.keys(of).length === 0) return <Text of={null} />;
  return (
    <code class="metadata" tabindex={0}>
      {visibleJson(of)}
    </code>
  );
}

/** Whether something is so. */
export function YesNo({ of }: { readonly of: boolean }) {
  return <>{of ? 'Yes' : 'No'}</>;
}

/** An id without a page of its own. */
export function PlainId({ of }: { readonly of: string | null }) {
  return of === null ? <Text of={null} /> : <span class="id">{visibleText(of)}</span>;
}

/** The beginning of a text, as wide as a column of a table allows. */
export function Excerpt({ of }: { readonly of: string | null }) {
  return (
    <span class="excerpt">
      <Text of={of} />
    </span>
  );
}
