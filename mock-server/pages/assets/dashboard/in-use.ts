/**
 * Whether somebody uses an element so that it must stay as it is: a form, a selected text, or a button that says that it copied.
 */
export function isInUse(node: Node): boolean {
  if (node instanceof HTMLFormElement) return isFormInUse(node);
  if (node instanceof Text) return isSelected(node);
  return node instanceof HTMLElement && node.dataset['copied'] !== undefined;
}

/** Whether an element cannot be removed yet, as it has the focus or a form in use. */
export function isNeeded(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  const forms = [...node.querySelectorAll('form')];
  return node.matches(':focus-within') || isInUse(node) || forms.some(isFormInUse);
}

/** A form that has the focus, that was changed, or that shows an error. */
function isFormInUse(form: HTMLFormElement): boolean {
  return (
    form.matches(':focus-within') ||
    form.querySelector('[aria-invalid], [role=alert], .error') !== null ||
    [...form.elements].some(isChanged)
  );
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const preset = [...field.options].findLastIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(preset, 0);
}

function isSelected(text: Text): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(text, true);
}
