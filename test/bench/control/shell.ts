/** The smallest possible button with a lazy dialog. `cold.ts` compares the widget's first press with it. */
customElements.define(
  'control-button',
  class extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      const button = document.createElement('button');
      button.append('Sign in');
      button.onclick = async () => (await import('./flow.tsx')).openDialog(root);
      root.append(button);
    }
  },
);

export {};
