export interface ReservedProps {
  /** The reward that the page promised for what the person shared; `null` if they shared nothing. */
  readonly reward: string | null;
  readonly className?: string;
}

/** The state of a promised reward. */
export const Reserved = ({ reward, className = '' }: ReservedProps) => (
  <p role="status" className={`empty:sr-only ${className}`}>
    {reward !== null && (
      <>
        <strong>{reward}</strong> reserved for you (demo)
      </>
    )}
  </p>
);
