import { useState } from 'react';

/** Whether the person's last answer in the widget was "Don't share", with the handlers of its button. */
export const useDeclined = () => {
  const [isDeclined, setDeclined] = useState(false);
  const answers = { onShare: () => setDeclined(false), onDecline: () => setDeclined(true) };
  return { isDeclined, answers };
};
