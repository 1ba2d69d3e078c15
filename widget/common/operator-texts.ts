import type { Language } from './languages.ts';

interface OperatorTexts {
  readonly contact: string;
  readonly privacy: string;
  readonly terms: string;
}

/** The names of what an operator of a provider tells people about itself. */
export const OPERATOR_TEXTS: Readonly<Record<Language, OperatorTexts>> = {
  en: { contact: 'Contact', privacy: 'Privacy policy', terms: 'Terms of use' },
  de: { contact: 'Kontakt', privacy: 'Datenschutzerklärung', terms: 'Nutzungsbedingungen' },
  fr: { contact: 'Contact', privacy: 'Politique de confidentialité', terms: 'Conditions d’utilisation' },
  es: { contact: 'Contacto', privacy: 'Política de privacidad', terms: 'Condiciones de uso' },
  'pt-BR': { contact: 'Contato', privacy: 'Política de privacidade', terms: 'Termos de uso' },
  it: { contact: 'Contatto', privacy: 'Informativa sulla privacy', terms: 'Condizioni d’uso' },
  ja: { contact: 'お問い合わせ', privacy: 'プライバシーポリシー', terms: '利用規約' },
  'zh-Hans': { contact: '联系方式', privacy: '隐私政策', terms: '使用条款' },
  hi: { contact: 'संपर्क', privacy: 'गोपनीयता नीति', terms: 'उपयोग की शर्तें' },
  ar: { contact: 'جهة الاتصال', privacy: 'سياسة الخصوصية', terms: 'شروط الاستخدام' },
};
