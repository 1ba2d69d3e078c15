import type { Language } from '../../common/languages.ts';

interface ProblemTexts {
  readonly title: string;
  /** The reason, shown before the advice. */
  readonly stale: string;
  readonly advice: string;
}

/** For a person who returns from a platform when the app's address is unknown. */
export const PROBLEM_TEXTS: Readonly<Record<Language, ProblemTexts>> = {
  en: {
    title: 'Nothing was connected',
    stale: 'This link has expired or was used before.',
    advice: 'Close this window and connect the platform again from the page you came from.',
  },
  de: {
    title: 'Es wurde nichts verbunden',
    stale: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    advice:
      'Schließen Sie dieses Fenster und verbinden Sie die Plattform noch einmal von der Seite aus, von der Sie gekommen sind.',
  },
  fr: {
    title: 'Rien n’a été connecté',
    stale: 'Ce lien a expiré ou a déjà été utilisé.',
    advice: 'Fermez cette fenêtre et connectez de nouveau la plateforme depuis la page d’où vous venez.',
  },
  es: {
    title: 'No se ha conectado nada',
    stale: 'Este enlace ha caducado o ya se ha usado.',
    advice: 'Cierra esta ventana y vuelve a conectar la plataforma desde la página de la que venías.',
  },
  'pt-BR': {
    title: 'Nada foi conectado',
    stale: 'Este link expirou ou já foi usado.',
    advice: 'Feche esta janela e conecte a plataforma novamente na página de onde você veio.',
  },
  it: {
    title: 'Non è stato collegato nulla',
    stale: 'Questo link è scaduto o è già stato usato.',
    advice: 'Chiudi questa finestra e collega di nuovo la piattaforma dalla pagina da cui sei arrivato.',
  },
  ja: {
    title: '何も接続されませんでした',
    stale: 'このリンクは期限切れか、すでに使われています。',
    advice: 'このウィンドウを閉じて、元のページからプラットフォームをもう一度接続してください。',
  },
  'zh-Hans': {
    title: '未连接任何平台',
    stale: '此链接已过期或已被使用。',
    advice: '请关闭此窗口，然后从原来的页面重新连接该平台。',
  },
  ar: {
    title: 'لم يتم الاتصال بأي منصة',
    stale: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل.',
    advice: 'أغلق هذه النافذة واتصل بالمنصة مرة أخرى من الصفحة التي جئت منها.',
  },
  hi: {
    title: 'कुछ भी नहीं जुड़ा',
    stale: 'इस लिंक का समय बीत गया है या यह पहले इस्तेमाल हो चुका है।',
    advice: 'यह विंडो बंद करें और जिस पेज से आप आए थे, वहाँ से प्लेटफ़ॉर्म फिर से जोड़ें।',
  },
};
