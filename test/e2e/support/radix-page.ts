import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

type Attributes = Readonly<Record<string, string>>;

/** A modal dialog of Radix with the element inside. It traps the focus, and locks scrolling with react-remove-scroll. */
const modal = (attributes: Attributes) =>
  createElement(
    Root,
    { defaultOpen: true },
    createElement(
      Portal,
      null,
      createElement(Overlay),
      createElement(
        Content,
        { 'aria-describedby': undefined },
        createElement(Title, null, 'A dialog of Radix'),
        createElement('data-connect-button', attributes),
      ),
    ),
  );

Object.assign(window, {
  showModal: (attributes: Attributes) =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(modal(attributes)),
});
