/** As `inline/take-over.js` keeps it. */
interface NotedEvent {
  readonly type: 'click' | 'input' | 'change' | 'submit';
  readonly target: Element;
  /** Of a field, as the person left it. */
  readonly value?: string;
  readonly isOn?: boolean;
}

/** What a person did on the page before its scripts ran. */
export interface EarlyEvent extends NotedEvent {
  /** The target, or what has taken its place. */
  readonly find: () => Element | undefined;
}

/** The documentation draws its controls anew, each in its island. */
const finderOf = (target: Element) => {
  const island = target.closest('[data-island]');
  const index = [...(island?.querySelectorAll('*') ?? [])].indexOf(target);
  return () => (target.isConnected ? target : island?.querySelectorAll('*')[index]);
};

/** Takes over from the inline script: from now on React listens. */
export const takeEarlyEvents = (): readonly EarlyEvent[] => {
  const events: NotedEvent[] = [];
  dispatchEvent(new CustomEvent('takeover', { detail: events }));
  return events.map((event) => ({ ...event, find: finderOf(event.target) }));
};

const fire = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** The browser's own setter: React watches the element's, and takes what that sets for known. */
const setUnseen = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};

const fill = ({ target, value = '', isOn }: NotedEvent) => {
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

const press = ({ type, target, find }: EarlyEvent) => {
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else find()?.closest('button')?.click();
};

const isPress = ({ type, target }: NotedEvent) =>
  type === 'submit' || (type === 'click' && target.closest('button:not([type=submit])') !== null);

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
