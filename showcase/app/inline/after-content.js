// Inline after the content of every page. The content security policy allows it by its hash.
{
  const page = document.documentElement.dataset;
  const past = document.getElementById('past-onboarding');
  const root = document.getElementById('root');
  if (past && 'onboarded' in page) root.replaceChildren(past.content);
  delete root.dataset.replaced;
  for (const button of page.theme ? document.querySelectorAll('data-connect-button') : []) {
    button.setAttribute('theme', page.theme);
  }
  for (const dialog of document.querySelectorAll('dialog[data-opens]')) {
    // The person is known, so the dialog stays closed. `shared/ui/Overlay.tsx` then treats it as closed by the person.
    if ('known' in page && 'unlessStored' in dialog.dataset) continue;
    dialog.showModal();
    // The heading gets the focus, as in `shared/ui/Overlay.tsx`.
    document.getElementById(dialog.getAttribute('aria-labelledby'))?.focus();
  }
}
