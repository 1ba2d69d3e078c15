// The page of `serve --demo`: a host's page that also shows the mails which the provider keeps.
const POLL_MS = 1_500;

const mails = document.querySelector('#mails');
const result = document.querySelector('#result');
const widget = document.querySelector('data-connect-button');
/** Shown in the dialog, because the dialog covers the list of mails. */
const newest = document.querySelector('#newest');

const showMails = async () => {
  const response = await fetch('/sandbox/inbox?email=');
  if (!response.ok) return;
  const { messages } = await response.json();
  const items = messages.map(({ email, code }) => {
    const item = document.createElement('li');
    item.textContent = `To ${email}: your code is ${code}`;
    return item;
  });
  document.querySelector('#no-mail').hidden = items.length > 0;
  const awaited = (widget.step === 'code' && items[0]?.textContent) || '';
  // A screen reader would read an unchanged text again.
  if (newest.textContent !== awaited) newest.textContent = awaited;
  if (
    items.map(({ textContent }) => textContent).join() ===
    [...mails.children].map(({ textContent }) => textContent).join()
  )
    return;
  mails.replaceChildren(...items);
};

const poll = () => {
  // The provider may be restarting: the next poll asks again.
  if (!document.hidden) showMails().catch(() => {});
};
setInterval(poll, POLL_MS);
widget.addEventListener('stepchange', poll);
widget.addEventListener('complete', ({ detail }) => {
  result.textContent = JSON.stringify(detail, null, 2);
});
