import type { Language } from '../common/languages.ts';
import type { KnownTexts } from '../domain/known-person.ts';

/** The texts of the offer to go on as a known person. They are here, because a dialog in the page knows none. */
export const KNOWN_TEXTS: Readonly<Record<Language, KnownTexts>> = {
  en: {
    lead: 'You already signed in with {provider} on this site, so {appName} needs no new code.',
    accept: 'Continue as {address}',
    skip: 'Use another address',
  },
  de: {
    lead: 'Sie haben sich auf dieser Website schon mit {provider} angemeldet. {appName} braucht keinen neuen Code.',
    accept: 'Weiter als {address}',
    skip: 'Andere Adresse verwenden',
  },
  fr: {
    lead: 'Vous vous êtes déjà connecté avec {provider} sur ce site : {appName} n’a pas besoin d’un nouveau code.',
    accept: 'Continuer en tant que {address}',
    skip: 'Utiliser une autre adresse',
  },
  es: {
    lead: 'Ya has iniciado sesión con {provider} en este sitio; {appName} no necesita otro código.',
    accept: 'Continuar como {address}',
    skip: 'Usar otra dirección',
  },
  'pt-BR': {
    lead: 'Você já entrou com {provider} neste site; {appName} não precisa de outro código.',
    accept: 'Continuar como {address}',
    skip: 'Usar outro endereço',
  },
  it: {
    lead: 'Hai già effettuato l’accesso con {provider} su questo sito: per {appName} non serve un nuovo codice.',
    accept: 'Continua come {address}',
    skip: 'Usa un altro indirizzo',
  },
  ja: {
    lead: 'このサイトではすでに{provider}でログインしているため、{appName}に新しいコードは必要ありません。',
    accept: '{address}として続ける',
    skip: '別のアドレスを使う',
  },
  'zh-Hans': {
    lead: '您已在此网站上使用 {provider} 登录，因此使用 {appName} 无需新的验证码。',
    accept: '以 {address} 的身份继续',
    skip: '使用其他地址',
  },
  hi: {
    lead: 'आप इस साइट पर {provider} से पहले ही साइन इन कर चुके हैं, इसलिए {appName} के लिए नया कोड ज़रूरी नहीं है।',
    accept: '{address} के रूप में जारी रखें',
    skip: 'दूसरा पता इस्तेमाल करें',
  },
  ar: {
    lead: 'لقد سجّلت الدخول باستخدام {provider} على هذا الموقع من قبل، لذلك لا يحتاج {appName} إلى رمز جديد.',
    accept: 'المتابعة باسم \u2066{address}\u2069',
    skip: 'استخدام عنوان آخر',
  },
};
