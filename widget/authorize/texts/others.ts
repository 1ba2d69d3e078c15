import type { PageTexts } from './en.ts';

export const ja: PageTexts = {
  title: '{appName}に進む',
  cancel: 'キャンセル',
  cancelled: 'キャンセルできませんでした。通信状況を確認して、もう一度お試しください。',
  'email.name': '{appName}にメールアドレスも渡す',
  'email.about': 'オンにするまで渡されません。オンにすると、{appName}から{email}に連絡が届くことがあります。',
  lasting: '{appName}は、アクセスが終わるか、あなたが終了するまで、あなたがいない間もこれを利用できます。',
  'leaving.title': '{appName}に戻ります',
  'stuck.title': 'まだ{appName}に戻っていません',
  'stuck.lead': '回答を送信できませんでした。通信状況を確認して、もう一度お試しください。',
  nothing: '{appName}と共有されているものはありません。もう一度お選びください。',
  'gone.title': 'このログインは無効になりました',
  'gone.lead':
    '終了したか、別のブラウザーで始められたものです。元のアプリまたはサイトに戻って、最初からやり直してください。',
  'unread.title': 'このページを読み込めませんでした',
  'unread.lead': '通信状況を確認して、もう一度お試しください。',
  retry: 'もう一度試す',
  'outside.note':
    'このページをほかのアプリの中で開いている場合、Googleはログインを許可しません。YouTubeまたはGmailを接続するには、ブラウザーで最初からやり直してください。',
  'outside.open': 'ブラウザーで開く',
  'outside.copy': 'リンクをコピー',
  'outside.copied': 'コピーしました',
  newTab: '{name}、新しいタブで開きます',
};

export const zhHans: PageTexts = {
  title: '继续前往 {appName}',
  cancel: '取消',
  cancelled: '取消未成功。请检查网络连接，然后重试。',
  'email.name': '同时向 {appName} 提供我的邮箱地址',
  'email.about': '默认关闭，由您决定是否开启。开启后，{appName} 可以向 {email} 发送邮件。',
  lasting: '您不在时，{appName} 也可以使用这些数据，直到访问权限到期或由您终止。',
  'leaving.title': '正在返回 {appName}',
  'stuck.title': '尚未返回 {appName}',
  'stuck.lead': '您的选择没有送达。请检查网络连接，然后重试。',
  nothing: '没有向 {appName} 共享任何内容。请重新选择。',
  'gone.title': '此次登录已失效',
  'gone.lead': '它已结束，或是在另一个浏览器中开始的。请返回您之前使用的应用或网站，重新开始。',
  'unread.title': '无法加载此页面',
  'unread.lead': '请检查网络连接，然后重试。',
  retry: '重试',
  'outside.note':
    '如果此页面是在其他应用内打开的，Google 不允许在此登录。如需连接 YouTube 或 Gmail，请在浏览器中重新开始。',
  'outside.open': '在浏览器中打开',
  'outside.copy': '复制链接',
  'outside.copied': '已复制',
  newTab: '{name}，在新标签页中打开',
};

export const hi: PageTexts = {
  title: '{appName} पर आगे बढ़ें',
  cancel: 'रद्द करें',
  cancelled: 'रद्द नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'email.name': '{appName} को मेरा ईमेल पता भी दें',
  'email.about': 'जब तक आप चालू न करें, यह बंद रहता है। चालू करने पर {appName} आपको {email} पर लिख सकता है।',
  lasting: 'आपके न होने पर भी {appName} इसका इस्तेमाल कर सकता है, जब तक ऐक्सेस खत्म न हो या आप उसे खत्म न करें।',
  'leaving.title': 'आपको {appName} पर वापस ले जाया जा रहा है',
  'stuck.title': 'आप अभी {appName} पर वापस नहीं पहुँचे हैं',
  'stuck.lead': 'आपका जवाब नहीं पहुँचा। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  nothing: '{appName} के साथ कुछ भी शेयर नहीं हुआ है। कृपया फिर से चुनें।',
  'gone.title': 'यह साइन-इन अब मान्य नहीं है',
  'gone.lead':
    'यह खत्म हो चुका है, या किसी दूसरे ब्राउज़र में शुरू हुआ था। जिस ऐप या साइट से आप आए थे, वहाँ वापस जाकर फिर से शुरू करें।',
  'unread.title': 'यह पेज लोड नहीं हो सका',
  'unread.lead': 'अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  'outside.note':
    'अगर यह पेज किसी दूसरे ऐप के अंदर खुला है, तो Google यहाँ साइन-इन की अनुमति नहीं देता। YouTube या Gmail जोड़ने के लिए अपने ब्राउज़र में फिर से शुरू करें।',
  'outside.open': 'ब्राउज़र में खोलें',
  'outside.copy': 'लिंक कॉपी करें',
  'outside.copied': 'कॉपी हो गया',
  newTab: '{name}, नए टैब में खुलता है',
};

export const ar: PageTexts = {
  title: 'المتابعة إلى {appName}',
  cancel: 'إلغاء',
  cancelled: 'تعذّر الإلغاء. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  'email.name': 'إعطاء {appName} عنوان بريدي الإلكتروني أيضًا',
  'email.about': 'متوقف ما لم تشغّله. عند تشغيله يمكن لـ {appName} مراسلتك على {email}.',
  lasting: 'يمكن لـ {appName} استخدام ذلك في غيابك أيضًا، إلى أن تنتهي صلاحية الوصول أو تنهيها أنت.',
  'leaving.title': 'جارٍ إعادتك إلى {appName}',
  'stuck.title': 'لم تعد إلى {appName} بعد',
  'stuck.lead': 'لم يصل اختيارك. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  nothing: 'لم تتم مشاركة أي شيء مع {appName}. يُرجى الاختيار مرة أخرى.',
  'gone.title': 'لم يعد تسجيل الدخول هذا صالحًا',
  'gone.lead': 'لقد انتهى، أو بدأ في متصفح آخر. ارجع إلى التطبيق أو الموقع الذي جئت منه وابدأ من جديد هناك.',
  'unread.title': 'تعذّر تحميل هذه الصفحة',
  'unread.lead': 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
  'outside.note':
    'إذا كانت هذه الصفحة مفتوحة داخل تطبيق آخر، فلا تسمح Google بتسجيل الدخول هنا. لربط YouTube أو Gmail، ابدأ من جديد في متصفحك.',
  'outside.open': 'الفتح في المتصفح',
  'outside.copy': 'نسخ الرابط',
  'outside.copied': 'تم النسخ',
  newTab: '{name}، يُفتح في علامة تبويب جديدة',
};
