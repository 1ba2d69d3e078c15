import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { ThemeSample } from './ThemeSample.tsx';

const CONTROL = 'button, input, label';

/** Returns the button or field that contains `target`. */
export const controlAt = (target: EventTarget) =>
  target instanceof Element ? target.closest(CONTROL) : null;

export const controlsIn = (island: Element) => [...island.querySelectorAll<HTMLElement>(CONTROL)];

/**
 * Returns the part of the prose that becomes live together: the outermost element with `data-island` around a control.
 */
export const islandAround = (place: Element): HTMLElement | null => {
  const island = place.closest<HTMLElement>('[data-island]');
  return (island?.parentElement && islandAround(island.parentElement)) ?? island;
};

const codeBeside = (island: Element) => island.closest('figure')?.querySelector('code')?.textContent ?? '';

/** The live control of `island`. */
export const LiveIsland = ({ island }: { readonly island: HTMLElement }) =>
  island.dataset.island === 'theme' ? (
    <ThemeSample />
  ) : (
    <CopyButton text={() => codeBeside(island)} label={island.dataset.label ?? ''} />
  );
