import { withConnection } from '../../../showcase/sandbox/serving/connection.ts';
import { serveOnPort } from '../../support/serve.ts';
import { answersAt, type Conditions } from './answers.ts';

export interface Site {
  readonly url: string;
  /** The same server under a name that is another site for a browser. */
  readonly otherUrl: string;
  /** Requested paths so far, in order. */
  readonly asked: readonly string[];
  readonly conditions: Conditions;
  close(): Promise<void>;
}

/** Serves the built showcase, the sandbox and host pages, each page with the recorder, on a free port. */
export const serveSite = async (): Promise<Site> => {
  const asked: string[] = [];
  const conditions: Conditions = {};
  let answer: ReturnType<typeof answersAt> | undefined;
  const server = await serveOnPort(
    withConnection(async (request, incoming) => {
      asked.push(new URL(request.url).pathname);
      return answer?.answer(request, incoming) ?? Response.error();
    }),
  );
  const url = `http://localhost:${server.port}`;
  answer = answersAt(url, conditions);
  const { close } = answer;
  return {
    url,
    otherUrl: `http://127.0.0.1:${server.port}`,
    asked,
    conditions,
    close: async () => {
      await server.close();
      await close();
    },
  };
};
