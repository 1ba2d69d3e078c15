// Inline in the head of every page, for its first paint. The content security policy allows it by its hash.
{
  const page = document.documentElement.dataset;
  try {
    const theme = localStorage.getItem('data-connect:showcase:theme');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
    if (localStorage.getItem('data-connect:jobs:onboarded') === 'true') page.onboarded = '';
    // The HTML shows what a new visitor sees. If this key is stored, a part is replaced (`shared/lib/use-hydrated.ts`).
    const key = document.querySelector('meta[name=unless-stored]')?.content;
    if (key && localStorage.getItem(key) !== null) page.known = '';
  } catch {
    // Storage is blocked: the page looks as for a new visitor.
  }
  // The HTML shows a page without its parameters, so a page may hide what they replace (`data-unsearched`).
  if (/[?&](?:channel|q|view)=/.test(location.search)) page.searched = '';
  // Before the scripts come, a form would load the page anew, without what the person typed.
  addEventListener('submit', (event) => event.preventDefault());
  // If no script has loaded by then, the page shows its content. HTML that arrives even later still needs `known`.
  setTimeout(() => {
    if ('known' in page) page.known = 'late';
    delete page.searched;
  }, 8000);
}
