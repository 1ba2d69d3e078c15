import type { Generated } from 'kysely';

/** A column whose values have a narrower type than its SQL says. */
interface Column<Type> {
  readonly sql: string;
  readonly type?: Type;
}

type Columns = Readonly<Record<string, string | Column<unknown>>>;

type ValueOf<Sql> = Sql extends `text${string}` ? string : number;
type NullableOf<Sql> = Sql extends `${string}${'not null' | 'primary key'}${string}`
  ? ValueOf<Sql>
  : ValueOf<Sql> | null;
/** The type of a column, from its SQL: `text` is nullable, `bigint default 0 not null` may be left out of an insert. */
type TypeOf<Sql> =
  Sql extends Column<infer Type>
    ? Type
    : Sql extends `${string}default${string}`
      ? Generated<NullableOf<Sql>>
      : NullableOf<Sql>;

interface Further {
  readonly constraints?: readonly string[];
  /** Columns by the index's name without that of the table. */
  readonly indexes?: Readonly<Record<string, string>>;
  readonly uniqueIndexes?: Readonly<Record<string, string>>;
  /** The table's original name, if it was another one: PostgreSQL named the constraints after it. */
  readonly firstName?: string;
}

interface Table<Own extends Columns = Columns> extends Further {
  readonly columns: Own;
}

export type RowOf<Of> =
  Of extends Table<infer Own> ? { -readonly [Name in keyof Own]: TypeOf<Own[Name]> } : never;

export const column = <Type>(sql: string): Column<Type> => ({ sql });

export const columns = <const Own extends Columns>(own: Own): Own => own;

export const table = <const Own extends Columns>(own: Own, further: Further = {}): Table<Own> => ({
  columns: own,
  ...further,
});

/** The statements that make a table of this name, in SQLite and in PostgreSQL. */
export const statementsOf = (
  name: string,
  { columns: own, constraints = [], indexes = {}, uniqueIndexes = {}, firstName = name }: Table,
): readonly string[] => {
  const lines = Object.entries(own).map(
    ([column, sql]) => `${column} ${typeof sql === 'string' ? sql : sql.sql}`,
  );
  const indexOf = (kind: string, byName: Readonly<Record<string, string>>) =>
    Object.entries(byName).map(([index, on]) => `create ${kind} ${name}_${index} on ${name} (${on})`);
  return [
    `create table ${firstName} (${[...lines, ...constraints.map((each) => `constraint ${each}`)].join(', ')})`,
    ...(firstName === name ? [] : [`alter table ${firstName} rename to ${name}`]),
    ...indexOf('index', indexes),
    ...indexOf('unique index', uniqueIndexes),
  ];
};
