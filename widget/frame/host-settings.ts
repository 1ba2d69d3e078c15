import type { FlowHost } from '../element/flow-types.ts';
import type { FrameSettings } from './messages.ts';

/** @param themeNames the names of the `--dc-*` that the frame reads */
export const settingsOf = (host: FlowHost, themeNames: readonly unknown[]): FrameSettings => {
  const { element } = host;
  const style = getComputedStyle(element);
  return {
    options: { ...host.options(), requestData: element.requestData, locale: host.tag() },
    theme: Object.fromEntries(themeNames.map((name) => [name, style.getPropertyValue(`--dc-${name}`)])),
  };
};
