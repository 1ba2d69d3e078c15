// Both pages are in one build, because a second build would double the time.
if (location.pathname.endsWith('/sample.html')) void import('./sample');
else void import('./host');
