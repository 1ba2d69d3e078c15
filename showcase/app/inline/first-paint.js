// Stands in the head of every page, by its hash in the policy: what this browser remembers shows at the first paint.
try {
  const theme = localStorage.getItem('data-connect:showcase:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('data-connect:jobs:onboarded') === 'true') {
    document.documentElement.dataset.onboarded = '';
  }
} catch {
  // Storage is blocked: the page shows as to a new visitor.
}
