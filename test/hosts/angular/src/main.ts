// One build for both pages, because a second one would take as long again.
const isConformance = location.pathname.endsWith('/conformance.html');
void (isConformance ? import('./conformance') : import('./host'));
