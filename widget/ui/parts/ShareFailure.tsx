import type { Problem } from '../../errors.ts';
import { named } from '../named.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Icon } from './Icon.tsx';

/** The red banner (specification §2.3). */
export function ShareFailure({ problem }: { problem: Problem }) {
  const { texts, locale } = useView();
  const { message, hint, spoken } = problemText(texts, problem, locale);
  return (
    <div {...named('banner')}>
      <Icon name="alert" />
      <p key={spoken}>
        <strong>{message}</strong> {hint}
      </p>
      <Announce>{spoken}</Announce>
    </div>
  );
}
