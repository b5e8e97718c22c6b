import { icons } from './generated/icons';

export type IconName = keyof typeof icons;

/** An icon beside a text that says the same: readers who do not see it miss nothing. */
export function Icon({ of }: { readonly of: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: icons[of] }} />
    </svg>
  );
}
