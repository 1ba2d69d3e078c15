// Stands below the content of every page, by its hash in the policy: the part of it that depends on this browser.
{
  const page = document.documentElement.dataset;
  const past = document.getElementById('past-onboarding');
  const root = document.getElementById('root');
  if (past && 'onboarded' in page) root.replaceChildren(past.content);
  delete root.dataset.replaced;
  for (const button of page.theme ? document.querySelectorAll('data-connect-button') : []) {
    button.setAttribute('theme', page.theme);
  }
  // On a phone a platform's own page leads back here (contract §2.6). The widget goes on by itself, but only where it is displayed.
  const answer = new URLSearchParams(location.search);
  const isReturn = answer.has('platform') && answer.has('state');
  const forget = () => delete page.returned;
  if (isReturn) {
    page.returned = '';
    // The first page knows by then; for the next one nobody has returned.
    addEventListener('takeover', forget);
  }
  const opens = `dialog[data-opens]${isReturn ? ',dialog:has(data-connect-button)' : ''}`;
  for (const dialog of document.querySelectorAll(opens)) {
    dialog.showModal();
    // Closed before React takes over, it stays closed.
    dialog.addEventListener('close', forget);
  }
}
