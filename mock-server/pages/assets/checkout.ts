import { formatExpiry, formatNumber } from './checkout/card-format';
import { checkBeforeSending } from './checkout/check-form';
import { fillInPlace } from './checkout/test-cards';

/** The script of the hosted checkout. Everything works without it, but a form that is refused loses the numbers in it. */
const form = document.querySelector<HTMLFormElement>('form.pay');
const panel = document.querySelector<HTMLFormElement>('.test-panel form');
if (form) {
  checkBeforeSending(form);
  const number = form.querySelector<HTMLInputElement>('[name=card_number]');
  const expires = form.querySelector<HTMLInputElement>('[name=expires]');
  if (number) formatNumber(number);
  if (expires) formatExpiry(expires);
  if (panel) fillInPlace(panel, form);
}
