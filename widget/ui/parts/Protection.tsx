import type { MessageKey } from '../../locales/en.ts';
import { named } from '../named.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';

export function Protection({ text }: { text: Extract<MessageKey, `protect.${string}`> }) {
  const { options, texts } = useView();
  return (
    <p {...named('protection')}>
      <Icon name="lock" />
      <span>{texts(text, { appName: options.appName, provider: options.provider })}</span>
    </p>
  );
}
