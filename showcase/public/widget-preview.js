// The page that the workbench shows: a stranger's, with one element whose attributes stand in its address. The
// workbench keeps them in step while it frames the page; in a tab of its own the page does without.
const ATTRIBUTES = customElements.get('data-connect-button')?.observedAttributes ?? [];

const element = document.createElement('data-connect-button');
const settings = new URLSearchParams(location.search);
for (const name of ATTRIBUTES) {
  const text = settings.get(name);
  if (text !== null && name !== 'api-key') element.setAttribute(name, text);
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
