// All pages are in one build, because a second build would double the time.
const [, page] = /\/(conformance|sample)\.html$/.exec(location.pathname) ?? [];
if (page === 'conformance') void import('./conformance');
else if (page === 'sample') void import('./sample');
else void import('./host');
