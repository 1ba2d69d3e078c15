// Runs first in every page of the engines' tests, added by the server. It records the element's events and the errors
// of the page and the browser. Plain JavaScript, because it is sent unchanged.
window.notified = [];
window.complaints = [];
for (const type of ['open', 'stepchange', 'failure', 'complete', 'close', 'signout']) {
  document.addEventListener(
    type,
    (event) => {
      if (event.target.localName === 'data-connect-button') window.notified.push([type, event.detail]);
    },
    true,
  );
}

const complain = (text) => window.complaints.push(text);
addEventListener(
  'error',
  ({ message, target }) => {
    // Firefox reports this for every module preload whose module was already imported.
    if (target.rel !== 'modulepreload') complain(message ?? `Not loaded: ${target.src ?? target.href}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => complain(`Unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complain(`Policy: ${violatedDirective} ${blockedURI}`),
);
const logError = console.error;
console.error = (...all) => {
  complain(`Console: ${all.join(' ')}`);
  logError.apply(console, all);
};
