import { Empty } from './parts/Empty.tsx';
import { Section } from './parts/Section.tsx';
import { useTexts } from './texts.tsx';

/** What the provider believes a person likes: nothing is read from platforms yet. */
export function Interests() {
  const { t } = useTexts();
  return (
    <Section name="interests">
      <Empty title={t('interests.none')}>{t('interests.noneLead')}</Empty>
    </Section>
  );
}
