import type { Language } from './languages.ts';

interface OperatorTexts {
  readonly contact: string;
  readonly privacy: string;
  readonly terms: string;
  /** Who stands for the site by law: Germany's Impressum and its like. */
  readonly imprint: string;
}

/** The names of the texts in which the operator of a provider describes itself. */
export const OPERATOR_TEXTS: Readonly<Record<Language, OperatorTexts>> = {
  en: { contact: 'Contact', privacy: 'Privacy policy', terms: 'Terms of use', imprint: 'Legal notice' },
  de: {
    contact: 'Kontakt',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    imprint: 'Impressum',
  },
  fr: {
    contact: 'Contact',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    imprint: 'Mentions légales',
  },
  es: {
    contact: 'Contacto',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
    imprint: 'Aviso legal',
  },
  'pt-BR': {
    contact: 'Contato',
    privacy: 'Política de privacidade',
    terms: 'Termos de uso',
    imprint: 'Aviso legal',
  },
  it: {
    contact: 'Contatto',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    imprint: 'Note legali',
  },
  ja: { contact: 'お問い合わせ', privacy: 'プライバシーポリシー', terms: '利用規約', imprint: '運営者情報' },
  'zh-Hans': { contact: '联系方式', privacy: '隐私政策', terms: '使用条款', imprint: '运营者信息' },
  hi: { contact: 'संपर्क', privacy: 'निजता नीति', terms: 'उपयोग की शर्तें', imprint: 'कानूनी सूचना' },
  ar: {
    contact: 'جهة الاتصال',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الاستخدام',
    imprint: 'بيانات الناشر القانونية',
  },
};
