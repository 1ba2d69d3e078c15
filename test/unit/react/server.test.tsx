// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DataConnect } from '../../../widget/react.tsx';

const page = (
  <DataConnect
    id="connect"
    className="wide"
    appName="Jobs"
    apiKey="secret-1"
    requestData={['basic', 'preferences']}
    connectors={['github', 'gmail']}
    redirectUrl="https://host.example/callback"
    disabled={false}
    hidden={false}
    inert={false}
    autoFocus={false}
    messages={{ 'button.signIn': 'Weiter' }}
    onComplete={() => {}}
  >
    <span slot="label">Weiter</span>
  </DataConnect>
);

const streamed = () => {
  const { pipe } = renderToPipeableStream(page);
  return text(pipe(new PassThrough()));
};

it.each([
  ['renderToString', () => renderToString(page)],
  ['renderToPipeableStream', streamed],
])('%s writes the element with its attributes, without the key and without a warning', async (_, write) => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  expect(await write()).toBe(
    [
      '<data-connect-button id="connect" app-name="Jobs"',
      ' request-data="basic,preferences"',
      ' redirect-url="https://host.example/callback" connectors="github,gmail" class="wide">',
      '<span slot="label">Weiter</span></data-connect-button>',
    ].join(''),
  );
  expect(said.map(({ mock }) => mock.calls)).toEqual([[], []]);
});
