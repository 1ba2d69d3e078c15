import type { FlowHost } from '../element/flow-types.ts';
import type { FrameSettings } from './messages.ts';

/**
 * Returns the options of the element and its theme, for the frame.
 * @param themeNames names, without `--dc-`, of the custom properties that the frame reads
 */
export const settingsOf = (host: FlowHost, themeNames: readonly unknown[]): FrameSettings => {
  const { element } = host;
  const style = getComputedStyle(element);
  return {
    options: { ...host.options(), requestData: element.requestData, locale: host.tag() },
    theme: Object.fromEntries(themeNames.map((name) => [name, style.getPropertyValue(`--dc-${name}`)])),
  };
};
