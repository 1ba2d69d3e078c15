// Runs inline in the head of every page. The content security policy allows it by its hash. It makes the first paint
// use what this browser stored.
try {
  const theme = localStorage.getItem('data-connect:showcase:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('data-connect:jobs:onboarded') === 'true') {
    document.documentElement.dataset.onboarded = '';
  }
} catch {
  // Storage is blocked: the page looks as for a new visitor.
}
