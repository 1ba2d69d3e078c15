import type { Language } from '../../common/languages.ts';
import { languageOf } from '../http/languages.ts';
import { filled, letter, type MailOperator } from './letter.ts';
import type { Mail } from './mail-queue.ts';

/** In the widget's languages: the subject, the event, and the advice. `{name}` is the provider's name. */
const TEXTS = {
  en: [
    'New passkey for {name}',
    'A new passkey signs you in to {name} from now on.',
    'If you did not add it, remove it here and sign out everywhere:',
  ],
  de: [
    'Neuer Passkey für {name}',
    'Ein neuer Passkey meldet Sie ab jetzt bei {name} an.',
    'Wenn Sie ihn nicht hinzugefügt haben, entfernen Sie ihn hier und melden Sie sich überall ab:',
  ],
  fr: [
    'Nouvelle clé d’accès pour {name}',
    'Une nouvelle clé d’accès vous connecte désormais à {name}.',
    'Si vous ne l’avez pas ajoutée, supprimez-la ici et déconnectez-vous partout\u00a0:',
  ],
  es: [
    'Nueva llave de acceso para {name}',
    'Una nueva llave de acceso inicia tu sesión en {name} a partir de ahora.',
    'Si no la has añadido tú, elimínala aquí y cierra todas las sesiones:',
  ],
  'pt-BR': [
    'Nova chave de acesso para {name}',
    'Uma nova chave de acesso passa a fazer seu login em {name}.',
    'Se você não a adicionou, remova-a aqui e saia de todas as sessões:',
  ],
  it: [
    'Nuova passkey per {name}',
    'Da ora una nuova passkey ti fa accedere a {name}.',
    'Se non l’hai aggiunta tu, rimuovila qui ed esci da tutte le sessioni:',
  ],
  ja: [
    '{name} の新しいパスキー',
    '新しいパスキーで {name} にサインインできるようになりました。',
    '心当たりがない場合は、次のページでパスキーを削除し、すべての端末からサインアウトしてください：',
  ],
  'zh-Hans': [
    '{name} 的新通行密钥',
    '从现在起，可以使用新的通行密钥登录 {name}。',
    '如果不是您添加的，请在此处将其移除并退出所有登录：',
  ],
  hi: [
    '{name} के लिए नई पासकी',
    'अब एक नई पासकी से आप {name} में साइन इन कर सकते हैं।',
    'अगर इसे आपने नहीं जोड़ा, तो इसे यहाँ हटाएँ और हर जगह से साइन आउट करें:',
  ],
  ar: [
    'مفتاح مرور جديد لـ {name}',
    'يمكن لمفتاح مرور جديد تسجيل دخولك إلى {name} من الآن.',
    'إذا لم تضفه أنت، فأزله من هنا وسجّل الخروج من كل الأجهزة:',
  ],
} as const satisfies Record<Language, readonly [string, string, string]>;

/** The provider's data in the mail. */
export interface PasskeyProvider {
  readonly own: MailOperator;
  /** Address of the list of passkeys at /account. */
  readonly accountUrl: string;
}

/**
 * The notice of a new passkey for its owner.
 * @param device its name; `null` if it is unknown
 */
export const passkeyMail = (
  to: string,
  device: string | null,
  { own, accountUrl }: PasskeyProvider,
  acceptLanguage: string | null,
): Mail => {
  const language = languageOf(acceptLanguage);
  const [subject, lead, warning] = TEXTS[language];
  const texts = { subject, lead, ...own.mailTexts[language]?.passkey };
  const names = { name: own.name };
  const paragraphs = [filled(texts.lead, names), ...(device === null ? [] : [device]), warning];
  return letter({ to, subject: filled(texts.subject, names), language, paragraphs, link: accountUrl }, own);
};
