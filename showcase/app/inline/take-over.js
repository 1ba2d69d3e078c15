// Stands in the head of every page, by its hash in the policy: the page's scripts run after the first paint, and what a
// person does before is kept for them (`app/early-events.ts`).
{
  const early = [];
  const waiting = new Set();
  let began;
  const isCustom = ({ localName }) => localName.includes('-');
  // The widget has a script of its own, which may come before the page's or after them.
  const press = async (widget) => {
    if (waiting.has(widget)) return;
    waiting.add(widget);
    await customElements.whenDefined(widget.localName);
    widget.shadowRoot.querySelector('button').click();
  };
  const note = (event) => {
    const { type, target } = event;
    if (type === 'submit') event.preventDefault();
    if (isCustom(target)) return;
    early.push({ type, target, began, value: target.value, isOn: target.checked });
    // React would answer to it while it takes over, before it knows what was typed earlier.
    event.stopImmediatePropagation();
  };
  const pressWidget = ({ target }) => {
    if (isCustom(target) && !customElements.get(target.localName)) press(target);
  };
  addEventListener('pointerdown', ({ target }) => (began = target), true);
  addEventListener('click', pressWidget, true);
  const EVENTS = ['click', 'input', 'change', 'submit'];
  for (const type of EVENTS) addEventListener(type, note, true);
  addEventListener('takeover', ({ detail }) => {
    detail.push(...early.splice(0));
    for (const type of EVENTS) removeEventListener(type, note, true);
  });

  const addressesIn = (name) => document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
  const addresses = addressesIn('scripts');
  // Past the onboarding a page has other content, whose button may need less, or which has none.
  const past = 'onboarded' in document.documentElement.dataset ? addressesIn('widget-past') : [];
  const widget = past.length > 0 ? past : addressesIn('widget');
  const fetchAhead = (hrefs, fetchPriority) => {
    for (const href of hrefs) {
      const link = { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority, href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  };
  const fetchAll = () => {
    fetchAhead(widget, 'low');
    fetchAhead(addresses, 'auto');
  };
  const painted = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    // A hidden page is never painted, and an old browser does not tell.
    setTimeout(done, document.hidden ? 0 : 3000);
  });
  const parsed = new Promise((done) => document.addEventListener('readystatechange', done));
  // A returning visitor's browser mostly has the scripts: fetched now, they would delay the paint of the saved list.
  const isBoardAgain = past.length > 0 && location.pathname === '/';
  // Where the page took this long to arrive, its scripts cannot arrive before the paint: nothing is won by waiting.
  const isSlow = performance.now() > 300;
  const start = async () => {
    if (isBoardAgain) await parsed;
    else if (!isSlow) await painted;
    fetchAll();
    await Promise.all([painted, parsed]);
    // The page's scripts do not wait for the widget's.
    import(widget[0]).catch(console.error);
    for (const address of addresses) {
      await import(address).catch(console.error);
      // Each in a task of its own, so that a press between them is answered.
      await new Promise((done) => setTimeout(done));
    }
  };
  start();
}
