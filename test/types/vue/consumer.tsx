import type {} from 'data-connect/types/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['data-connect-button']>['$props'];

/** The compiled form of a template's `login-type="signUp" @complete="…"`. */
export const template: Props = {
  loginType: 'signUp',
  testMode: true,
  requestData: ['basic'],
  onComplete: ({ detail }) => detail.approvedData,
  onStepchange: ({ detail }) => detail.previous,
};
// @ts-expect-error: no such login type
export const wrong: Props = { loginType: 'register' };
export const jsx = (
  <data-connect-button class="wide" appName="Jobs" onClose={({ detail }) => detail.reason} />
);
