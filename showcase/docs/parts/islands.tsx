import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { ThemeSample } from './ThemeSample.tsx';

/** The controls of the prose, marked by `data-island`; what a control has inside belongs to it. */
export const islandsIn = (prose: Element): readonly HTMLElement[] =>
  [...prose.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (each) => !each.parentElement?.closest('[data-island]'),
  );

const codeBeside = (island: Element) => island.closest('figure')?.querySelector('code')?.textContent ?? '';

/** The control that `island` stands for. */
export const LiveIsland = ({ island }: { readonly island: HTMLElement }) =>
  island.dataset.island === 'theme' ? (
    <ThemeSample />
  ) : (
    <CopyButton text={() => codeBeside(island)} label={island.dataset.label ?? ''} />
  );
