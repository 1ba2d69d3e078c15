import { type Answered, ask } from './ask.ts';
import type { TestProvider } from './provider.ts';

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly needs: readonly string[];
  readonly refusals: string;
  readonly readsBody: boolean;
}

/**
 * Every call of the document, so that every table of rights includes a new one at once.
 * @param things values of path parameters by name; unknown ids for the others
 */
export const operationsOf = async (
  provider: TestProvider,
  things: Readonly<Record<string, string>> = {},
): Promise<readonly Operation[]> => {
  const { text } = await ask(provider, '/api/openapi.json');
  const document: {
    paths: Record<
      string,
      Record<string, { security: Record<string, unknown>[]; requestBody?: object; responses: object }>
    >;
  } = JSON.parse(text);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody, responses }]) => ({
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => things[name] ?? 'unknown'),
      method: method.toUpperCase(),
      needs: security.flatMap((each) => Object.keys(each)),
      refusals: JSON.stringify(responses),
      readsBody: requestBody !== undefined,
    })),
  );
};

/** The calls that do not answer with this refusal, or whose document does not name it. */
export const othersThan = async (
  expected: string,
  operations: readonly Operation[],
  answerOf: (operation: Operation) => Promise<Answered>,
): Promise<readonly string[]> => {
  if (operations.length === 0) throw new Error('There is no such call');
  const wrong: string[] = [];
  for (const operation of operations) {
    const { status, body } = await answerOf(operation);
    const isDocumented = operation.refusals.includes(`\`${expected}\``);
    if (body.code !== expected || !isDocumented)
      wrong.push(
        `${operation.method} ${operation.path}: ${status} ${body.code}, documented: ${isDocumented}`,
      );
  }
  return wrong;
};
