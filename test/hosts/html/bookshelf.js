const byId = (id) => document.getElementById(id);

const connect = byId('connect');
connect.messages = { 'button.signIn': 'Fill my shelf with {provider}' };
connect.addEventListener('stepchange', ({ detail }) => {
  byId('news').textContent = `At the step ${detail.step}`;
});
connect.addEventListener('complete', ({ detail }) => {
  byId('news').textContent = `Shared: ${detail.approvedData.join(', ')}`;
});

byId('test').addEventListener('change', ({ target }) => connect.toggleAttribute('test-mode', target.checked));
byId('dark').addEventListener('change', ({ target }) => {
  connect.setAttribute('theme', target.checked ? 'dark' : 'light');
});
