// Runs inline in the head of every page. The content security policy allows it by its hash. The page's scripts run
// after the first paint; this script records the person's actions until then (`app/early-events.ts`).
{
  const early = [];
  const waiting = new Set();
  let began;
  const isCustom = ({ localName }) => localName.includes('-');
  // The widget's script may run before or after the page's scripts.
  const press = async (widget) => {
    if (waiting.has(widget)) return;
    waiting.add(widget);
    await customElements.whenDefined(widget.localName);
    widget.shadowRoot.querySelector('button').click();
  };
  const note = (event) => {
    const { type, target, submitter } = event;
    if (type === 'submit') event.preventDefault();
    if (isCustom(target)) return;
    early.push({ type, target, began, value: target.value, isOn: target.checked, submitter });
    // Without this, React would handle the event during hydration, before it knows the text that was typed earlier.
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
  // After the onboarding, a page has other content. Its button may need fewer files, or the page may have no button.
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
  // A hidden page is never painted, and an old browser reports no paint.
  const orLate = (begin) =>
    new Promise((done) => {
      begin(done);
      setTimeout(done, document.hidden ? 0 : 3000);
    });
  const painted = orLate((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
  const parsed = new Promise((done) => document.addEventListener('readystatechange', done));
  const nextFrame = () => orLate((done) => requestAnimationFrame(done));
  // The first paint may show a part of the content, or none. The second frame begins after the whole content is drawn.
  const drawn = Promise.all([painted, parsed]).then(nextFrame).then(nextFrame);
  // On such a slow connection the scripts cannot arrive before the paint, so waiting has no use.
  // The time of this script would tell of the processor too: a slow one draws first.
  const isSlow = performance.getEntriesByType('navigation')[0]?.responseStart > 300;
  const start = async () => {
    if (!isSlow) await drawn;
    fetchAll();
    await drawn;
    // The page's scripts do not wait for the widget's script.
    import(widget[0]).catch(console.error);
    for (const address of addresses) {
      await import(address).catch(console.error);
      // Each script runs in a separate task, so a press between two of them is handled.
      await new Promise((done) => setTimeout(done));
    }
  };
  start();
}
