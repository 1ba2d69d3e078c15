import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { ThemeSample } from './ThemeSample.tsx';

const CONTROL = 'button, input, label';

/** The button or field that a press on `target` means. */
export const controlAt = (target: EventTarget) =>
  target instanceof Element ? target.closest(CONTROL) : null;

export const controlsIn = (island: Element) => [...island.querySelectorAll<HTMLElement>(CONTROL)];

/** The part of the prose that comes alive as one, marked by `data-island`: the outermost around a control. */
export const islandAround = (place: Element): HTMLElement | null => {
  const island = place.closest<HTMLElement>('[data-island]');
  return (island?.parentElement && islandAround(island.parentElement)) ?? island;
};

const codeBeside = (island: Element) => island.closest('figure')?.querySelector('code')?.textContent ?? '';

/** The control that `island` stands for. */
export const LiveIsland = ({ island }: { readonly island: HTMLElement }) =>
  island.dataset.island === 'theme' ? (
    <ThemeSample />
  ) : (
    <CopyButton text={() => codeBeside(island)} label={island.dataset.label ?? ''} />
  );
