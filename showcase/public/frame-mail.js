// Shows the sandbox's mail in the provider's frame. The dialog that waits for a code shows it, because screen readers
// cannot reach content outside a modal dialog.
const POLL_MS = 2000;

const sheet = new CSSStyleSheet();
// Custom properties of the dialog's theme apply here too, through its slot.
sheet.replaceSync(`
  .mail:not(:empty) { padding: 10px 14px; border: 1px dashed var(--_outline); border-radius: var(--_radius-small); background: var(--_raised); }
  .mail b { display: block; color: var(--_text); font: 700 22px var(--_font-code); letter-spacing: 0.14em; text-indent: 0.14em; user-select: all; }
  .mail span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`);
document.adoptedStyleSheets.push(sheet);

const mail = document.createElement('div');
mail.slot = 'legal';
mail.className = 'mail';
mail.lang = 'en';
mail.dir = 'ltr';
mail.role = 'status';
const [digits, spoken] = ['b', 'span'].map((name) => document.createElement(name));
digits.ariaHidden = 'true';

/** Returns the newest code that was sent to an address. A public server shows no other mailbox. */
const codeFor = async (address) => {
  const answer = await fetch(`/sandbox/inbox?email=${encodeURIComponent(address)}`, { cache: 'no-store' });
  // A server without a mailbox really sent the mail.
  return answer.ok ? (await answer.json()).messages[0]?.code : undefined;
};

const show = (code) => {
  if (!code || digits.textContent === code) return;
  digits.textContent = code;
  spoken.textContent = [...code].join(' ');
  mail.replaceChildren('Sandbox inbox: no e-mail is sent. The code is', digits, spoken);
};

const refresh = async (stage) => {
  const address = stage.shadowRoot.querySelector('[part=address]')?.textContent;
  if (address) show(await codeFor(address).catch(() => undefined));
};

let timer = 0;

const follow = ({ target, detail }) => {
  clearInterval(timer);
  digits.textContent = '';
  mail.replaceChildren();
  mail.remove();
  if (detail?.step !== 'code') return;
  target.append(mail);
  timer = setInterval(refresh, POLL_MS, target);
  refresh(target);
};
addEventListener('stepchange', follow, true);
addEventListener('close', follow, true);
