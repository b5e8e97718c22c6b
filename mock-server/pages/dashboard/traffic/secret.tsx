import type { Objects } from '../objects/fields';
import type { AddedValue } from '../objects/view';
import { CopyButton } from '../parts/copy-button';

/** The secret of a publisher, shown when somebody asks for it. */
export const secret: AddedValue<Objects['Publisher']> = {
  title: 'Secret',
  of: ({ id }, { platform }) => {
    const { secret: text } = platform.rows.require('publishers', id);
    return (
      <>
        <span class="copyable">
          <code>sigk_••••••••</code>
          <CopyButton text={text} label="secret" />
        </span>
        <details id="secret">
          <summary>Show secret</summary>
          <code>{text}</code>
        </details>
      </>
    );
  },
};
