import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { parseJson } from '../../../widget/domain/fields.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { readConnectors } from './connectors.ts';
import { readRequest } from './request-data.ts';
import { settingOf } from './settings.ts';

const httpUrl = (text: string, origin: string) => {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const connectorsProblem = (text: string) => {
  const names = readConnectors(text);
  const wrong = names.filter((name) => !CONNECTOR_IDS.some((known) => known === name));
  if (names.length === 0) return 'Choose at least one connector.';
  return wrong.length > 0 ? `Unknown: ${wrong.join(', ')}. Known are ${CONNECTOR_IDS.join(', ')}.` : null;
};

const messagesProblem = (text: string) => {
  const value = parseJson(text);
  const isMap = isRecord(value) && Object.values(value).every((each) => typeof each === 'string');
  return isMap ? null : 'Texts are a JSON map of message keys to texts.';
};

/** Validates with `Intl`, like the widget: four letters alone are no language. */
const isLanguageTag = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};

const textProblem = (name: string, text: string, origin: string) => {
  if (name === 'locale' && text !== '' && !isLanguageTag(text)) {
    return 'A locale is a language tag such as de, pt-BR or zh-Hans.';
  }
  if (name === 'api-base' && !httpUrl(text, origin)) return 'An API base is a path or an http(s) address.';
  if (name === 'redirect-url' && (text.trim() === '' || httpUrl(text, origin)?.origin !== origin)) {
    return `A redirect URL stands on this page’s own origin, ${origin}.`;
  }
  return null;
};

/** Returns why a text is not applied, as a sentence; `null` if it is valid (contract §2.1). */
export const problemWith = (name: string, text: string, origin: string): string | null => {
  const setting = settingOf(name);
  switch (setting.kind) {
    case 'choice': {
      const isKnown = setting.values.some((value) => value.toLowerCase() === text.trim().toLowerCase());
      return isKnown ? null : `“${text}” is not one of ${setting.values.join(', ')}.`;
    }
    case 'text':
      return textProblem(name, text, origin);
    case 'connectors':
      return connectorsProblem(text);
    case 'request': {
      const request = readRequest(text);
      return request.kind === 'wrong' ? request.problem : null;
    }
    case 'messages':
      return messagesProblem(text);
    case 'flag':
      return null;
  }
};
