import { fillText, type TextParams } from '../../common/fill-text.ts';
import { DATA_TYPE_IDS } from '../domain/request-data.ts';
import { ERROR_TEXTS, type Problem } from '../errors.ts';
import { en, type MessageKey } from '../locales/en.ts';
import type { ConnectSnapshot } from '../machine/implement.ts';
import {
  type DataRowView,
  selectAccountPages,
  selectAccountProblem,
  selectBusy,
  selectCanContinue,
  selectCanShare,
  selectConnected,
  selectIsExpired,
  selectIsKnown,
  selectIsSlow,
  selectOffersPasskey,
  selectOffersPlatforms,
  selectPasskeys,
  selectPlatforms,
  selectProblem,
  selectResend,
  selectRows,
  selectShare,
  selectStep,
  selectTrainingStep,
} from '../machine/selectors.ts';

/** A visible element that a person can look for, by its role and English text. */
export interface VisibleElement {
  readonly role: 'heading' | 'field' | 'button' | 'link' | 'switch' | 'text';
  /** Beginning of the element's name or text. */
  readonly name: string;
  /** Whether the element can be used; missing if this does not matter. */
  readonly enabled?: boolean;
  readonly on?: boolean;
}

/** The English text, up to the first placeholder without a value in `params`. */
const beginningOf = (key: MessageKey, params?: TextParams): string =>
  (fillText(en[key], params).split('{')[0] ?? '').trim();

const heading = (key: MessageKey, params?: TextParams): VisibleElement => ({
  role: 'heading',
  name: beginningOf(key, params),
});
const control =
  (role: 'field' | 'button') =>
  (key: MessageKey, enabled = true): VisibleElement => ({
    role,
    name: beginningOf(key),
    enabled,
  });
const field = control('field');
const button = control('button');
const problemText = (problem: Problem | null): VisibleElement[] =>
  problem ? [{ role: 'text', name: fillText(ERROR_TEXTS[problem.code], problem.params) }] : [];

const account = (snapshot: ConnectSnapshot, enabled = true): VisibleElement[] => [
  button('account.signOut', enabled),
  ...problemText(selectAccountProblem(snapshot)),
];

const RESEND_TEXTS = { cooling: 'code.resendIn', ready: 'code.resend', sending: 'code.resend' } as const;
const TRAINING_TEXTS = ['training.step1', 'training.step2', 'training.step3', 'training.step4'] as const;

const platformElements = (snapshot: ConnectSnapshot): VisibleElement[] =>
  selectPlatforms(snapshot).flatMap((platform): VisibleElement[] => {
    const { name, status } = platform;
    const tile = {
      role: status === 'download' ? 'link' : 'button',
      name: `${name} ${beginningOf(`platform.${status}`)}`,
    } as const;
    if (status === 'failed') return [tile, ...problemText(platform.problem)];
    const canCancel = status === 'connecting' && platform.canCancel;
    const cancel = {
      role: 'button',
      name: `${beginningOf('platform.cancel')} ${name}`,
      enabled: true,
    } as const;
    return canCancel ? [tile, cancel] : [tile];
  });

const rowName = ({ id, tier }: DataRowView): string => {
  const type = DATA_TYPE_IDS.find((known) => known === id);
  return type ? beginningOf(`data.${type}.name`) : (tier?.type ?? id);
};

const connectedElements = (snapshot: ConnectSnapshot): VisibleElement[] => {
  const status = selectShare(snapshot);
  if (status === 'failed' || !selectOffersPlatforms(snapshot)) return [];
  const names = selectConnected(snapshot);
  return [
    ...(names.length > 0 ? [{ role: 'text', name: beginningOf('data.connected') } as const] : []),
    button('data.connect', status === 'choosing'),
  ];
};

const dataElements = (snapshot: ConnectSnapshot): VisibleElement[] => {
  const { appName } = snapshot.context.options;
  const status = selectShare(snapshot);
  if (status === 'shared') return [heading('data.shared', { appName })];
  return [
    heading('data.title', { appName }),
    ...problemText(selectProblem(snapshot)),
    ...selectRows(snapshot).map(
      (row): VisibleElement => ({
        role: 'switch',
        name: rowName(row),
        on: row.isSelected,
        enabled: status !== 'sharing' && !row.required,
      }),
    ),
    ...connectedElements(snapshot),
    button(status === 'failed' ? 'data.retry' : 'data.share', selectCanShare(snapshot)),
    button('data.decline', status !== 'sharing'),
    ...account(snapshot, status !== 'sharing'),
  ];
};

const offerElements = (snapshot: ConnectSnapshot): VisibleElement[] => {
  const enabled = !selectBusy(snapshot);
  return selectOffersPasskey(snapshot)
    ? [
        { role: 'text', name: en['passkey.offer'] },
        button('passkey.add', enabled),
        button('passkey.skip', enabled),
        ...problemText(selectProblem(snapshot)),
      ]
    : [];
};

export const visibleElements = (snapshot: ConnectSnapshot): VisibleElement[] => {
  const busy = selectBusy(snapshot);
  const problem = problemText(selectProblem(snapshot));
  switch (selectStep(snapshot)) {
    case null:
      return [];
    case 'email':
      // The frame of the provider has the texts of the offer.
      if (selectIsKnown(snapshot)) return [heading('email.title.signIn')];
      return [
        heading('email.title.signIn'),
        field('email.label', !busy),
        button('email.submit', !busy),
        ...(selectPasskeys(snapshot) === 'likely' ? [button('passkey.signIn', !busy)] : []),
        ...(selectIsExpired(snapshot) ? [{ role: 'text', name: en['session.expired'] } as const] : []),
        ...(selectIsSlow(snapshot) ? [{ role: 'text', name: en['code.slow'] } as const] : []),
        ...problem,
      ];
    case 'code': {
      const resend = selectResend(snapshot);
      return [
        heading('code.title'),
        field('code.label', !busy),
        button('code.submit', !busy && resend !== 'sending'),
        button(RESEND_TEXTS[resend], resend === 'ready'),
        button('code.change'),
        ...(resend === 'cooling' || snapshot.context.options.testMode
          ? []
          : [{ role: 'text', name: en[selectIsSlow(snapshot) ? 'code.slow' : 'code.late'] } as const]),
        ...problem,
      ];
    }
    case 'success':
      return [heading('success.title'), ...offerElements(snapshot)];
    case 'onboarding':
      return [
        heading('onboarding.title'),
        ...platformElements(snapshot),
        ...(selectAccountPages(snapshot) ? [{ role: 'link', name: en['onboarding.download'] } as const] : []),
        button('onboarding.continue', selectCanContinue(snapshot)),
        button('onboarding.skip'),
        ...account(snapshot),
      ];
    case 'pin':
      return [
        heading('pin.title'),
        field('pin.label', !busy),
        { role: 'button', name: beginningOf('pin.submit') },
        ...account(snapshot),
        ...problem,
      ];
    case 'training': {
      const key = TRAINING_TEXTS[selectTrainingStep(snapshot) - 1];
      return key
        ? [heading('training.title'), { role: 'text', name: beginningOf(key) }]
        : [heading('training.done')];
    }
    case 'dataRequest':
      return dataElements(snapshot);
  }
};
