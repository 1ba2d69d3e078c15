addEventListener('click', async ({ target }) => {
  const element = target.closest('data-connect-button');
  if (!element || customElements.get('data-connect-button')) return;
  await customElements.whenDefined('data-connect-button');
  element.shadowRoot.querySelector('button').click();
});
