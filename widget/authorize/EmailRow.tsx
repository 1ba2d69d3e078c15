import { selectEmail } from '../machine/selectors.ts';
import { SwitchRow } from '../ui/parts/SwitchRow.tsx';
import { unrecorded } from '../ui/unrecorded.ts';
import { useFact } from '../ui/view.ts';
import { usePage } from './page-view.ts';

const LETTER = 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6';

/** The switch for the person's address, for an application that asks for it. Off until the person switches it on. */
export function EmailRow({ appName, disabled }: { readonly appName: string; readonly disabled: boolean }) {
  const { state, actions } = usePage();
  const email = useFact(selectEmail);
  const [before, after = ''] = state.own('email.about', { appName }).split('{email}');
  const icon = (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={LETTER} />
    </svg>
  );
  return (
    <SwitchRow
      id="dc-give-email"
      icon={icon}
      name={state.own('email.name', { appName })}
      isSelected={state.givesEmail}
      disabled={disabled}
      onToggle={() => actions.giveEmail(!state.givesEmail)}
    >
      {before}
      <bdi {...unrecorded('address', '')}>{email}</bdi>
      {after}
    </SwitchRow>
  );
}
