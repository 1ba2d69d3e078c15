import type { Language } from '../../common/languages.ts';

interface BeyondSharingTexts {
  readonly title: string;
  readonly sentences: readonly [
    archives: string,
    platforms: string,
    signedIn: string,
    lasting: string,
    notified: string,
    logged: string,
  ];
}

/**
 * Processing besides a share: downloads read in the browser, platforms that a page learns of, sign-ins, lasting access,
 * webhooks, the operator's audit log.
 */
export const BEYOND_SHARING_TEXTS: Readonly<Record<Language, BeyondSharingTexts>> = {
  en: {
    title: 'What else happens',
    sentences: [
      'A download from a platform is read in your browser. Only the entries that you tick are sent here.',
      'The page at which you sign in learns which platforms you connected, how far each of them was read, and of which platforms you added a download.',
      'An application at which you sign in learns when you signed in. It gets your e-mail address only if you switch that on, and may fetch it until your approval ends.',
      'An application may ask for access that lasts. It ends with your approval, at the latest on the day that your receipt names, and at once if you take it back at /account.',
      'The application’s server is told when you approve, replace or take back, when an approval ends, when your platforms have been read, when you sign out and when you delete your account, so that it can delete what it got.',
      'If your account is deleted, or the operator looks up whether your address is here, exports your data or ends your sessions, that is written to a log, which has neither your address nor your data.',
    ],
  },
  de: {
    title: 'Was sonst geschieht',
    sentences: [
      'Ein Download von einer Plattform wird in Ihrem Browser gelesen. Nur die Einträge, die Sie ankreuzen, werden hierher gesendet.',
      'Die Seite, auf der Sie sich anmelden, erfährt, welche Plattformen Sie verbunden haben, wie weit jede gelesen ist und von welchen Plattformen Sie einen Download hinzugefügt haben.',
      'Eine Anwendung, bei der Sie sich anmelden, erfährt, wann Sie sich angemeldet haben. Ihre E-Mail-Adresse bekommt sie nur, wenn Sie das einschalten, und kann sie abrufen, bis Ihre Zustimmung endet.',
      'Eine Anwendung kann um dauerhaften Zugriff bitten. Er endet mit Ihrer Zustimmung, spätestens an dem Tag, den Ihr Beleg nennt, und sofort, wenn Sie sie unter /account zurücknehmen.',
      'Der Server der Anwendung erfährt, wenn Sie zustimmen, eine Zustimmung ersetzen oder zurücknehmen, wenn sie endet, wenn Ihre Plattformen gelesen sind, wenn Sie sich abmelden und wenn Sie Ihr Konto löschen, damit er löschen kann, was er bekommen hat.',
      'Wenn Ihr Konto gelöscht wird oder der Betreiber nachsieht, ob es Ihre Adresse hier gibt, Ihre Daten exportiert oder Ihre Sitzungen beendet, steht das in einem Protokoll, das weder Ihre Adresse noch Ihre Daten enthält.',
    ],
  },
  fr: {
    title: 'Ce qui se passe par ailleurs',
    sentences: [
      'Une archive téléchargée d’une plateforme est lue dans votre navigateur. Seules les entrées que vous cochez sont envoyées ici.',
      'La page où vous vous connectez apprend quelles plateformes vous avez associées, où en est la lecture de chacune, et de quelles plateformes vous avez ajouté une archive téléchargée.',
      'Une application à laquelle vous vous connectez apprend quand vous vous êtes connecté. Elle n’obtient votre adresse e-mail que si vous l’activez, et peut la consulter jusqu’à la fin de votre accord.',
      'Une application peut demander un accès durable. Il prend fin avec votre accord, au plus tard le jour indiqué sur votre reçu, et aussitôt si vous le retirez sur /account.',
      'Le serveur de l’application est informé quand vous donnez, remplacez ou retirez un accord, quand un accord prend fin, quand vos plateformes ont été lues, quand vous vous déconnectez et quand vous supprimez votre compte, pour qu’il puisse effacer ce qu’il a reçu.',
      'Si votre compte est supprimé, ou si l’exploitant cherche si votre adresse figure ici, exporte vos données ou met fin à vos sessions, cela est inscrit dans un journal qui ne contient ni votre adresse ni vos données.',
    ],
  },
  es: {
    title: 'Qué más ocurre',
    sentences: [
      'Un archivo descargado de una plataforma se lee en tu navegador. Solo se envían aquí las entradas que marcas.',
      'La página en la que inicias sesión sabe qué plataformas has conectado, hasta dónde se ha leído cada una y de qué plataformas has añadido un archivo descargado.',
      'Una aplicación en la que inicias sesión sabe cuándo lo hiciste. Solo recibe tu dirección de correo si lo activas, y puede consultarla hasta que termine tu aprobación.',
      'Una aplicación puede pedir un acceso duradero. Termina con tu aprobación, como muy tarde el día que indica tu recibo, y al momento si la retiras en /account.',
      'Se avisa al servidor de la aplicación cuando das, sustituyes o retiras una aprobación, cuando una aprobación termina, cuando se han leído tus plataformas, cuando cierras sesión y cuando eliminas tu cuenta, para que pueda borrar lo que recibió.',
      'Si se elimina tu cuenta, o si el operador busca si tu dirección está aquí, exporta tus datos o cierra tus sesiones, queda anotado en un registro que no contiene ni tu dirección ni tus datos.',
    ],
  },
  'pt-BR': {
    title: 'O que mais acontece',
    sentences: [
      'Um arquivo baixado de uma plataforma é lido no seu navegador. Só as entradas que você marca são enviadas para cá.',
      'A página em que você entra fica sabendo quais plataformas você conectou, até onde cada uma foi lida e de quais plataformas você adicionou um arquivo baixado.',
      'Um aplicativo em que você entra fica sabendo quando você entrou. Ele só recebe o seu endereço de e-mail se você ativar isso, e pode consultá-lo até a sua aprovação terminar.',
      'Um aplicativo pode pedir um acesso duradouro. Ele termina com a sua aprovação, no máximo no dia que consta no seu recibo, e na hora se você a retirar em /account.',
      'O servidor do aplicativo é avisado quando você dá, substitui ou retira uma aprovação, quando uma aprovação termina, quando as suas plataformas foram lidas, quando você sai e quando exclui a sua conta, para poder apagar o que recebeu.',
      'Se a sua conta for excluída, ou se o operador verificar se o seu endereço está aqui, exportar os seus dados ou encerrar as suas sessões, isso fica em um registro que não contém nem o seu endereço nem os seus dados.',
    ],
  },
  it: {
    title: 'Che cos’altro succede',
    sentences: [
      'Un archivio scaricato da una piattaforma viene letto nel tuo browser. Vengono inviate qui solo le voci che spunti.',
      'La pagina in cui accedi viene a sapere quali piattaforme hai collegato, a che punto è la lettura di ciascuna e di quali piattaforme hai aggiunto un archivio scaricato.',
      'Un’applicazione a cui accedi viene a sapere quando hai effettuato l’accesso. Riceve il tuo indirizzo e-mail solo se lo attivi, e può consultarlo finché dura la tua approvazione.',
      'Un’applicazione può chiedere un accesso duraturo. Termina con la tua approvazione, al più tardi nel giorno indicato sulla tua ricevuta, e subito se la ritiri su /account.',
      'Il server dell’applicazione viene informato quando dai, sostituisci o ritiri un’approvazione, quando un’approvazione termina, quando le tue piattaforme sono state lette, quando esci e quando elimini il tuo account, perché possa cancellare ciò che ha ricevuto.',
      'Se il tuo account viene eliminato, o se il gestore cerca se il tuo indirizzo è presente qui, esporta i tuoi dati o chiude le tue sessioni, ciò viene annotato in un registro che non contiene né il tuo indirizzo né i tuoi dati.',
    ],
  },
  ja: {
    title: 'そのほかに行われること',
    sentences: [
      'プラットフォームからダウンロードしたファイルは、お使いのブラウザの中で読み取られます。ここに送信されるのは、チェックを付けた項目だけです。',
      'サインインしたページには、連携したプラットフォームと、それぞれの読み取りの進み具合、ダウンロードしたファイルを追加したプラットフォームが伝わります。',
      'サインイン先のアプリには、サインインした時刻が伝わります。メールアドレスは、あなたがオンにした場合にだけ渡され、承認が終わるまでアプリが取得できます。',
      'アプリは継続的なアクセスを求めることができます。そのアクセスは承認とともに終わります。遅くとも受領書に記された日に終わり、/account で承認を取り消すとすぐに終わります。',
      '承認したとき、承認を替えたとき、取り消したとき、承認が終わったとき、プラットフォームの読み取りが済んだとき、サインアウトしたとき、アカウントを削除したときは、アプリのサーバーに通知されます。受け取ったデータを削除できるようにするためです。',
      'アカウントが削除されたとき、または運営者があなたのアドレスの有無の確認、データの書き出し、セッションの終了を行ったときは、ログに記録されます。このログには、あなたのアドレスもデータも含まれません。',
    ],
  },
  'zh-Hans': {
    title: '此外还会发生什么',
    sentences: [
      '从平台下载的文件在您的浏览器中读取。只有您勾选的条目才会发送到这里。',
      '您登录所在的页面会得知您关联了哪些平台、每个平台读取到什么程度，以及您添加了哪些平台的下载文件。',
      '您登录的应用会得知您登录的时间。只有在您开启后，它才会获得您的电子邮件地址，并可在您的授权结束前读取该地址。',
      '应用可以请求长期访问。访问随您的授权一起结束，最迟在收据上注明的日期结束；如果您在 /account 撤回授权，则立即结束。',
      '当您授权、替换或撤回授权，授权结束，您的平台读取完毕，您退出登录，以及您删除账户时，系统会通知应用的服务器，以便它删除收到的数据。',
      '如果您的账户被删除，或运营者查询您的地址是否在此、导出您的数据、结束您的会话，会写入一份日志，其中既没有您的地址，也没有您的数据。',
    ],
  },
  hi: {
    title: 'और क्या होता है',
    sentences: [
      'किसी प्लैटफ़ॉर्म से डाउनलोड की गई फ़ाइल आपके ब्राउज़र में पढ़ी जाती है। यहाँ सिर्फ़ वही चीज़ें भेजी जाती हैं जिन पर आप निशान लगाते हैं।',
      'जिस पेज पर आप साइन इन करते हैं, उसे पता चलता है कि आपने कौन-से प्लैटफ़ॉर्म जोड़े हैं, हर एक को कहाँ तक पढ़ा गया है और किन प्लैटफ़ॉर्म का डाउनलोड आपने जोड़ा है।',
      'जिस ऐप में आप साइन इन करते हैं, उसे पता चलता है कि आपने कब साइन इन किया। आपका ईमेल पता उसे तभी मिलता है जब आप इसे चालू करते हैं, और वह आपकी मंज़ूरी खत्म होने तक उसे देख सकता है।',
      'कोई ऐप लंबे समय तक का ऐक्सेस माँग सकता है। यह आपकी मंज़ूरी के साथ खत्म होता है, ज़्यादा से ज़्यादा आपकी रसीद पर लिखे दिन तक, और /account पर मंज़ूरी वापस लेने पर तुरंत।',
      'जब आप मंज़ूरी देते, बदलते या वापस लेते हैं, जब कोई मंज़ूरी खत्म होती है, जब आपके प्लैटफ़ॉर्म पढ़ लिए जाते हैं, जब आप साइन आउट करते हैं और जब आप अपना खाता मिटाते हैं, तब ऐप के सर्वर को बताया जाता है, ताकि वह मिला हुआ डेटा मिटा सके।',
      'अगर आपका खाता मिटाया जाता है, या संचालक देखता है कि आपका पता यहाँ है या नहीं, आपका डेटा निर्यात करता है या आपके सेशन खत्म करता है, तो यह एक लॉग में लिखा जाता है, जिसमें न आपका पता होता है न आपका डेटा।',
    ],
  },
  ar: {
    title: 'ما الذي يحدث أيضًا',
    sentences: [
      'يُقرأ الملف الذي نزّلته من منصة داخل متصفحك. ولا يُرسل إلى هنا إلا ما تحدده من عناصر.',
      'تعرف الصفحة التي تسجّل الدخول فيها المنصات التي ربطتها، ومقدار ما قُرئ من كل منها، والمنصات التي أضفت ملفًا نزّلته منها.',
      'يعرف التطبيق الذي تسجّل الدخول إليه متى سجّلت الدخول. ولا يحصل على عنوان بريدك الإلكتروني إلا إذا فعّلت ذلك، ويمكنه قراءته إلى أن تنتهي موافقتك.',
      'قد يطلب تطبيق وصولًا دائمًا. وينتهي هذا الوصول بانتهاء موافقتك، في موعد أقصاه اليوم المذكور في إيصالك، وفورًا إذا سحبتها في ‎/account.',
      'يُبلَّغ خادم التطبيق عندما توافق أو تستبدل موافقة أو تسحبها، وعندما تنتهي موافقة، وعندما تكتمل قراءة منصاتك، وعندما تسجّل الخروج، وعندما تحذف حسابك، كي يتمكن من حذف ما حصل عليه.',
      'إذا حُذف حسابك، أو بحث المشغّل عن وجود عنوانك هنا أو صدّر بياناتك أو أنهى جلساتك، يُكتب ذلك في سجل لا يحتوي على عنوانك ولا على بياناتك.',
    ],
  },
};
