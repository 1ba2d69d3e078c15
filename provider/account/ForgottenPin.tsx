import { ActionDialog } from '../kit/ActionDialog.tsx';
import type { Acting } from './acting.ts';
import { removePin } from './calls.ts';
import type { SectionName } from './parts/SectionNav.tsx';
import { useTexts } from './texts.tsx';

interface ForgottenPinProps extends Pick<Acting, 'act' | 'finish'> {
  /** The section that asked for the PIN. */
  readonly section: SectionName;
  readonly onClose: () => void;
}

/** Removes the PIN of a person who has just signed in with a code. Without a recent sign-in, it asks for one first. */
export function ForgottenPin({ section, act, finish, onClose }: ForgottenPinProps) {
  const { t } = useTexts();
  const remove = () =>
    act(async () => {
      await removePin();
      onClose();
      await finish(section, t('pin.removed'));
    });
  return (
    <ActionDialog
      title={t('pin.forgotten')}
      lead={t('pin.forgottenLead')}
      action={t('pin.remove')}
      isDangerous
      onClose={onClose}
      onSubmit={remove}
    />
  );
}
