// Runs inline after the content of every page and adjusts it to this browser. The content security policy allows it by
// its hash.
{
  const page = document.documentElement.dataset;
  const past = document.getElementById('past-onboarding');
  const root = document.getElementById('root');
  if (past && 'onboarded' in page) root.replaceChildren(past.content);
  delete root.dataset.replaced;
  for (const button of page.theme ? document.querySelectorAll('data-connect-button') : []) {
    button.setAttribute('theme', page.theme);
  }
  // On a phone, a platform's own page leads back here (contract §2.6). The widget continues by itself, but only if it
  // is displayed.
  const answer = new URLSearchParams(location.search);
  const isReturn = answer.has('platform') && answer.has('state');
  const forget = () => delete page.returned;
  if (isReturn) {
    page.returned = '';
    // Only the first page handles the return; later pages must not see the flag.
    addEventListener('takeover', forget);
  }
  const opens = `dialog[data-opens]${isReturn ? ',dialog:has(data-connect-button)' : ''}`;
  for (const dialog of document.querySelectorAll(opens)) {
    dialog.showModal();
    // A dialog that the person closes before React takes over stays closed.
    dialog.addEventListener('close', forget);
  }
}
