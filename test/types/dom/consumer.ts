import { DataConnectButton, type DataConnectEventMap, openMosaicOverlay, version } from 'data-connect';
import { DataConnectButton as Plain } from 'data-connect/element';
import { en } from 'data-connect/locales/en';
import { dataConnectMachine } from 'data-connect/machine';

const element = document.createElement('data-connect-button');
element.loginType = 'signUp';
element.requestData = { Small: { type: 'Personality', descriptions: 'Your main traits' } };
element.connectors = ['github'];
element.messages = { 'button.signIn': en['dialog.close'] };
// @ts-expect-error: no such login type
element.loginType = 'register';
// @ts-expect-error: the step is the person's
element.step = 'pin';

element.addEventListener('close', ({ detail }) => detail.reason === 'backdrop');
element.addEventListener('complete', ({ detail }) => detail.approvedData.includes('basic'));
element.addEventListener('signout', ({ detail }) => detail?.username);
element.addEventListener('failure', ({ detail }) => detail.code === 'element.load');
element.addEventListener('click', ({ clientX }) => clientX);
// @ts-expect-error: no such reason
element.addEventListener('close', ({ detail }) => detail.reason === 'boredom');

const note = (event: DataConnectEventMap['stepchange']) => event.detail.previous;
element.addEventListener('stepchange', note);
element.removeEventListener('stepchange', note);

const shown: Promise<void> = element.open();
const result = await openMosaicOverlay({ testMode: true, target: 'main' });
const id: string = dataConnectMachine.id;
customElements.define('my-connect', class extends Plain {});

export const seen = [shown, result?.userHash, id, version, DataConnectButton.version];
