import { fieldsOf, textOf } from '../domain/fields.ts';
import { type BrowserEnvironment, openWindow, type Popup } from '../services/environment.ts';
import { createElement } from './create-element.ts';

const REFUSAL_MS = 10_000;

interface EnterNeeds {
  readonly environment: Pick<BrowserEnvironment, 'window' | 'open'>;
  readonly askTicket: () => Promise<unknown>;
  /** A page that the tab shows until the ticket arrives. It closes a tab without an opener, which a frame cannot close. */
  readonly waitingPage?: string | undefined;
}

/** Inside the dialog a press is a copy that counts as prevented already (ui/keep-events.ts). */
const linkIn = (event: MouseEvent, pages: string): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  return event
    .composedPath()
    .find(
      (target): target is HTMLAnchorElement =>
        target instanceof HTMLAnchorElement && target.href.split('#')[0] === pages,
    );
};

/**
 * Makes the links to the provider's own pages open them signed in. The tab opens within the press, because browsers block
 * a later one; then a form brings the ticket into it, so that no address ever has it. Else the plain link opens.
 */
export const enterByTicket = (
  root: EventTarget,
  pagesOf: () => string | undefined,
  { environment, askTicket, waitingPage = '' }: EnterNeeds,
  signal: AbortSignal,
): void => {
  const { window } = environment;
  const { document } = window;
  let count = 0;

  const enter = async (tab: Popup, name: string, { href }: HTMLAnchorElement) => {
    const stay = () => tab.location.replace(href);
    try {
      const ticket = textOf(fieldsOf(await askTicket()).ticket);
      // Submitting the form would open a closed window anew.
      if (tab.closed) return;
      if (ticket === undefined) return stay();
      const { origin, pathname, hash } = new URL(href);
      const action = `${origin}${pathname.replace(/\/$/, '')}/enter${hash}`;
      const input = createElement('input', { type: 'hidden', name: 'ticket', value: ticket });
      const form = createElement('form', { method: 'post', action, target: name, hidden: '' }, input);
      const refused = new AbortController();
      document.addEventListener(
        'securitypolicyviolation',
        ({ disposition, effectiveDirective }) =>
          disposition === 'enforce' && effectiveDirective === 'form-action' && stay(),
        { signal: refused.signal },
      );
      document.body.append(form);
      form.submit();
      form.remove();
      // The browser reports a refusal in a later task.
      window.setTimeout(() => refused.abort(), REFUSAL_MS);
    } catch {
      stay();
    }
  };

  root.addEventListener(
    'click',
    (event) => {
      const pages = pagesOf();
      const link = pages && event instanceof MouseEvent && linkIn(event, pages);
      if (!link) return;
      const name = `data-connect-account-${Date.now()}-${count++}`;
      const tab = openWindow(environment, waitingPage, name, '');
      if (!tab) return;
      event.preventDefault();
      void enter(tab, name, link);
    },
    { signal },
  );
};
