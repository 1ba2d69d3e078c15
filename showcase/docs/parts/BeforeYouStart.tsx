import environment from '../samples/server/host.env?raw';
import { Code } from './Code.tsx';
import { P } from './Text.tsx';

const PACKAGE = `You need the package: pack it in a clone of the repository
([Install](/docs/install#install-npm)), then install the file here, with \`npm install react react-dom\` if the project
has no React. And a provider to try it on:
\`npm run provider -- serve --demo\` in the clone listens on \`http://localhost:4174\`, takes pages of this computer,
and shows the codes at \`/demo\` in place of mailing them. It answers with the interests of a sample person.`;

const FILES = `You need the widget’s files: \`npm run build\` in a clone of the repository makes the folder
\`dist/widget\`. And a provider to try it on: \`npm run provider -- serve --demo\` in the clone listens on
\`http://localhost:4174\`, takes pages of this computer, and shows the codes at \`/demo\` in place of mailing them.
It answers with the interests of a sample person.`;

const LATER = `Your own provider has other values: register your page there
([Applications](/docs/run-provider#provider-apps)), with \`--confidential\` if your server gets a code.`;

interface BeforeYouStartProps {
  /** Whether the project takes the package by npm, or the built files. */
  readonly takes: 'package' | 'files';
  /** The file in which the framework reads the variables of the server. */
  readonly variables?: string;
}

/** The beginning of each page about one framework. */
export const BeforeYouStart = ({ takes, variables }: BeforeYouStartProps) => (
  <>
    <P>{takes === 'package' ? PACKAGE : FILES}</P>
    {variables && <Code title={variables} code={environment} />}
    <P>{LATER}</P>
  </>
);
