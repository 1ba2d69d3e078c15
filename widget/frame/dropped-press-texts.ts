import type { Language } from '../../common/languages.ts';

/** The texts after an ignored press. A separate file, because a dialog in the page does not need them. */
export const DROPPED_PRESS: Readonly<Record<Language, string>> = {
  en: 'That did not count yet: this dialog has to be in full view for a moment. Please press again.',
  de: 'Das zählte noch nicht: Dieser Dialog muss einen Moment lang ganz zu sehen sein. Bitte drücken Sie noch einmal.',
  fr: 'Cela n’a pas encore compté\u00a0: cette fenêtre doit être entièrement visible un instant. Veuillez appuyer de nouveau.',
  es: 'Eso aún no ha contado: este cuadro debe verse por completo durante un momento. Pulsa otra vez.',
  'pt-BR':
    'Isso ainda não contou: esta janela precisa estar totalmente visível por um momento. Pressione de novo.',
  it: 'Non è ancora valso: questa finestra deve essere del tutto visibile per un momento. Premi di nuovo.',
  ja: 'まだ受け付けられていません。この画面全体が少しの間見えている必要があります。もう一度押してください。',
  'zh-Hans': '刚才的操作尚未生效：此对话框需要完整显示片刻。请再按一次。',
  hi: 'यह अभी नहीं गिना गया: यह डायलॉग एक पल के लिए पूरा दिखना चाहिए। कृपया फिर से दबाएँ।',
  ar: 'لم يُحتسب ذلك بعد: يجب أن يظهر مربع الحوار هذا كاملًا للحظة. يُرجى الضغط مرة أخرى.',
};
