import { useTexts } from '../texts.tsx';

interface ShareProps {
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
}

/** A name with its share, as a figure and as a bar. */
export function Share({ name, value }: ShareProps) {
  const { percent } = useTexts();
  return (
    <>
      <span className="share">
        <span className="share-name">{name}</span> <span className="share-figure">{percent(value)}</span>
      </span>
      <span className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${value * 100}%` }} />
      </span>
    </>
  );
}
