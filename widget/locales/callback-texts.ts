import type { Tag } from '../../common/languages.ts';

interface CallbackTexts {
  readonly title: string;
  readonly sentence: string;
}

/** Texts of the OAuth callback page. The English ones are in its markup. */
export const CALLBACK_TEXTS: Readonly<Record<Tag, CallbackTexts>> = {
  de: {
    title: 'Sie können dieses Fenster schließen',
    sentence: 'Die Seite, von der Sie kamen, macht von selbst weiter.',
  },
  fr: {
    title: 'Vous pouvez fermer cette fenêtre',
    sentence: 'La page d’où vous venez continue d’elle-même.',
  },
  es: { title: 'Ya puedes cerrar esta ventana', sentence: 'La página de la que vienes continúa sola.' },
  'pt-BR': {
    title: 'Você pode fechar esta janela',
    sentence: 'A página de onde você veio continua sozinha.',
  },
  it: { title: 'Puoi chiudere questa finestra', sentence: 'La pagina da cui arrivi prosegue da sola.' },
  ja: { title: 'このウィンドウは閉じてかまいません', sentence: '元のページは自動的に先へ進みます。' },
  'zh-Hans': { title: '您可以关闭此窗口', sentence: '您之前的页面会自动继续。' },
  hi: { title: 'आप यह विंडो बंद कर सकते हैं', sentence: 'जिस पेज से आप आए थे, वह अपने आप आगे बढ़ेगा।' },
  ar: { title: 'يمكنك إغلاق هذه النافذة', sentence: 'الصفحة التي جئت منها تتابع تلقائيًا.' },
};
