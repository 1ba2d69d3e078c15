import { useTexts } from '../texts.tsx';

/** The made-up downloads that a sandbox names in the page's head; empty elsewhere. */
const offeredSamples = (): readonly HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="sample-download"]'),
];

/** Links to made-up downloads, for a visitor of a sandbox who has none at hand. */
export function Samples() {
  const { t } = useTexts();
  const samples = offeredSamples();
  if (samples.length === 0) return null;
  return (
    <div className="samples">
      <p className="muted">{t('archive.samples')}</p>
      <ul>
        {samples.map(({ href, title }) => (
          <li key={href}>
            <a href={href} download>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
