import type { Language } from '../../widget/common/languages.ts';

interface AuthorizeTexts {
  /** A sign-in that cannot go on, and what to do. */
  readonly refused: string;
  readonly advice: string;
  /** On the way back to the application. */
  readonly leaving: string;
  readonly goOn: string;
  readonly signedOut: string;
}

/** For the plain pages of `/authorize` and of the sign-out. */
export const AUTHORIZE_TEXTS: Readonly<Record<Language, AuthorizeTexts>> = {
  en: {
    refused: 'This sign-in cannot continue',
    advice: 'Go back to the page you came from and start again there.',
    leaving: 'One moment: you are being taken back',
    goOn: 'Continue',
    signedOut: 'You are signed out',
  },
  de: {
    refused: 'Diese Anmeldung kann nicht fortgesetzt werden',
    advice: 'Gehen Sie zu der Seite zurück, von der Sie gekommen sind, und beginnen Sie dort noch einmal.',
    leaving: 'Einen Moment: Sie werden zurückgeleitet',
    goOn: 'Weiter',
    signedOut: 'Sie sind abgemeldet',
  },
  fr: {
    refused: 'Cette connexion ne peut pas continuer',
    advice: 'Revenez à la page d’où vous venez et recommencez là-bas.',
    leaving: 'Un instant\u00a0: vous allez revenir à l’application',
    goOn: 'Continuer',
    signedOut: 'Vous êtes déconnecté',
  },
  es: {
    refused: 'Este inicio de sesión no puede continuar',
    advice: 'Vuelva a la página de la que venía y empiece de nuevo allí.',
    leaving: 'Un momento: está volviendo a la aplicación',
    goOn: 'Continuar',
    signedOut: 'Ha cerrado la sesión',
  },
  'pt-BR': {
    refused: 'Este acesso não pode continuar',
    advice: 'Volte à página de onde você veio e comece de novo por lá.',
    leaving: 'Um momento: você está voltando ao aplicativo',
    goOn: 'Continuar',
    signedOut: 'Você saiu da sua conta',
  },
  it: {
    refused: 'Questo accesso non può continuare',
    advice: 'Torna alla pagina da cui sei arrivato e ricomincia da lì.',
    leaving: 'Un momento: stai tornando all’applicazione',
    goOn: 'Continua',
    signedOut: 'Hai effettuato la disconnessione',
  },
  ja: {
    refused: 'このサインインは続行できません',
    advice: '元のページに戻り、そこからもう一度お試しください。',
    leaving: '元のアプリに戻ります。しばらくお待ちください',
    goOn: '続ける',
    signedOut: 'サインアウトしました',
  },
  'zh-Hans': {
    refused: '此次登录无法继续',
    advice: '请返回原来的页面，然后从那里重新开始。',
    leaving: '请稍候，正在返回应用',
    goOn: '继续',
    signedOut: '您已退出登录',
  },
  hi: {
    refused: 'यह साइन-इन आगे नहीं बढ़ सकता',
    advice: 'जिस पेज से आप आए थे, उस पर वापस जाएँ और वहाँ से फिर शुरू करें।',
    leaving: 'एक क्षण: आपको वापस ले जाया जा रहा है',
    goOn: 'जारी रखें',
    signedOut: 'आप साइन आउट हो चुके हैं',
  },
  ar: {
    refused: 'لا يمكن متابعة تسجيل الدخول هذا',
    advice: 'ارجع إلى الصفحة التي أتيت منها وابدأ من جديد من هناك.',
    leaving: 'لحظة من فضلك: نعيدك إلى التطبيق',
    goOn: 'متابعة',
    signedOut: 'تم تسجيل خروجك',
  },
};
