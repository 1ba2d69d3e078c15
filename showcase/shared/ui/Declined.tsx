interface DeclinedProps {
  readonly isDeclined: boolean;
  readonly text: string;
  readonly className?: string;
}

export const Declined = ({ isDeclined, text, className = '' }: DeclinedProps) => (
  <p role="status" className={`text-sm text-pretty empty:sr-only ${className}`}>
    {isDeclined && `Nothing was shared. ${text}`}
  </p>
);
