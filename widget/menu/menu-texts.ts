import type { Language } from '../../common/languages.ts';

/** Texts of the menu. Each names the target of its item. */
export interface MenuTexts {
  readonly choose: string;
  readonly shares: string;
  readonly platforms: string;
  readonly account: string;
  readonly signOut: string;
  /** Follows the name of a link, for a screen reader. */
  readonly newTab: string;
}

/** All languages are in one file, because each has only six short texts. */
export const MENU_TEXTS: Readonly<Record<Language, MenuTexts>> = {
  en: {
    choose: 'Choose what to share',
    shares: 'What you share',
    platforms: 'Add a platform',
    account: 'My account',
    signOut: 'Sign out',
    newTab: '(opens in a new tab)',
  },
  de: {
    choose: 'Auswählen, was Sie teilen',
    shares: 'Was Sie teilen',
    platforms: 'Plattform hinzufügen',
    account: 'Mein Konto',
    signOut: 'Abmelden',
    newTab: '(öffnet sich in einem neuen Tab)',
  },
  fr: {
    choose: 'Choisir ce que vous partagez',
    shares: 'Ce que vous partagez',
    platforms: 'Ajouter une plateforme',
    account: 'Mon compte',
    signOut: 'Se déconnecter',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  es: {
    choose: 'Elegir qué compartir',
    shares: 'Lo que compartes',
    platforms: 'Añadir una plataforma',
    account: 'Mi cuenta',
    signOut: 'Cerrar sesión',
    newTab: '(se abre en una pestaña nueva)',
  },
  'pt-BR': {
    choose: 'Escolher o que compartilhar',
    shares: 'O que você compartilha',
    platforms: 'Adicionar plataforma',
    account: 'Minha conta',
    signOut: 'Sair',
    newTab: '(abre em uma nova aba)',
  },
  it: {
    choose: 'Scegli cosa condividere',
    shares: 'Cosa condividi',
    platforms: 'Aggiungi una piattaforma',
    account: 'Il mio account',
    signOut: 'Esci',
    newTab: '(si apre in una nuova scheda)',
  },
  ja: {
    choose: '共有する内容を選ぶ',
    shares: '共有している内容',
    platforms: 'プラットフォームを追加',
    account: 'アカウント',
    signOut: 'ログアウト',
    newTab: '（新しいタブで開きます）',
  },
  'zh-Hans': {
    choose: '选择要共享的内容',
    shares: '你共享的内容',
    platforms: '添加平台',
    account: '我的账号',
    signOut: '退出登录',
    newTab: '（在新标签页中打开）',
  },
  hi: {
    choose: 'चुनें कि क्या साझा करना है',
    shares: 'आप क्या साझा करते हैं',
    platforms: 'प्लैटफ़ॉर्म जोड़ें',
    account: 'मेरा खाता',
    signOut: 'साइन आउट करें',
    newTab: '(नए टैब में खुलता है)',
  },
  ar: {
    choose: 'اختيار ما تشاركه',
    shares: 'ما تشاركه',
    platforms: 'إضافة منصة',
    account: 'حسابي',
    signOut: 'تسجيل الخروج',
    newTab: '(يُفتح في علامة تبويب جديدة)',
  },
};

/** Returns the texts in the language of the trigger. */
export const menuTexts = (lang: string): MenuTexts =>
  Object.entries(MENU_TEXTS).find(([language]) => language === lang)?.[1] ?? MENU_TEXTS.en;
