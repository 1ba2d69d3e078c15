// One build for all pages, because another one would take as long again.
const [, page] = /\/(conformance|sample)\.html$/.exec(location.pathname) ?? [];
if (page === 'conformance') void import('./conformance');
else if (page === 'sample') void import('./sample');
else void import('./host');
