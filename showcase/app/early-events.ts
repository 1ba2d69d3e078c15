/** What a person did on the page before its scripts ran, as `inline/take-over.js` keeps it. */
export interface EarlyEvent {
  readonly type: 'click' | 'input' | 'change' | 'submit';
  readonly target: Element;
  /** Where the pointer went down last; a selection drawn out of a dialog ends in a click beside it. */
  readonly began?: Element;
  /** Of a field, as the person left it. */
  readonly value?: string;
  readonly isOn?: boolean;
}

/** Takes over from the inline script: from now on React listens. */
export const takeEarlyEvents = (): readonly EarlyEvent[] => {
  const events: EarlyEvent[] = [];
  dispatchEvent(new CustomEvent('takeover', { detail: events }));
  return events;
};

const fire = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** The browser's own setter: React watches the element's, and takes what that sets for known. */
const setUnseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};

const fill = ({ target, value = '', isOn }: EarlyEvent) => {
  if (target instanceof HTMLSelectElement) {
    target.value = value;
    fire(target, 'change');
  } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
      if (isOn === target.defaultChecked) return;
      target.checked = target.defaultChecked;
      target.click();
    } else {
      target.value = target.defaultValue;
      setUnseen(target, value);
      fire(target, 'input');
    }
  }
};

const press = ({ type, target, began }: EarlyEvent) => {
  if (began) fire(began, 'pointerdown');
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else target.closest<HTMLElement>('button,dialog')?.click();
};

/** A dialog itself is hit beside its content only. */
const PRESSED = 'dialog,button:not([type=submit]),button:not([type=submit]) *';

const isPress = ({ type, target }: EarlyEvent) =>
  type === 'submit' || (type === 'click' && target.matches(PRESSED));

/** Does again what the person did: each field as it was left, then the last press; a press out of impatience is none. */
export const replay = async (events: readonly EarlyEvent[]) => {
  const fields = new Map(
    events.filter(({ type }) => /input|change/.test(type)).map((event) => [event.target, event]),
  );
  for (const field of fields.values()) {
    // React renders what an event changed when the microtasks run.
    await null;
    fill(field);
  }
  await null;
  const last = events.findLast(isPress);
  if (last) press(last);
};
