import { useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useAddressed } from './use-addressed.ts';

/**
 * A text that a person types, named by a parameter of the page's address. The field has each letter at once; the address
 * follows, without entries in the history.
 */
export const useTyped = (name: string) => {
  const { value, write } = useAddressed(name);
  const text = value ?? '';
  const [typed, setTyped] = useState(text);
  const type = useNavigationType();
  // Own writing replaces the address, and may arrive after the next letter. Links and Back do not replace it.
  useLayoutEffect(() => {
    if (type !== 'REPLACE') setTyped(text);
  }, [text, type]);
  const change = (next: string) => {
    setTyped(next);
    void write(next === '' ? null : next);
  };
  /** Empties the field; the caller changes the address. */
  const empty = () => setTyped('');
  return { typed, change, empty };
};
