const csrfToken = () => document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? '';

document.querySelector('data-connect-button').addEventListener('complete', async ({ detail: { code } }) => {
  if (code === undefined) return;
  const headers = { 'content-type': 'application/json', 'x-csrftoken': csrfToken() };
  const response = await fetch('/share', { method: 'POST', headers, body: JSON.stringify({ code }) });
  document.querySelector('#answer').textContent = await response.text();
});
