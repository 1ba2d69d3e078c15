import { contrastOf, type Rgb } from '../../common/contrast.ts';
import { createElement } from '../element/create-element.ts';

/** Text colours of the dialog and their backgrounds, by the names of `--dc-*`. */
const PAIRS = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['text', 'raised'],
  ['on-accent', 'accent'],
] as const;

/** Minimum contrast ratio. Below it, a person would press controls that they cannot read. */
const MIN_CONTRAST = 3;
const MIN_FONT_PX = 11;
const MIN_WIDTH_PX = 240;
/** Maximum of `--dc-space`. With more space, the rows of the choice leave the screen. */
const MAX_SPACE_PX = 12;

const createPainter = () => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (...colors: readonly string[]): Rgb => {
    if (!canvas) return [];
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
};

export const isLegible = (dialog: Element): boolean => {
  const paint = createPainter();
  const probe = createElement('span', {});
  dialog.append(probe);
  probe.style.minWidth = 'var(--_space)';
  const computed = getComputedStyle(probe);
  const isReadable = ([text, ground]: readonly [string, string]) => {
    probe.style.color = `var(--_${text})`;
    probe.style.backgroundColor = `var(--_${ground})`;
    const { color, backgroundColor } = computed;
    const below = paint('#fff', backgroundColor);
    const isOpaque = `${paint('#000', backgroundColor)}` === `${below}`;
    return isOpaque && contrastOf(paint('#fff', backgroundColor, color), below) >= MIN_CONTRAST;
  };
  const isRead =
    PAIRS.every(isReadable) &&
    Number.parseFloat(computed.fontSize) >= MIN_FONT_PX &&
    Number.parseFloat(computed.minWidth) <= MAX_SPACE_PX &&
    dialog.getBoundingClientRect().width >= MIN_WIDTH_PX;
  probe.remove();
  return isRead;
};
