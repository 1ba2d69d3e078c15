import { useState } from 'react';
import { withLatinDigits } from '../../../common/latin-digits.ts';
import { PIN_MIN_LENGTH, PIN_SPECIALS } from '../../constants.ts';
import { isValidPin, meetsPinRule, PIN_RULES } from '../../domain/validation.ts';
import { selectBusy, selectProblem } from '../../machine/selectors.ts';
import { FIRST_FIELD, named, unrecorded } from '../named.ts';
import { Account, Protection } from '../parts/Account.tsx';
import { Announce, Words } from '../parts/Announce.tsx';
import { Button } from '../parts/Button.tsx';
import { Field, fieldProps, StepForm } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Title } from '../parts/Title.tsx';
import { useFact, useView } from '../view.ts';

/** A change in the number of fulfilled rules is announced. */
function PinRules({ id, pin }: { id: string; pin: string }) {
  const { texts } = useView();
  const met = PIN_RULES.filter((rule) => meetsPinRule(rule, pin));
  return (
    <>
      <ul id={id} {...named('rules')}>
        {PIN_RULES.map((rule) => (
          <li key={rule} {...named('rule')} data-met={met.includes(rule)}>
            <span {...named('rule-mark')}>
              <Icon name="check" />
            </span>
            <span>
              {texts(`pin.rule.${rule}`, { count: PIN_MIN_LENGTH })}
              <span className="unseen">
                , <Words>{texts(met.includes(rule) ? 'pin.met' : 'pin.unmet')}</Words>
              </span>
              {rule === 'special' && (
                <bdi {...named('specials')} dir="ltr">
                  {PIN_SPECIALS}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Announce>
        {met.length > 0 && texts('pin.progress', { count: met.length, total: PIN_RULES.length })}
      </Announce>
    </>
  );
}

const RULES_ID = 'dc-pin-rules';

/**
 * The PIN is only in this step's state and in the event that submits it (contract §2.4), never in an attribute. CSS masks
 * it: browsers would save the value of `type="password"` and fill it into the host's own sign-in form.
 */
export function PinStep() {
  const { actor, texts } = useView();
  const [pin, setPin] = useState('');
  const [visible, setVisible] = useState(false);
  const busy = useFact(selectBusy);
  const problem = useFact(selectProblem);

  const submit = () => {
    actor.send({ type: 'pin.submit', pin });
  };

  return (
    <>
      <StepForm onSubmit={submit}>
        <Title>{texts('pin.title')}</Title>
        <p {...named('lead')}>{texts('pin.lead')}</p>
        <Field id="dc-pin" label={texts('pin.label')} problem={problem}>
          <div className="with-button" dir="ltr">
            <input
              {...fieldProps('dc-pin', problem, RULES_ID)}
              {...FIRST_FIELD}
              {...unrecorded('input')}
              data-masked={!visible}
              name="pin"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              readOnly={busy}
              // React's `onChange` ignores a value that a script has set.
              onInput={(event) => setPin(withLatinDigits(event.currentTarget.value))}
            />
            <button
              type="button"
              {...named('reveal')}
              aria-label={texts('pin.show')}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              <Icon name={visible ? 'eyeOff' : 'eye'} />
            </button>
          </div>
        </Field>
        <PinRules id={RULES_ID} pin={pin} />
        <div {...named('actions')}>
          <Button kind="primary" type="submit" busy={busy} disabled={!isValidPin(pin)}>
            {texts('pin.submit')}
          </Button>
        </div>
      </StepForm>
      <Account />
      <Protection text="protect.pin" />
    </>
  );
}
