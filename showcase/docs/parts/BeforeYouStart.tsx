import environment from '../samples/server/host.env?raw';
import texts from './before-you-start.json';
import { Code } from './Code.tsx';
import { P } from './Text.tsx';

interface BeforeYouStartProps {
  /** Whether the project takes the package by npm, or the built files. */
  readonly takes: 'package' | 'files';
  /** The file in which the framework reads the variables of the server. */
  readonly variables?: string;
}

/** The beginning of each page about one framework. */
export const BeforeYouStart = ({ takes, variables }: BeforeYouStartProps) => (
  <>
    <P>{texts[takes]}</P>
    {variables && <Code title={variables} code={environment} />}
    <P>{texts.later}</P>
  </>
);
