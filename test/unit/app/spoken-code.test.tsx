import { expect, it } from 'vitest';
import { SpokenCode } from '../../../showcase/app/inbox/SpokenCode.tsx';
import { render } from '../../support/render.tsx';

const MESSAGE = { email: 'ada@example.com', code: '402815', sentAt: '2026-11-21T09:00:00.000Z' };

it('announces the awaited code from a slot of the widget, whose modal dialog blocks the page', async () => {
  const widget = document.createElement('data-connect-button');
  const shown = await render(<SpokenCode widget={widget} message={undefined} />);
  const spoken = widget.querySelector('[slot=legal][role=status]');
  // A live region announces its changes, so it must exist before the code.
  expect(spoken?.textContent).toBe('');
  await shown.rerender(<SpokenCode widget={widget} message={MESSAGE} />);
  expect(spoken?.textContent).toBe('Sandbox inbox: the code is 4 0 2 8 1 5');
  await shown.close();
  expect(widget.childElementCount).toBe(0);
});
