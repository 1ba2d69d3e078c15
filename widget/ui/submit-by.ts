/**
 * Dispatches an event. A click on a form's button always submits the form: in a sandboxed frame without `allow-forms`, the
 * browser fires no `submit` (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export const submitBy = (target: EventTarget, event: Event): void => {
  const button =
    target instanceof Element && event.type === 'click' && target.closest('[type=submit]:enabled');
  const form = button ? button.closest('form') : null;
  let isSubmitted = !form;
  const note = () => {
    isSubmitted = true;
  };
  form?.addEventListener('submit', note, { once: true });
  if (target.dispatchEvent(event) && !isSubmitted)
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
};
