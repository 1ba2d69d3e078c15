// Stands below the content of every page, by its hash in the policy: the part of it that depends on this browser.
{
  const page = document.documentElement.dataset;
  const past = document.getElementById('past-onboarding');
  const list = document.querySelector('meta[name=list]');
  if (past && 'onboarded' in page) document.getElementById('root').replaceChildren(past.content);
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
  const isBoard = list && (!past || 'onboarded' in page) && location.search === '';
  try {
    const isSaved = Date.now() - Number(localStorage.getItem('cachedTimestamp')) < 86_400_000;
    if (isBoard && !isSaved && localStorage.getItem('data-connect:jobs:interests') === null) {
      // Asked for now, the list arrives about when the scripts do.
      const early = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: list.content };
      document.head.append(Object.assign(document.createElement('link'), early));
    }
  } catch {
    // Storage is blocked: the board asks for its list itself.
  }
}
