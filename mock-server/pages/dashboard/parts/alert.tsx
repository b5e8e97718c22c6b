import type { Child } from 'hono/jsx';
import { Icon, type IconName } from '../../icon';

/** The meaning of a message for its readers: done, failed, to be looked at, or only to be known. */
export type AlertTone = 'good' | 'bad' | 'warning' | 'open';

/** The icon of each. */
export const alertIcons: Readonly<Record<AlertTone, IconName>> = {
  good: 'circle-check',
  bad: 'circle-alert',
  warning: 'triangle-alert',
  open: 'info',
};

/** A sentence that stands out, such as why a payment was declined. The error of a form is a `FormAlert`. */
export function Alert({ tone, children }: { readonly tone: AlertTone; readonly children?: Child }) {
  return (
    <div class={`alert ${tone}`}>
      <Icon of={alertIcons[tone]} /> <div>{children}</div>
    </div>
  );
}
