import type { Tag } from '../../common/languages.ts';
import type { TriggerTexts } from '../trigger-texts.ts';

// All languages are in one small file, so that a page in any of them shows its button after one round trip.

export const de = {
  'button.signIn': 'Mit {provider} anmelden',
  'button.signUp': 'Mit {provider} registrieren',
  'button.signOut': 'Bei {provider} abmelden',
  'button.menu': 'Angemeldet als {username}',
  'element.load':
    '{provider} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
} as const satisfies TriggerTexts;

export const fr = {
  'button.signIn': 'Se connecter avec {provider}',
  'button.signUp': 'S’inscrire avec {provider}',
  'button.signOut': 'Se déconnecter de {provider}',
  'button.menu': 'Connecté en tant que {username}',
  'element.load': '{provider} n’a pas pu être chargé. Vérifiez votre accès à Internet et réessayez.',
} as const satisfies TriggerTexts;

export const es = {
  'button.signIn': 'Iniciar sesión con {provider}',
  'button.signUp': 'Registrarse con {provider}',
  'button.signOut': 'Cerrar sesión en {provider}',
  'button.menu': 'Sesión iniciada como {username}',
  'element.load': 'No se pudo cargar {provider}. Comprueba tu conexión e inténtalo de nuevo.',
} as const satisfies TriggerTexts;

export const ptBR = {
  'button.signIn': 'Entrar com {provider}',
  'button.signUp': 'Cadastrar-se com {provider}',
  'button.signOut': 'Sair de {provider}',
  'button.menu': 'Conectado como {username}',
  'element.load': 'Não foi possível carregar {provider}. Verifique sua conexão e tente de novo.',
} as const satisfies TriggerTexts;

export const it = {
  'button.signIn': 'Accedi con {provider}',
  'button.signUp': 'Registrati con {provider}',
  'button.signOut': 'Esci da {provider}',
  'button.menu': 'Accesso eseguito come {username}',
  'element.load': 'Impossibile caricare {provider}. Controlla la connessione e riprova.',
} as const satisfies TriggerTexts;

export const ja = {
  'button.signIn': '{provider}でログイン',
  'button.signUp': '{provider}で新規登録',
  'button.signOut': '{provider}からログアウト',
  'button.menu': 'ログイン中: {username}',
  'element.load': '{provider}を読み込めませんでした。通信状況を確認して、もう一度お試しください。',
} as const satisfies TriggerTexts;

export const zhHans = {
  'button.signIn': '使用 {provider} 登录',
  'button.signUp': '使用 {provider} 注册',
  'button.signOut': '退出 {provider}',
  'button.menu': '当前账号：{username}',
  'element.load': '无法加载 {provider}。请检查网络连接，然后重试。',
} as const satisfies TriggerTexts;

export const hi = {
  'button.signIn': '{provider} से साइन इन करें',
  'button.signUp': '{provider} से साइन अप करें',
  'button.signOut': '{provider} से साइन आउट करें',
  'button.menu': 'साइन इन है: {username}',
  'element.load': '{provider} लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
} as const satisfies TriggerTexts;

export const ar = {
  'button.signIn': 'تسجيل الدخول عبر {provider}',
  'button.signUp': 'إنشاء حساب عبر {provider}',
  'button.signOut': 'تسجيل الخروج من {provider}',
  'button.menu': 'مسجّل الدخول باسم \u2068{username}\u2069',
  'element.load': 'تعذّر تحميل {provider}. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
} as const satisfies TriggerTexts;

/** The trigger's texts by their BCP 47 tag. */
export const TRIGGERS: Readonly<Record<Tag, TriggerTexts>> = {
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  ja,
  'zh-Hans': zhHans,
  hi,
  ar,
};
