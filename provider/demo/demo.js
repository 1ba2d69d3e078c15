// The page of `serve --demo`: a host's page that also shows the mails which the provider keeps.
const POLL_MS = 1_500;

const mails = document.querySelector('#mails');
const result = document.querySelector('#result');

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
  // A screen reader would read an unchanged list again.
  if (
    items.map(({ textContent }) => textContent).join() ===
    [...mails.children].map(({ textContent }) => textContent).join()
  )
    return;
  mails.replaceChildren(...items);
};

setInterval(() => {
  // The provider may be restarting: the next poll asks again.
  if (!document.hidden) showMails().catch(() => {});
}, POLL_MS);

document.querySelector('data-connect-button').addEventListener('complete', ({ detail }) => {
  result.textContent = JSON.stringify(detail, null, 2);
});
