import { createRef, type Ref, version } from 'react';
import { expect, it, vi } from 'vitest';
import '../../support/browser-gaps.ts';
import type { DataConnectButton } from '../../../widget/index.ts';
import { DataConnect } from '../../../widget/react.tsx';
import { render } from '../../support/render.tsx';

const show = async (ref: Ref<DataConnectButton>) => {
  const page = await render(<DataConnect ref={ref} />);
  return { ...page, element: page.place.querySelector('data-connect-button') };
};

it('the ref of <DataConnect> as an object has the element until it is unmounted', async () => {
  const ref = createRef<DataConnectButton>();
  const page = await show(ref);
  expect(ref.current).toBe(page.element);
  expect(ref.current?.step).toBeNull();
  await page.close();
  expect(ref.current).toBeNull();
});

it('the ref of <DataConnect> as a function is called once with the element and once with null', async () => {
  const ref = vi.fn();
  const page = await show(ref);
  await page.rerender(<DataConnect ref={ref} appName="Jobs" />);
  expect(ref.mock.calls).toEqual([[page.element]]);
  await page.close();
  expect(ref.mock.calls).toEqual([[page.element], [null]]);
});

// React 18 does not support cleanup functions of refs.
if (!version.startsWith('18')) {
  it('the ref of <DataConnect> as a function may return a cleanup function', async () => {
    const cleanUp = vi.fn();
    const ref = vi.fn(() => cleanUp);
    const page = await show(ref);
    expect(cleanUp).not.toHaveBeenCalled();
    await page.close();
    expect([ref.mock.calls, cleanUp.mock.calls]).toEqual([[[page.element]], [[]]]);
  });
}

it('the ref of <DataConnect> has its former name as an alias', async () => {
  const ref = createRef<DataConnectButton>();
  const { place, close } = await render(<DataConnect buttonRef={ref} />);
  expect(ref.current).toBe(place.querySelector('data-connect-button'));
  await close();
});
