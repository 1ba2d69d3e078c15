// Runs inline in the head of every page. The content security policy allows it by its hash. It makes the first paint
// use what this browser stored, and what the address asks for.
try {
  const theme = localStorage.getItem('data-connect:showcase:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('data-connect:jobs:onboarded') === 'true') {
    document.documentElement.dataset.onboarded = '';
  }
} catch {
  // Storage is blocked: the page looks as for a new visitor.
}
// The HTML shows a page without its parameters, so a page may hide what they replace (`demos/odysee/odysee.css`).
if (/[?&](?:channel|q)=/.test(location.search)) {
  const page = document.documentElement.dataset;
  page.searched = '';
  // If the scripts do not come, any content is better than none.
  setTimeout(() => delete page.searched, 8000);
}
