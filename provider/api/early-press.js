// In the head of each page of the provider that decides something. A press of a button counts after half a second
// without a change of the window: an earlier one was meant for a window that closed above it (double-clickjacking).
{
  const STEPS = 5;
  const STEP_MS = 100;
  let left = 0;
  let step;
  let isReady = false;
  let isSent = false;
  /** Whether the press counts that has begun and has not clicked yet; `null` without one. */
  let counts = null;
  /** Whether that press began on a ready page, which keeps it. */
  let isHeld = false;
  let released;
  let width = innerWidth;

  const rootsIn = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const inAll = (selector) => rootsIn(document).flatMap((root) => [...root.querySelectorAll(selector)]);

  const mark = () => {
    for (const button of inAll('button:not([aria-disabled])')) {
      button.setAttribute('data-early', '');
      button.setAttribute('aria-disabled', 'true');
    }
    // A page that draws itself adds buttons, and roots with buttons, later.
    for (const root of rootsIn(document)) drawn.observe(root, { childList: true, subtree: true });
  };
  const drawn = new MutationObserver(mark);
  const follow = () => {
    isReady = left === 0;
    if (isReady) {
      drawn.disconnect();
      for (const button of inAll('[data-early]')) {
        button.removeAttribute('data-early');
        // A button that has become busy meanwhile stays so.
        if (button.querySelector('.spinner') === null) button.removeAttribute('aria-disabled');
      }
      return;
    }
    left -= 1;
    // An empty animation: its time passes only while the page is drawn, unlike that of a timer.
    step = document.documentElement.animate(null, STEP_MS);
    step.onfinish = follow;
  };
  const wait = () => {
    step?.cancel();
    left = STEPS;
    if (!isHeld) counts = null;
    mark();
    follow();
  };
  wait();
  for (const type of ['focus', 'visibilitychange', 'pageshow']) addEventListener(type, wait);
  addEventListener('resize', () => {
    // The address bar of a phone changes the height only.
    if (innerWidth === width && matchMedia('(pointer: coarse)').matches) return;
    width = innerWidth;
    wait();
  });

  const begin = (event) => {
    clearTimeout(released);
    // Enter in a field is of this page: nobody types into a field by mistake.
    counts = !event.repeat && (isReady || event.composedPath()[0] instanceof HTMLInputElement);
    // A page whose frame has the focus gets its own focus after the press has begun.
    isHeld = counts && document.hasFocus();
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  // The click of a finger comes later, and that of a screen reader without a press.
  const release = () => {
    released = setTimeout(() => {
      isHeld = false;
      counts = null;
    }, STEP_MS);
  };
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, release, true);
  addEventListener(
    'click',
    (event) => {
      const isCounted = counts ?? isReady;
      counts = null;
      const isButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
      if (isCounted || !isButton || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // A form of a plain page goes once, also after a double click.
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (isSent) event.preventDefault();
    isSent = true;
  });
}
