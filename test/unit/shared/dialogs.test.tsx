import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ModalDialog } from '../../../showcase/shared/ui/Overlay.tsx';
import { render } from '../../support/render.tsx';

const terms = (onClose: () => void) => (
  <ModalDialog title="Terms" onClose={onClose}>
    <p>Play fair.</p>
  </ModalDialog>
);

it('a dialog closes once, however often its button is pressed', async () => {
  const onClose = vi.fn();
  const { place, close } = await render(terms(onClose));
  onTestFinished(close);
  await act(async () => {
    const button = place.querySelector<HTMLButtonElement>('[aria-label=Close]');
    button?.click();
    button?.click();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['its heading', <button type="button">Copy</button>, 'H2'],
  ['the field that is marked as the first', <input key="field" aria-label="Title" data-first="" />, 'INPUT'],
])('a dialog starts at %s, not at its close button', async (_, content, start) => {
  const { close } = await render(
    <ModalDialog title="Terms" onClose={() => {}}>
      {content}
    </ModalDialog>,
  );
  onTestFinished(close);
  expect(document.activeElement?.tagName).toBe(start);
});

it.each([
  ['stays open where the page’s HTML opened it', false],
  ['stays closed where the person closed it before React took over', true],
])('a dialog %s', async (_, isClosed) => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(terms(() => {}));
  document.body.append(place);
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  if (isClosed) dialog?.close();
  const onClose = vi.fn();
  const root = await act(async () => hydrateRoot(place, terms(onClose)));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  expect(dialog?.open).toBe(!isClosed);
  expect(onClose).toHaveBeenCalledTimes(isClosed ? 1 : 0);
});
