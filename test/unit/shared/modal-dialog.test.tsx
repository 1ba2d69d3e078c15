import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ModalDialog } from '../../../showcase/shared/ui/ModalDialog.tsx';
import { render } from '../../support/render.tsx';

it('closes once, however often its button is pressed', async () => {
  const onClose = vi.fn();
  const { place, close } = await render(
    <ModalDialog title="Terms" onClose={onClose}>
      <p>Play fair.</p>
    </ModalDialog>,
  );
  onTestFinished(close);
  await act(async () => {
    const button = place.querySelector<HTMLButtonElement>('[aria-label=Close]');
    button?.click();
    button?.click();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});
