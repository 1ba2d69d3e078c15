type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field) =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** React overrides the element's setter, and ignores an event for a value that was set with it. */
const setUnseen = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const isTyped = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement && isCheckable(field))) return field.value !== field.defaultValue;
  // A radio button that another one has unchecked is restored together with that one.
  return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
};

/** Sets the value as typing does, so that React gets the change. */
const fill = (field: Field, value: string) => {
  if (field instanceof HTMLInputElement && isCheckable(field)) {
    field.checked = field.defaultChecked;
    return field.click();
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  setUnseen(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Hydration replaces what was typed before the scripts came. The result types it again. */
export const readTyped = (page: ParentNode) => {
  const fields = [...page.querySelectorAll<Field>('input,textarea,select')].filter(isTyped);
  const typed = fields.map((field) => [field, field.value] as const);
  return async () => {
    for (const [field, value] of typed) {
      // React renders the change of an event in a microtask.
      await null;
      fill(field, value);
    }
  };
};
