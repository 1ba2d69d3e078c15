import { useState } from 'react';
import { useSignOut } from './use-sign-out.ts';

/**
 * Whether the person's last answer in the widget was "Don't share", with the handlers of its button. A sign-out ends it:
 * the next answer may be another person's.
 */
export const useDeclined = () => {
  const [isDeclined, setDeclined] = useState(false);
  useSignOut(() => setDeclined(false));
  const answers = { onShare: () => setDeclined(false), onDecline: () => setDeclined(true) };
  return { isDeclined, answers };
};
