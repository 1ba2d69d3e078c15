import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { requestText } from './raw-socket.ts';

/** One attacking request, and the statuses with which it fails; 0 is a connection that ends without an answer. */
export interface Attack {
  readonly name: string;
  readonly text: string;
  readonly refused: readonly number[];
}

/** A GET of this path. */
export const get = (path: string, ...headers: string[]) => requestText(`GET ${path} HTTP/1.1`, headers);
/** A POST of JSON with the showcase's key. */
export const post = (path: string, headers: readonly string[], body: string) =>
  requestText(
    `POST ${path} HTTP/1.1`,
    ['Content-Type: application/json', `x-api-key: ${SANDBOX_KEY}`, ...headers],
    body,
  );
