import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

class Placeholder {
  constructor(readonly name: string) {}
}

export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** Compiles a statement once: building it costs Kysely more than running it costs the database. */
export const statement = <Values extends object, Row>(build: (given: Given<Values>) => Compilable<Row>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (on: Kysely<Tables>, values: Values): Promise<readonly Row[]> => {
    compiled ??= build((name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await on.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
