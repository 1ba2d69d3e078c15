import { fieldsOf, isText, parseJson } from '../domain/fields.ts';
import type { BrowserEnvironment } from './environment.ts';

/** The provider's refusal of a key or an origin, as its problem document says it (RFC 9457). */
interface FrameRefusal {
  readonly code: string;
  readonly title: string;
}

/** @returns a refusal; `undefined` if there is no such page, or no answer that this page may read */
export const askFramePage = async (
  address: string,
  { fetch }: Pick<BrowserEnvironment, 'fetch'>,
): Promise<true | FrameRefusal | undefined> => {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    const text = await answer.text();
    if (answer.ok) return text.includes('/frame/assets/') || undefined;
    const { code, title } = fieldsOf(parseJson(text));
    return isText(code) ? { code, title: String(title) } : undefined;
  } catch {
    return undefined;
  }
};
