/** Lets a browser say what to enter in the words of the page, and check an amount against the largest one. */
export function offerChecks(): void {
  document.addEventListener('invalid', ({ target }) => sayMissing(target), true);
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => check(target));
}

function sayMissing(field: EventTarget | null): void {
  if (!isField(field) || field.validity.customError) return;
  const { missing } = field.dataset;
  if (field.validity.valueMissing && missing !== undefined) field.setCustomValidity(missing);
}

function check(field: EventTarget | null): void {
  if (!isField(field)) return;
  const { most, over = '' } = field.dataset;
  const dollars = Number(field.value.replace(/[$,\s]/g, ''));
  field.setCustomValidity(most !== undefined && Math.round(dollars * 100) > Number(most) ? over : '');
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
