/** The script of the steps of the hosted onboarding: the structures follow the type. Without it, the server refuses others. */
const type = document.querySelector<HTMLSelectElement>('select[name="business_details.type"]');
const structure = document.querySelector<HTMLSelectElement>('select[name="business_details.structure"]');
if (type && structure) {
  const follow = () => {
    const title = type.value === '' ? undefined : type.selectedOptions[0]?.text;
    // Not every browser hides a group: one that is disabled cannot be chosen in any.
    for (const group of structure.querySelectorAll('optgroup'))
      group.hidden = group.disabled = title !== undefined && !group.label.split(', ').includes(title);
    const [first, ...others] = structure.querySelectorAll<HTMLOptionElement>('optgroup:enabled > *');
    if (structure.selectedOptions[0]?.matches('optgroup:disabled > *')) structure.value = '';
    if (first && others.length === 0) structure.value = first.value;
  };
  type.addEventListener('change', follow);
  follow();
}
