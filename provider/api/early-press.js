// In the head of each page of the provider that decides something. A press of a button counts after half a second
// without a change of the window: an earlier one was meant for a window that closed above it (double-clickjacking).
{
  const STEPS = 5;
  const STEP_MS = 100;
  let stepsLeft = 0;
  let step;
  let isReady = false;
  let isSent = false;
  /** Whether the click of the present press counts; `null` between two presses. */
  let isPressValid = null;
  /** Whether the press stays valid if the wait starts again: it began while the page had the focus. */
  let staysValid = false;
  let releaseTimer;
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
    isReady = stepsLeft === 0;
    if (isReady) {
      drawn.disconnect();
      for (const button of inAll('[data-early]')) {
        button.removeAttribute('data-early');
        // A button that has become busy meanwhile stays disabled.
        if (button.querySelector('.spinner') === null) button.removeAttribute('aria-disabled');
      }
      return;
    }
    stepsLeft -= 1;
    // An empty animation, whose time passes only while the page is drawn, in place of a timer.
    step = document.documentElement.animate(null, STEP_MS);
    step.onfinish = follow;
  };
  const wait = () => {
    step?.cancel();
    stepsLeft = STEPS;
    if (!staysValid) isPressValid = null;
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
    clearTimeout(releaseTimer);
    // Enter in a field was meant for this page: nobody types into a field by mistake.
    isPressValid = !event.repeat && (isReady || event.composedPath()[0] instanceof HTMLInputElement);
    // If a frame of the page has the focus, the page gets it only after the press has begun.
    staysValid = isPressValid && document.hasFocus();
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  // Waits, because the click of a finger comes after `pointerup`. A screen reader clicks without a press.
  const release = () => {
    releaseTimer = setTimeout(() => {
      staysValid = false;
      isPressValid = null;
    }, STEP_MS);
  };
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, release, true);
  addEventListener(
    'click',
    (event) => {
      const isValid = isPressValid ?? isReady;
      isPressValid = null;
      const isButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
      if (isValid || !isButton || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // A double click must not send the form of a plain page twice.
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (isSent) event.preventDefault();
    isSent = true;
  });
}
