import type { Language } from '../../common/languages.ts';

interface ConfirmTexts {
  /** With the platform, the person's shortened address and the application's name. */
  readonly title: string;
  readonly advice: string;
  readonly connect: string;
  readonly cancel: string;
}

/** For a person who returns from a platform and has not yet confirmed whose account gets the data. */
export const CONFIRM_TEXTS: Readonly<Record<Language, ConfirmTexts>> = {
  en: {
    title: 'Connect this {platform} account to {address}, for {app}?',
    advice:
      'What is read from this account then counts for this address. If the address is not yours, or you did not start this yourself, press Cancel: someone may have sent you this link.',
    connect: 'Connect',
    cancel: 'Cancel',
  },
  de: {
    title: 'Dieses {platform}-Konto mit {address} verbinden, für {app}?',
    advice:
      'Was aus diesem Konto gelesen wird, zählt dann für diese Adresse. Ist es nicht Ihre Adresse oder haben Sie das nicht selbst begonnen, drücken Sie „Abbrechen“: Jemand hat Ihnen vielleicht diesen Link geschickt.',
    connect: 'Verbinden',
    cancel: 'Abbrechen',
  },
  fr: {
    title: 'Associer ce compte {platform} à {address}, pour {app}\u00a0?',
    advice:
      'Ce qui est lu dans ce compte comptera alors pour cette adresse. Si ce n’est pas la vôtre, ou si vous n’avez pas commencé cela vous-même, appuyez sur «\u00a0Annuler\u00a0»\u00a0: quelqu’un vous a peut-être envoyé ce lien.',
    connect: 'Associer',
    cancel: 'Annuler',
  },
  es: {
    title: '¿Conectar esta cuenta de {platform} a {address}, para {app}?',
    advice:
      'Lo que se lea de esta cuenta contará entonces para esta dirección. Si no es tuya o no has empezado esto tú, pulsa «Cancelar»: puede que alguien te haya enviado este enlace.',
    connect: 'Conectar',
    cancel: 'Cancelar',
  },
  'pt-BR': {
    title: 'Conectar esta conta do {platform} a {address}, para {app}?',
    advice:
      'O que for lido desta conta passará a valer para este endereço. Se ele não for seu, ou se não foi você quem começou, pressione “Cancelar”: alguém pode ter enviado este link para você.',
    connect: 'Conectar',
    cancel: 'Cancelar',
  },
  it: {
    title: 'Collegare questo account {platform} a {address}, per {app}?',
    advice:
      'Ciò che viene letto da questo account varrà poi per questo indirizzo. Se non è il tuo, o se non hai iniziato tu, premi «Annulla»: forse qualcuno ti ha mandato questo link.',
    connect: 'Collega',
    cancel: 'Annulla',
  },
  ja: {
    title: 'この{platform}アカウントを{address}と連携しますか？（{app}で使用）',
    advice:
      'このアカウントから読み取られた内容は、このアドレスのものとして扱われます。自分のアドレスでない場合や、自分で始めた操作でない場合は、「キャンセル」を押してください。誰かがこのリンクを送ってきた可能性があります。',
    connect: '連携する',
    cancel: 'キャンセル',
  },
  'zh-Hans': {
    title: '要为“{app}”将此 {platform} 账号关联到 {address} 吗？',
    advice:
      '从此账号读取的内容将归入该地址。如果这不是您的地址，或者不是您自己开始的操作，请按“取消”：可能是有人向您发送了此链接。',
    connect: '关联',
    cancel: '取消',
  },
  ar: {
    title: 'هل تريد ربط حساب {platform} هذا بالعنوان {address} من أجل {app}؟',
    advice:
      'ما يُقرأ من هذا الحساب سيُحسب لهذا العنوان. إذا لم يكن عنوانك، أو لم تبدأ هذا بنفسك، فاضغط على «إلغاء»: ربما أرسل إليك أحدهم هذا الرابط.',
    connect: 'ربط',
    cancel: 'إلغاء',
  },
  hi: {
    title: 'क्या {app} के लिए इस {platform} खाते को {address} से जोड़ना है?',
    advice:
      'इस खाते से जो पढ़ा जाएगा, वह फिर इस पते का माना जाएगा। अगर यह पता आपका नहीं है, या आपने यह ख़ुद शुरू नहीं किया, तो “रद्द करें” दबाएँ: हो सकता है कि किसी ने आपको यह लिंक भेजा हो।',
    connect: 'जोड़ें',
    cancel: 'रद्द करें',
  },
};
