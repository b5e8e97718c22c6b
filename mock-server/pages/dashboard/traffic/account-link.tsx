import type { Mode } from '../../../rows';
import type { Visit } from '../page';
import { Text } from '../parts/values';

interface AccountLinkProps {
  readonly visit: Visit;
  readonly id: string | null;
  readonly mode: Mode | null;
}

/** An account with a link to its page, in its own mode. The platform account has no page. */
export function AccountLink({ visit: { platform, links }, id, mode }: AccountLinkProps) {
  if (id === null || mode === null) return <Text of={id} />;
  if (platform.keyPair(mode).account_id === id)
    return (
      <>
        Platform account <span class="id">{id}</span>
      </>
    );
  return (
    <a class="id" href={links.to(`sub_accounts/${id}`, { mode })}>
      {id}
    </a>
  );
}
