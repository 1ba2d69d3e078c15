import { useTexts } from '../texts.tsx';

const NAMES = {
  small: 'data.small',
  medium: 'data.medium',
  large: 'data.large',
  traits: 'data.traits',
  reasons: 'data.reasons',
  email: 'data.email',
} as const;

const isKnown = (id: string): id is keyof typeof NAMES => Object.hasOwn(NAMES, id);

/** The names of the approved or declined data types, and of the address. An unknown id is shown unchanged. */
export function Scope({
  label,
  scope,
  isDeclined = false,
}: {
  label?: string;
  scope: readonly string[];
  isDeclined?: boolean;
}) {
  const { t } = useTexts();
  /** A page that does not report its texts has labels in its receipts, with a capital. */
  const nameOf = (id: string) => {
    const known = id.toLowerCase();
    return isKnown(known) ? t(NAMES[known]) : id;
  };
  return (
    <p className="scope">
      {label && <span className="scope-label">{label}</span>}
      {scope.length === 0 && <span className="muted">{t('receipt.nothing')}</span>}
      {scope.map((id) => (
        <bdi key={id} className="chip" data-declined={isDeclined}>
          {nameOf(id)}
        </bdi>
      ))}
    </p>
  );
}
