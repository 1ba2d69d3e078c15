import { PIN_MIN_LENGTH, PIN_SPECIALS } from '../../constants.ts';
import { meetsPinRule, PIN_RULES } from '../../domain/validation.ts';
import { named } from '../named.ts';
import { useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Icon } from './Icon.tsx';
import { Words } from './Words.tsx';

/** The live checklist: each rule with its mark. A change in the number of fulfilled rules is announced. */
export function PinRules({ id, pin }: { id: string; pin: string }) {
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
