// The page of the workbench's preview: a host page with one element. The element's attributes come from the page's
// address. The workbench updates them while it frames the page; in a separate tab the page works without the workbench.
const ATTRIBUTES = customElements.get('data-connect-button')?.observedAttributes ?? [];

// Any site can link to this page, so it must not send this visitor's record to another server.
const isOwnOrigin = (address) =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;

const isRefused = (name, text) => name === 'api-key' || (name === 'api-base' && !isOwnOrigin(text));

const element = document.createElement('data-connect-button');
const settings = new URLSearchParams(location.search);
for (const name of ATTRIBUTES) {
  const text = settings.get(name);
  if (text === null) continue;
  if (isRefused(name, text)) console.warn(`widget-preview: ${name} is not taken from the address`);
  else element.setAttribute(name, text);
}
element.apiKey = 'sandbox-demo-key';

const messages = settings.get('messages');
if (messages !== null) {
  try {
    element.messages = JSON.parse(messages);
  } catch {
    console.warn('widget-preview: messages is no JSON');
  }
}

document.getElementById('place')?.append(element);
