import { fieldsOf, textOf } from '../domain/fields.ts';
import { type BrowserEnvironment, openWindow, type Popup } from '../services/environment.ts';
import { createElement } from './create-element.ts';

/** How long the page listens for a refusal by its policy. */
const REFUSAL_MS = 10_000;

interface EnterNeeds {
  readonly environment: Pick<BrowserEnvironment, 'window' | 'open'>;
  /** Asks the provider for a ticket to /account; rejects without one. */
  readonly askTicket: () => Promise<unknown>;
  /**
   * Address of a page that the tab shows until the ticket arrives. It closes the tab if that has no opener. Without it,
   * the tab is empty. Under an opener policy, a frame of another site has no reference to the tab that it opens, and
   * cannot close it.
   */
  readonly waitingPage?: string | undefined;
}

/**
 * The link of a press that opens the provider's own pages in a new tab. Inside the dialog the press is a copy that counts
 * as prevented already (ui/keep-events.ts); a press that does not count is stopped before it comes here.
 */
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
 * a later one; then a form brings the ticket into it, so that no address ever has it. Without a tab, without a ticket, or
 * if the page's policy allows no such form, the plain link opens.
 * @param root contains the links
 * @param pagesOf address of the provider's own pages
 * @param signal stops this
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
