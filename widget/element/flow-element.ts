import r2wc from '@r2wc/react-to-web-component';
import { Flow } from '../ui/Flow.tsx';
import type { FlowView } from '../ui/view.ts';
import { adoptFlowStyles } from './flow-styles.ts';
import { keepHeldKey } from './held-key.ts';

/** The only property of r2wc's element. It is not reflected (architecture §5). */
interface ViewElement extends HTMLElement {
  view: FlowView | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// A prop without a type is passed unchanged and never reflected. r2wc's types do not include this.
const FlowBase = r2wc(Flow, { props: { view: undefined } } as never) as unknown as new () => ViewElement;

const TYPED = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'copy',
  'cut',
  'paste',
];

class FlowElement extends FlowBase {
  #pressed = '';
  /** The last control with the focus, which a removal from the document takes away without an event. */
  #focused: EventTarget | null = null;

  constructor() {
    super();
    // Typed or pasted text must not reach the host page (contract §2.2).
    for (const type of TYPED) {
      this.addEventListener(type, (event) => {
        if (!this.#isSlotted(event)) event.stopPropagation();
        if ('code' in event) this.#pressed = type === 'keyup' ? '' : `${event.code}`;
      });
    }
    this.addEventListener('focusin', ({ target }) => {
      this.#focused = target;
    });
  }

  /** Whether the event comes from the host's content in a slot. Its listeners are on the page. */
  #isSlotted(event: Event): boolean {
    return [...this.querySelectorAll('slot')].some((slot) => event.composedPath().includes(slot));
  }

  connectedMoveCallback(): void {}

  /** In another document the dialog needs style sheets of that document. */
  adoptedCallback(): void {
    adoptFlowStyles(this.getRootNode());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const dialog = this.querySelector('dialog');
    // A removed and added modal dialog is no longer modal. `showModal` throws in a document without a window.
    if (this.ownerDocument.defaultView && dialog?.open && !dialog.matches(':modal')) {
      const focused = this.#focused;
      dialog.removeAttribute('open');
      dialog.showModal();
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  /** r2wc would unmount here, but a page that moves the element disconnects it for a moment. */
  override disconnectedCallback(): void {}

  /** Removes the flow from the page. The dialog must close while it is connected, so that it returns the focus. */
  dispose(): void {
    const trigger = this.parentNode?.querySelector('button');
    this.querySelector('dialog')?.close();
    this.remove();
    // Safari does not focus a pressed button, so the dialog cannot return the focus.
    const { activeElement, body } = this.ownerDocument;
    if (activeElement === body) trigger?.focus({ preventScroll: true });
    // The unmounting must not be part of the task of a closing press.
    setTimeout(() => super.disconnectedCallback());
  }

  /** Keeps a pressed key that closed the flow from the host page. */
  keepKey(): void {
    if (this.#pressed) keepHeldKey(this.#pressed);
  }
}

/** Each copy of the script on a page has its own class, which needs its own name. */
const defineFlowElement = (copy = 1): void => {
  const name = `data-connect-flow-${copy}`;
  if (customElements.get(name)) defineFlowElement(copy + 1);
  else customElements.define(name, FlowElement);
};

let isDefined = false;

export const createFlowElement = (): FlowElement => {
  if (!isDefined) defineFlowElement();
  isDefined = true;
  return new FlowElement();
};
