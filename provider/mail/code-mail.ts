import type { Language } from '../../widget/common/languages.ts';
import { languageOf } from '../languages.ts';
import type { Mail } from './mail-queue.ts';

interface Texts {
  readonly subject: (app: string) => string;
  readonly lines: (app: string) => readonly [string, string];
}

/** The mail with a code, in the widget's languages: the first line after the code, then the warning. */
const TEXTS = {
  en: {
    subject: (app) => `Your code for ${app}`,
    lines: (app) => [
      `Enter this code to sign in to ${app}. It is valid for 10 minutes.`,
      'Tell it to nobody. If you did not ask for it, you can ignore this message.',
    ],
  },
  de: {
    subject: (app) => `Ihr Code für ${app}`,
    lines: (app) => [
      `Geben Sie diesen Code ein, um sich bei ${app} anzumelden. Er gilt 10 Minuten.`,
      'Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
    ],
  },
  fr: {
    subject: (app) => `Votre code pour ${app}`,
    lines: (app) => [
      `Saisissez ce code pour vous connecter à ${app}. Il est valable 10 minutes.`,
      'Ne le communiquez à personne. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  es: {
    subject: (app) => `Tu código para ${app}`,
    lines: (app) => [
      `Introduce este código para iniciar sesión en ${app}. Es válido durante 10 minutos.`,
      'No se lo digas a nadie. Si no lo has pedido, puedes ignorar este mensaje.',
    ],
  },
  'pt-BR': {
    subject: (app) => `Seu código para ${app}`,
    lines: (app) => [
      `Digite este código para entrar em ${app}. Ele vale por 10 minutos.`,
      'Não o informe a ninguém. Se você não o pediu, pode ignorar esta mensagem.',
    ],
  },
  it: {
    subject: (app) => `Il tuo codice per ${app}`,
    lines: (app) => [
      `Inserisci questo codice per accedere a ${app}. È valido per 10 minuti.`,
      'Non comunicarlo a nessuno. Se non l’hai richiesto, puoi ignorare questo messaggio.',
    ],
  },
  ja: {
    subject: (app) => `${app} の確認コード`,
    lines: (app) => [
      `${app} にサインインするには、このコードを入力してください。有効期間は 10 分です。`,
      '誰にも教えないでください。心当たりがない場合は、このメッセージを無視してください。',
    ],
  },
  'zh-Hans': {
    subject: (app) => `您的 ${app} 验证码`,
    lines: (app) => [
      `请输入此验证码以登录 ${app}。有效期为 10 分钟。`,
      '请勿告诉任何人。如果您没有请求此验证码，可以忽略此邮件。',
    ],
  },
  hi: {
    subject: (app) => `${app} के लिए आपका कोड`,
    lines: (app) => [
      `${app} में साइन इन करने के लिए यह कोड डालें। यह 10 मिनट तक मान्य है।`,
      'इसे किसी को न बताएँ। अगर आपने इसे नहीं माँगा था, तो इस संदेश को अनदेखा कर सकते हैं।',
    ],
  },
  ar: {
    subject: (app) => `رمزك لتطبيق ${app}`,
    lines: (app) => [
      `أدخل هذا الرمز لتسجيل الدخول إلى ${app}. الرمز صالح لمدة 10 دقائق.`,
      'لا تخبر به أحدًا. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
    ],
  },
} as const satisfies Record<Language, Texts>;

/** @param digits in a separate line, so that mail programs and screen readers find them */
export const codeMail = (to: string, digits: string, app: string, acceptLanguage: string | null): Mail => {
  const texts: Texts = TEXTS[languageOf(acceptLanguage)];
  const [use, warning] = texts.lines(app);
  return { to, subject: texts.subject(app), text: `${digits}\n\n${use}\n${warning}\n` };
};
