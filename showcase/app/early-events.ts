/** An action of the person before the page's scripts ran. `inline/take-over.js` records it. */
export interface EarlyEvent {
  readonly type: 'click' | 'input' | 'change' | 'submit';
  readonly target: Element;
  /**
   * Target of the last `pointerdown`. A text selection that begins in a dialog and ends beside it causes a click beside
   * it.
   */
  readonly began?: Element;
  /** Last value of a field. */
  readonly value?: string;
  readonly isOn?: boolean;
  /** Button that submitted a form; `null` if there was none. */
  readonly submitter?: HTMLButtonElement | HTMLInputElement | null;
}

/** Takes the events from the inline script, which then stops recording. React handles all later events. */
export const takeEarlyEvents = (): readonly EarlyEvent[] => {
  const events: EarlyEvent[] = [];
  dispatchEvent(new CustomEvent('takeover', { detail: events }));
  return events;
};

const fire = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * Sets the value with the prototype's setter. React overrides the element's setter and would ignore an event for a
 * value that was set with it.
 */
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

const press = ({ type, target, began, submitter }: EarlyEvent) => {
  if (began) fire(began, 'pointerdown');
  if (type === 'submit' && target instanceof HTMLFormElement)
    // A button outside the form throws. React may have replaced the one that was pressed.
    target.requestSubmit(submitter?.form === target ? submitter : null);
  else target.closest<HTMLElement>('button,dialog')?.click();
};

/** A click whose target is the dialog itself is a click on its backdrop. */
const PRESSED = 'dialog,button:not([type=submit]),button:not([type=submit]) *';

const isPress = ({ type, target }: EarlyEvent) =>
  type === 'submit' || (type === 'click' && target.matches(PRESSED));

/**
 * Repeats the person's actions: the last value of each field, then the last press. Earlier presses are ignored as
 * impatience.
 */
export const replay = async (events: readonly EarlyEvent[]) => {
  const fields = new Map(
    events.filter(({ type }) => /input|change/.test(type)).map((event) => [event.target, event]),
  );
  for (const field of fields.values()) {
    // React renders the change of an event in a microtask.
    await null;
    fill(field);
  }
  await null;
  const last = events.findLast(isPress);
  if (last) press(last);
};
