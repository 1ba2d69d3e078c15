import { slug } from './slug.ts';
import { useAddressed } from './use-addressed.ts';

/**
 * One of several names, such as a filter or a tab, in a parameter of the page's address: a reload and Back from another
 * page find it again. A choice makes no entry in the history. Without the parameter it is the first name.
 * @param ends parameters that end with a choice
 */
export const useChoice = <Name extends string>(
  parameter: string,
  names: readonly [Name, ...Name[]],
  ends?: readonly string[],
) => {
  const { value, write } = useAddressed(parameter, ends);
  const [first] = names;
  const chosen = names.find((name) => slug(name) === value) ?? first;
  const choose = (name: Name) => void write(name === first ? null : slug(name));
  return [chosen, choose] as const;
};
