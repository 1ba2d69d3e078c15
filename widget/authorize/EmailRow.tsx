import { selectEmail } from '../machine/selectors.ts';
import { named } from '../ui/named.ts';
import { unrecorded } from '../ui/unrecorded.ts';
import { useFact } from '../ui/view.ts';
import { usePage } from './page-view.ts';

const SWITCH_ID = 'dc-give-email';
const LETTER = 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6';
/** React asks for it beside `checked`. */
const NOTHING = () => {};

/** The switch for the person's address, for an application that asks for it. Off until the person switches it on. */
export function EmailRow({ appName, disabled }: { readonly appName: string; readonly disabled: boolean }) {
  const { state, actions } = usePage();
  const email = useFact(selectEmail);
  const [before, after = ''] = state.own('email.about', { appName }).split('{email}');
  return (
    <li {...named('row')} data-selected={state.givesEmail}>
      <span {...named('row-icon')}>
        <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d={LETTER} />
        </svg>
      </span>
      <span className="row-head">
        <label {...named('row-name')} htmlFor={SWITCH_ID}>
          {state.own('email.name', { appName })}
        </label>
      </span>
      <input
        id={SWITCH_ID}
        type="checkbox"
        {...named('switch')}
        checked={state.givesEmail}
        disabled={disabled}
        aria-describedby={`${SWITCH_ID}-about`}
        onInput={() => actions.giveEmail(!state.givesEmail)}
        onChange={NOTHING}
      />
      <span id={`${SWITCH_ID}-about`} {...named('row-about')}>
        {before}
        <bdi {...unrecorded('address', '')}>{email}</bdi>
        {after}
      </span>
    </li>
  );
}
