import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

class Placeholder {
  constructor(readonly name: PropertyKey) {}
}

export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Compiles a statement once for each shape: building it costs Kysely more than running it costs the database. */
export const statement = <Values extends object, Row, Shape = void>(
  build: (given: Given<Values>, shape: Shape) => Pick<RawBuilder<Row>, 'compile'>,
) => {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (on: Kysely<Tables>, values: Values, shape: Shape): Promise<readonly Row[]> => {
    const key = JSON.stringify(shape);
    const query = compiled.get(key) ?? build((name) => sql`${new Placeholder(name)}`, shape).compile(on);
    compiled.set(key, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await on.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
