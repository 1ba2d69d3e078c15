import { expect, it, onTestFinished } from 'vitest';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import { ActionDialog } from '../../../provider/kit/ActionDialog.tsx';
import { render } from '../../support/render.tsx';

it.each([
  ['its first field', () => <input aria-label="PIN" name="pin" />, 'pin'],
  ['its heading where it has no field', undefined, 'Delete the account?'],
])('a dialog of the account starts at %s, not at its close button', async (_, fields, start) => {
  const { close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>
      <ActionDialog
        title="Delete the account?"
        lead="Everything is deleted."
        action="Delete"
        {...(fields && { fields })}
        onClose={() => {}}
        onSubmit={async () => {}}
      />
    </LanguageProvider>,
  );
  onTestFinished(close);
  const focused = document.activeElement;
  expect(focused?.getAttribute('name') ?? focused?.textContent).toBe(start);
});
