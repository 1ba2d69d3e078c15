import type { Language } from '../../common/languages.ts';

/** Subject, use and warning. `{name}` is the application or the provider, `{host}` where the code is typed. */
type Texts = readonly [subject: string, use: string, warning: string];

/** The mail with a code, in the widget's languages: for an application, and for the person's own pages. */
export const CODE_TEXTS = {
  en: [
    [
      'Your code for {name}',
      'Enter this code on {host} to sign in to {name}. It is valid for 10 minutes.',
      'Do not give it to anyone. If you did not ask for it, you can ignore this message.',
    ],
    [
      'Open your own pages at {name}',
      'This code opens your own pages at {host}/account: your data, sessions and passkeys. It is valid for 10 minutes.',
      'Enter it there only: no app and no other site needs it. If you did not ask for it, you can ignore this message.',
    ],
  ],
  de: [
    [
      'Ihr Code für {name}',
      'Geben Sie diesen Code auf {host} ein, um sich bei {name} anzumelden. Er gilt 10 Minuten.',
      'Geben Sie ihn niemandem weiter. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
    ],
    [
      'Ihre eigenen Seiten bei {name} öffnen',
      'Dieser Code öffnet Ihre eigenen Seiten auf {host}/account: Ihre Daten, Sitzungen und Passkeys. Er gilt 10 Minuten.',
      'Geben Sie ihn nur dort ein: Keine App und keine andere Website braucht ihn. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
    ],
  ],
  fr: [
    [
      'Votre code pour {name}',
      'Saisissez ce code sur {host} pour vous connecter à {name}. Il est valable 10 minutes.',
      'Ne le communiquez à personne. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
    [
      'Ouvrir vos propres pages sur {name}',
      'Ce code ouvre vos propres pages sur {host}/account\u00a0: vos données, sessions et clés d’accès. Il est valable 10 minutes.',
      'Saisissez-le uniquement là\u00a0: aucune application ni aucun autre site n’en a besoin. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  ],
  es: [
    [
      'Tu código para {name}',
      'Introduce este código en {host} para iniciar sesión en {name}. Es válido durante 10 minutos.',
      'No se lo digas a nadie. Si no lo has pedido, puedes ignorar este mensaje.',
    ],
    [
      'Abre tus propias páginas en {name}',
      'Este código abre tus propias páginas en {host}/account: tus datos, sesiones y llaves de acceso. Es válido durante 10 minutos.',
      'Introdúcelo solo ahí: ninguna aplicación ni ningún otro sitio lo necesita. Si no lo has pedido, puedes ignorar este mensaje.',
    ],
  ],
  'pt-BR': [
    [
      'Seu código para {name}',
      'Digite este código em {host} para entrar em {name}. Ele vale por 10 minutos.',
      'Não o informe a ninguém. Se você não o pediu, pode ignorar esta mensagem.',
    ],
    [
      'Abra suas próprias páginas em {name}',
      'Este código abre suas próprias páginas em {host}/account: seus dados, sessões e chaves de acesso. Ele vale por 10 minutos.',
      'Digite-o somente lá: nenhum aplicativo nem outro site precisa dele. Se você não o pediu, pode ignorar esta mensagem.',
    ],
  ],
  it: [
    [
      'Il tuo codice per {name}',
      'Inserisci questo codice su {host} per accedere a {name}. È valido per 10 minuti.',
      'Non comunicarlo a nessuno. Se non l’hai richiesto, puoi ignorare questo messaggio.',
    ],
    [
      'Apri le tue pagine personali su {name}',
      'Questo codice apre le tue pagine personali su {host}/account: i tuoi dati, le sessioni e le passkey. È valido per 10 minuti.',
      'Inseriscilo solo lì: nessuna app e nessun altro sito ne ha bisogno. Se non l’hai richiesto, puoi ignorare questo messaggio.',
    ],
  ],
  ja: [
    [
      '{name} の確認コード',
      '{name} にサインインするには、{host} でこのコードを入力してください。有効期間は 10 分です。',
      '誰にも教えないでください。心当たりがない場合は、このメッセージを無視してください。',
    ],
    [
      '{name} のご本人用ページを開く',
      'このコードで {host}/account のご本人用ページ（データ、セッション、パスキー）を開けます。有効期間は 10 分です。',
      'そのページ以外では入力しないでください。アプリや他のサイトには必要ありません。心当たりがない場合は、このメッセージを無視してください。',
    ],
  ],
  'zh-Hans': [
    [
      '您的 {name} 验证码',
      '请在 {host} 输入此验证码以登录 {name}。有效期为 10 分钟。',
      '请勿告诉任何人。如果您没有请求此验证码，可以忽略此邮件。',
    ],
    [
      '打开您在 {name} 的个人页面',
      '此验证码用于打开 {host}/account 上您的个人页面：您的数据、登录会话和通行密钥。有效期为 10 分钟。',
      '请仅在该页面输入：任何应用或其他网站都不需要它。如果您没有请求此验证码，可以忽略此邮件。',
    ],
  ],
  hi: [
    [
      '{name} के लिए आपका कोड',
      '{name} में साइन इन करने के लिए {host} पर यह कोड डालें। यह 10 मिनट तक मान्य है।',
      'इसे किसी को न बताएँ। अगर आपने इसे नहीं माँगा था, तो इस संदेश को अनदेखा कर सकते हैं।',
    ],
    [
      '{name} पर अपने निजी पेज खोलें',
      'यह कोड {host}/account पर आपके निजी पेज खोलता है: आपका डेटा, सत्र और पासकी। यह 10 मिनट तक मान्य है।',
      'इसे केवल वहीं डालें: किसी ऐप या दूसरी साइट को इसकी ज़रूरत नहीं है। अगर आपने इसे नहीं माँगा था, तो इस संदेश को अनदेखा कर सकते हैं।',
    ],
  ],
  ar: [
    [
      'رمزك لتطبيق {name}',
      'أدخل هذا الرمز في {host} لتسجيل الدخول إلى {name}. الرمز صالح لمدة 10 دقائق.',
      'لا تخبر به أحدًا. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
    ],
    [
      'افتح صفحاتك الخاصة في {name}',
      'يفتح هذا الرمز صفحاتك الخاصة في {host}/account: بياناتك وجلساتك ومفاتيح مرورك. الرمز صالح لمدة 10 دقائق.',
      'أدخله هناك فقط: لا يحتاج إليه أي تطبيق أو موقع آخر. إذا لم تطلبه، يمكنك تجاهل هذه الرسالة.',
    ],
  ],
} as const satisfies Record<Language, readonly [app: Texts, account: Texts]>;
