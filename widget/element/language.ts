import type { FlowHost } from './flow.tsx';

const nearestLang = (element: Element): string => {
  const tagged = element.closest('[lang]');
  if (tagged) return tagged.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : '';
};

/** The language to speak: `locale`, else the nearest `lang`, else English (contract §2.1). */
export const languageOf = ({ element, options }: FlowHost): string =>
  options().locale || nearestLang(element) || 'en';
