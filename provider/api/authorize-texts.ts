import type { Language } from '../../common/languages.ts';

interface AuthorizeTexts {
  /** A sign-in that cannot go on, and what to do. */
  readonly refused: string;
  readonly advice: string;
  /** A sign-in that begins after a proof of work. */
  readonly working: string;
  readonly workingLead: string;
  /** A client that began too many sign-ins. */
  readonly crowded: string;
  /** On the way back to the application. */
  readonly leaving: string;
  readonly goOn: string;
  readonly signedOut: string;
  /** A sign-out that cannot go on. */
  readonly refusedOut: string;
  /** The question before a sign-out; `{app}` is the application’s name. */
  readonly signOutOf: string;
  readonly signOutLead: string;
  readonly signOut: string;
}

/** For the plain pages of `/authorize` and of the sign-out. */
export const AUTHORIZE_TEXTS: Readonly<Record<Language, AuthorizeTexts>> = {
  en: {
    refused: 'This sign-in cannot continue',
    advice: 'Go back to the page you came from and start again there.',
    working: 'One moment: your sign-in is starting',
    workingLead:
      'Many sign-ins come from your network right now, so your browser does a short calculation first. You do not have to do anything.',
    crowded:
      'Too many sign-ins come from your network right now. Wait ten minutes, then start again on the page you came from.',
    leaving: 'One moment: you are being taken back',
    goOn: 'Continue',
    signedOut: 'You are signed out',
    refusedOut: 'This sign-out cannot continue',
    signOutOf: 'Sign out of {app}?',
    signOutLead: 'This ends your sign-in in this browser. To stay signed in, close this page.',
    signOut: 'Sign out',
  },
  de: {
    refused: 'Diese Anmeldung kann nicht fortgesetzt werden',
    advice: 'Gehen Sie zu der Seite zurück, von der Sie gekommen sind, und beginnen Sie dort noch einmal.',
    working: 'Einen Moment: Ihre Anmeldung beginnt',
    workingLead:
      'Aus Ihrem Netz kommen gerade viele Anmeldungen, deshalb rechnet Ihr Browser erst kurz. Sie müssen nichts tun.',
    crowded:
      'Aus Ihrem Netz kommen gerade zu viele Anmeldungen. Warten Sie zehn Minuten und beginnen Sie dann auf der Seite, von der Sie gekommen sind, noch einmal.',
    leaving: 'Einen Moment: Sie werden zurückgeleitet',
    goOn: 'Weiter',
    signedOut: 'Sie sind abgemeldet',
    refusedOut: 'Diese Abmeldung kann nicht fortgesetzt werden',
    signOutOf: 'Bei {app} abmelden?',
    signOutLead:
      'Damit endet Ihre Anmeldung in diesem Browser. Um angemeldet zu bleiben, schließen Sie diese Seite.',
    signOut: 'Abmelden',
  },
  fr: {
    refused: 'Cette connexion ne peut pas continuer',
    advice: 'Revenez à la page d’où vous venez et recommencez là-bas.',
    working: 'Un instant\u00a0: votre connexion commence',
    workingLead:
      'Beaucoup de connexions viennent de votre réseau en ce moment\u00a0: votre navigateur fait donc d’abord un court calcul. Vous n’avez rien à faire.',
    crowded:
      'Trop de connexions viennent de votre réseau en ce moment. Attendez dix minutes, puis recommencez sur la page d’où vous venez.',
    leaving: 'Un instant\u00a0: vous allez revenir à l’application',
    goOn: 'Continuer',
    signedOut: 'Vous êtes déconnecté',
    refusedOut: 'Cette déconnexion ne peut pas continuer',
    signOutOf: 'Fermer la session sur {app}\u00a0?',
    signOutLead: 'Votre connexion dans ce navigateur prendra fin. Pour rester connecté, fermez cette page.',
    signOut: 'Se déconnecter',
  },
  es: {
    refused: 'Este inicio de sesión no puede continuar',
    advice: 'Vuelva a la página de la que venía y empiece de nuevo allí.',
    working: 'Un momento: su inicio de sesión empieza',
    workingLead:
      'Ahora mismo llegan muchos inicios de sesión desde su red, así que su navegador hace antes un breve cálculo. No tiene que hacer nada.',
    crowded:
      'Ahora mismo llegan demasiados inicios de sesión desde su red. Espere diez minutos y empiece de nuevo en la página de la que venía.',
    leaving: 'Un momento: está volviendo a la aplicación',
    goOn: 'Continuar',
    signedOut: 'Ha cerrado la sesión',
    refusedOut: 'Este cierre de sesión no puede continuar',
    signOutOf: '¿Cerrar la sesión en {app}?',
    signOutLead: 'Su sesión en este navegador terminará. Para mantenerla abierta, cierre esta página.',
    signOut: 'Cerrar sesión',
  },
  'pt-BR': {
    refused: 'Este acesso não pode continuar',
    advice: 'Volte à página de onde você veio e comece de novo por lá.',
    working: 'Um momento: seu acesso está começando',
    workingLead:
      'Muitos acessos estão vindo da sua rede agora, por isso seu navegador faz antes um cálculo rápido. Você não precisa fazer nada.',
    crowded:
      'Acessos demais estão vindo da sua rede agora. Espere dez minutos e comece de novo na página de onde você veio.',
    leaving: 'Um momento: você está voltando ao aplicativo',
    goOn: 'Continuar',
    signedOut: 'Você saiu da sua conta',
    refusedOut: 'Esta saída não pode continuar',
    signOutOf: 'Sair de {app}?',
    signOutLead: 'Seu acesso neste navegador será encerrado. Para continuar conectado, feche esta página.',
    signOut: 'Sair',
  },
  it: {
    refused: 'Questo accesso non può continuare',
    advice: 'Torna alla pagina da cui sei arrivato e ricomincia da lì.',
    working: 'Un momento: il tuo accesso sta iniziando',
    workingLead:
      'In questo momento arrivano molti accessi dalla tua rete, quindi il browser esegue prima un breve calcolo. Non devi fare nulla.',
    crowded:
      'In questo momento arrivano troppi accessi dalla tua rete. Aspetta dieci minuti, poi ricomincia dalla pagina da cui sei arrivato.',
    leaving: 'Un momento: stai tornando all’applicazione',
    goOn: 'Continua',
    signedOut: 'Hai effettuato la disconnessione',
    refusedOut: 'Questa disconnessione non può continuare',
    signOutOf: 'Uscire da {app}?',
    signOutLead: 'Il tuo accesso in questo browser terminerà. Per restare connesso, chiudi questa pagina.',
    signOut: 'Esci',
  },
  ja: {
    refused: 'このサインインは続行できません',
    advice: '元のページに戻り、そこからもう一度お試しください。',
    working: 'サインインを開始しています。しばらくお待ちください',
    workingLead:
      '現在、ご利用のネットワークから多くのサインインがあるため、ブラウザがまず短い計算を行います。操作は必要ありません。',
    crowded:
      '現在、ご利用のネットワークからのサインインが多すぎます。10分ほど待ってから、元のページでもう一度お試しください。',
    leaving: '元のアプリに戻ります。しばらくお待ちください',
    goOn: '続ける',
    signedOut: 'サインアウトしました',
    refusedOut: 'このサインアウトは続行できません',
    signOutOf: '{app} からサインアウトしますか？',
    signOutLead:
      'このブラウザでのサインインが終了します。サインインしたままにするには、このページを閉じてください。',
    signOut: 'サインアウト',
  },
  'zh-Hans': {
    refused: '此次登录无法继续',
    advice: '请返回原来的页面，然后从那里重新开始。',
    working: '请稍候，登录即将开始',
    workingLead: '您所在的网络目前有大量登录，因此浏览器会先进行一次简短的计算。您无需进行任何操作。',
    crowded: '您所在的网络目前登录次数过多。请等待十分钟，然后从原来的页面重新开始。',
    leaving: '请稍候，正在返回应用',
    goOn: '继续',
    signedOut: '您已退出登录',
    refusedOut: '此次退出登录无法继续',
    signOutOf: '要退出 {app} 吗？',
    signOutLead: '您在此浏览器中的登录将结束。如要保持登录，请关闭此页面。',
    signOut: '退出登录',
  },
  hi: {
    refused: 'यह साइन-इन आगे नहीं बढ़ सकता',
    advice: 'जिस पेज से आप आए थे, उस पर वापस जाएँ और वहाँ से फिर शुरू करें।',
    working: 'एक क्षण: आपका साइन-इन शुरू हो रहा है',
    workingLead:
      'अभी आपके नेटवर्क से बहुत से साइन-इन हो रहे हैं, इसलिए आपका ब्राउज़र पहले एक छोटी गणना करता है। आपको कुछ करने की ज़रूरत नहीं है।',
    crowded: 'अभी आपके नेटवर्क से बहुत ज़्यादा साइन-इन हो रहे हैं। दस मिनट रुकें, फिर जिस पेज से आप आए थे, वहाँ से फिर शुरू करें।',
    leaving: 'एक क्षण: आपको वापस ले जाया जा रहा है',
    goOn: 'जारी रखें',
    signedOut: 'आप साइन आउट हो चुके हैं',
    refusedOut: 'यह साइन-आउट आगे नहीं बढ़ सकता',
    signOutOf: '{app} से साइन आउट करें?',
    signOutLead: 'इस ब्राउज़र में आपका साइन-इन समाप्त हो जाएगा। साइन इन रहने के लिए यह पेज बंद करें।',
    signOut: 'साइन आउट करें',
  },
  ar: {
    refused: 'لا يمكن متابعة تسجيل الدخول هذا',
    advice: 'ارجع إلى الصفحة التي أتيت منها وابدأ من جديد من هناك.',
    working: 'لحظة من فضلك: يبدأ تسجيل دخولك',
    workingLead:
      'تأتي الآن عمليات تسجيل دخول كثيرة من شبكتك، لذلك يجري متصفحك أولًا عملية حسابية قصيرة. لا يلزمك فعل أي شيء.',
    crowded:
      'تأتي الآن عمليات تسجيل دخول أكثر من اللازم من شبكتك. انتظر عشر دقائق، ثم ابدأ من جديد من الصفحة التي أتيت منها.',
    leaving: 'لحظة من فضلك: نعيدك إلى التطبيق',
    goOn: 'متابعة',
    signedOut: 'تم تسجيل خروجك',
    refusedOut: 'لا يمكن متابعة تسجيل الخروج هذا',
    signOutOf: 'هل تريد تسجيل الخروج من {app}؟',
    signOutLead: 'سينتهي تسجيل دخولك في هذا المتصفح. للبقاء مسجَّل الدخول، أغلق هذه الصفحة.',
    signOut: 'تسجيل الخروج',
  },
};
