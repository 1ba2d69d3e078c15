import type { Language } from '../../common/languages.ts';
import { excludedSubjects } from '../facts/excluded-subjects.ts';

/** Name and meaning of a data type. */
type Meaning = readonly [name: string, text: string];

interface PrivacyTexts {
  readonly title: string;
  readonly basic: Meaning;
  readonly personality: Meaning;
  readonly preferences: Meaning;
  readonly reasons: Meaning;
}

/** The meaning of each data type, in the words of the widget's catalogues. */
export const PRIVACY_TEXTS: Readonly<Record<Language, PrivacyTexts>> = {
  en: {
    title: 'What is shared',
    basic: [
      'Basic data',
      'Your username and general interests. It is part of every request, because an application has to know whom it speaks to. It comes with a score for each topic that the application asks about: 32 at most. The application also learns whether platforms of yours are still being read, and how many.',
    ],
    personality: [
      'Personality',
      'Your personality type and main traits. Scores only. They cover up to 64 topics instead of 32. Your posts, messages and contacts are never included.',
    ],
    preferences: [
      'Preferences',
      'Topics and content you tend to like. Your 10 strongest topics, each with a score, without the posts and videos they were read from.',
    ],
    reasons: [
      'Reasons',
      `The names of up to two things you follow or like, for each topic that fits you well. Each is the name of a channel, a page, a project or a newsletter, and its platform. Addresses and messages are never included, nor is anything about ${excludedSubjects('en')}.`,
    ],
  },
  de: {
    title: 'Was weitergegeben wird',
    basic: [
      'Basisdaten',
      'Ihr Benutzername und allgemeine Interessen. Sie gehören zu jeder Anfrage, weil eine Anwendung wissen muss, mit wem sie spricht. Dazu kommt ein Wert je Thema, nach dem die Anwendung fragt: höchstens 32. Die Anwendung erfährt auch, ob und wie viele Ihrer Plattformen noch gelesen werden.',
    ],
    personality: [
      'Persönlichkeit',
      'Ihr Persönlichkeitstyp und Ihre wichtigsten Eigenschaften. Nur Werte, und für bis zu 64 statt 32 Themen. Ihre Beiträge, Nachrichten und Kontakte gehören nie dazu.',
    ],
    preferences: [
      'Vorlieben',
      'Themen und Inhalte, die Ihnen meist gefallen. Ihre 10 stärksten Themen, je mit einem Wert, ohne die Beiträge und Videos, aus denen sie stammen.',
    ],
    reasons: [
      'Gründe',
      `Die Namen von bis zu zwei Dingen, denen Sie folgen oder die Ihnen gefallen, je passendem Thema. Jedes ist der Name eines Kanals, einer Seite, eines Projekts oder eines Newsletters mit seiner Plattform. Adressen und Nachrichten gehören nie dazu, auch nichts über ${excludedSubjects('de')}.`,
    ],
  },
  fr: {
    title: 'Ce qui est partagé',
    basic: [
      'Données de base',
      'Votre nom d’utilisateur et vos centres d’intérêt généraux. Elles font partie de chaque demande, car une application doit savoir à qui elle s’adresse. S’y ajoute un score par sujet que l’application demande, 32 au plus. L’application apprend aussi si des plateformes sont encore en cours de lecture, et combien.',
    ],
    personality: [
      'Personnalité',
      'Votre type de personnalité et vos principaux traits. Des scores uniquement, pour 64 sujets au plus au lieu de 32. Vos publications, messages et contacts n’en font jamais partie.',
    ],
    preferences: [
      'Préférences',
      'Les sujets et contenus que vous aimez en général. Vos 10 sujets les plus marqués, chacun avec un score, sans les publications ni les vidéos dont ils sont tirés.',
    ],
    reasons: [
      'Raisons',
      `Les noms de deux choses au plus que vous suivez ou aimez, pour chaque sujet qui vous correspond. Chacun est le nom d’une chaîne, d’une page, d’un projet ou d’une newsletter, avec sa plateforme. Jamais d’adresses ni de messages, ni rien sur ${excludedSubjects('fr')}.`,
    ],
  },
  es: {
    title: 'Qué se comparte',
    basic: [
      'Datos básicos',
      'Tu nombre de usuario y tus intereses generales. Forman parte de cada solicitud, porque una aplicación tiene que saber con quién habla. Se añade una puntuación por cada tema que la aplicación pregunta, 32 como máximo. La aplicación también sabe si se están leyendo aún plataformas tuyas, y cuántas.',
    ],
    personality: [
      'Personalidad',
      'Tu tipo de personalidad y tus rasgos principales. Solo puntuaciones, de hasta 64 temas en lugar de 32. Tus publicaciones, mensajes y contactos nunca se incluyen.',
    ],
    preferences: [
      'Preferencias',
      'Los temas y contenidos que suelen gustarte. Tus 10 temas más fuertes, cada uno con su puntuación, sin las publicaciones ni los videos de donde salen.',
    ],
    reasons: [
      'Motivos',
      `Los nombres de hasta dos cosas que sigues o te gustan, por cada tema que encaja contigo. Cada uno es el nombre de un canal, una página, un proyecto o un boletín, con su plataforma. Nunca incluye direcciones ni mensajes, ni nada sobre ${excludedSubjects('es')}.`,
    ],
  },
  'pt-BR': {
    title: 'O que é compartilhado',
    basic: [
      'Dados básicos',
      'Seu nome de usuário e seus interesses gerais. Eles fazem parte de toda solicitação, porque um aplicativo precisa saber com quem fala. Inclui uma pontuação para cada assunto que o aplicativo perguntar, 32 no máximo. O aplicativo também fica sabendo se plataformas suas ainda estão sendo lidas, e quantas.',
    ],
    personality: [
      'Personalidade',
      'Seu tipo de personalidade e seus principais traços. Só pontuações, de até 64 assuntos em vez de 32. Suas publicações, mensagens e contatos nunca são incluídos.',
    ],
    preferences: [
      'Preferências',
      'Assuntos e conteúdos de que você costuma gostar. Seus 10 assuntos mais fortes, cada um com sua pontuação, sem as publicações e os vídeos de onde vieram.',
    ],
    reasons: [
      'Motivos',
      `Os nomes de até duas coisas que você segue ou curte, para cada assunto que combina com você. Cada um é o nome de um canal, uma página, um projeto ou uma newsletter, com sua plataforma. Nunca inclui endereços nem mensagens, nem nada sobre ${excludedSubjects('pt-BR')}.`,
    ],
  },
  it: {
    title: 'Che cosa viene condiviso',
    basic: [
      'Dati di base',
      'Il tuo nome utente e i tuoi interessi generali. Fanno parte di ogni richiesta, perché un’applicazione deve sapere con chi parla. Si aggiunge un punteggio per ogni argomento che l’applicazione chiede, al massimo 32. L’applicazione viene a sapere anche se tue piattaforme sono ancora in lettura, e quante.',
    ],
    personality: [
      'Personalità',
      'Il tuo tipo di personalità e i tratti principali. Solo punteggi, per un massimo di 64 argomenti invece di 32. Post, messaggi e contatti non sono mai inclusi.',
    ],
    preferences: [
      'Preferenze',
      'Argomenti e contenuti che di solito ti piacciono. I tuoi 10 argomenti più forti, ciascuno con un punteggio, senza i post e i video da cui sono ricavati.',
    ],
    reasons: [
      'Motivi',
      `I nomi di al massimo due cose che segui o che ti piacciono, per ogni argomento adatto a te. Ognuno è il nome di un canale, una pagina, un progetto o una newsletter, con la sua piattaforma. Mai indirizzi o messaggi, né nulla su ${excludedSubjects('it')}.`,
    ],
  },
  ja: {
    title: '共有されるデータ',
    basic: [
      '基本データ',
      'ユーザー名と大まかな興味・関心。アプリが相手を識別するために必要なので、毎回の共有に含まれます。アプリが尋ねた話題ごとのスコア（最大32件）も含まれます。連携先の読み取りがまだ続いているかどうかと、その数もアプリに伝わります。',
    ],
    personality: [
      '性格',
      '性格タイプと主な特徴。スコアのみで、話題は最大32件ではなく64件までになります。投稿、メッセージ、連絡先は含まれません。',
    ],
    preferences: [
      '好み',
      'よく好まれる話題やコンテンツ。特に関心の強い話題10件とそのスコアで、もとになった投稿や動画は含まれません。',
    ],
    reasons: [
      '理由',
      `特に合う話題ごとに、フォローや「いいね」をしたものの名前を最大2件。チャンネル、ページ、プロジェクト、ニュースレターの名前とそのプラットフォームです。アドレスやメッセージ、${excludedSubjects('ja')}に関するものは含まれません。`,
    ],
  },
  'zh-Hans': {
    title: '共享的内容',
    basic: [
      '基本数据',
      '您的用户名和大致兴趣。应用需要知道对方是谁，因此每次请求都会包含。还包括应用所询问的每个话题的评分，最多 32 个。应用还会得知您的平台是否仍在读取中以及数量。',
    ],
    personality: [
      '性格',
      '您的性格类型和主要特质。仅包含评分，话题上限由 32 个增至 64 个。绝不包含您的帖子、消息和联系人。',
    ],
    preferences: ['偏好', '您通常喜欢的话题和内容。您最感兴趣的 10 个话题及其评分，不含其来源的帖子和视频。'],
    reasons: [
      '理由',
      `对于每个很适合您的话题，最多两个您关注或喜欢的内容的名称。每个都是频道、主页、项目或新闻简报的名称及其平台。绝不包含地址或消息，也不包含有关${excludedSubjects('zh-Hans')}的内容。`,
    ],
  },
  ar: {
    title: 'ما الذي تتم مشاركته',
    basic: [
      'البيانات الأساسية',
      'اسم المستخدم واهتماماتك العامة. وهي جزء من كل طلب، لأن التطبيق يحتاج إلى معرفة من يتعامل معه. وتضاف درجة لكل موضوع يسأل عنه التطبيق، 32 موضوعًا على الأكثر. ويعرف التطبيق أيضًا هل ما زالت منصات لك قيد القراءة، وكم عددها.',
    ],
    personality: [
      'الشخصية',
      'نمط شخصيتك وأبرز سماتك. درجات فقط، لما يصل إلى 64 موضوعًا بدلًا من 32. لا تشمل أبدًا منشوراتك أو رسائلك أو جهات اتصالك.',
    ],
    preferences: [
      'التفضيلات',
      'المواضيع والمحتوى الذي يعجبك عادةً. أقوى 10 مواضيع لديك، كل منها بدرجة، دون المنشورات والفيديوهات التي استُخلصت منها.',
    ],
    reasons: [
      'الأسباب',
      `أسماء شيئين على الأكثر مما تتابعه أو يعجبك، لكل موضوع يناسبك. كل منها اسم قناة أو صفحة أو مشروع أو نشرة مع منصته. لا تشمل أبدًا عناوين أو رسائل، ولا أي شيء عن ${excludedSubjects('ar')}.`,
    ],
  },
  hi: {
    title: 'क्या शेयर किया जाता है',
    basic: [
      'बुनियादी डेटा',
      'आपका यूज़रनेम और सामान्य रुचियाँ। यह हर अनुरोध का हिस्सा है, क्योंकि ऐप को पता होना चाहिए कि वह किससे बात कर रहा है। इसमें ऐप के पूछे हर विषय का स्कोर भी होता है, ज़्यादा से ज़्यादा 32 विषय। ऐप को यह भी पता चलता है कि आपके प्लेटफ़ॉर्म अभी पढ़े जा रहे हैं या नहीं, और कितने।',
    ],
    personality: [
      'व्यक्तित्व',
      'आपके व्यक्तित्व का प्रकार और मुख्य गुण। सिर्फ़ स्कोर, 32 के बजाय 64 विषयों तक। आपकी पोस्ट, मैसेज और संपर्क कभी शामिल नहीं होते।',
    ],
    preferences: [
      'पसंद',
      'वे विषय और कॉन्टेंट जो आपको अक्सर पसंद आते हैं। आपके 10 सबसे मज़बूत विषय, हर एक अपने स्कोर के साथ, बिना उन पोस्ट और वीडियो के जिनसे ये निकले हैं।',
    ],
    reasons: [
      'कारण',
      `आपके लिए सही हर विषय के लिए, आपकी फ़ॉलो या पसंद की हुई ज़्यादा से ज़्यादा दो चीज़ों के नाम। हर एक किसी चैनल, पेज, प्रोजेक्ट या न्यूज़लेटर का नाम और उसका प्लैटफ़ॉर्म है। पते या मैसेज कभी शामिल नहीं, न ही ${excludedSubjects('hi')} के बारे में कुछ।`,
    ],
  },
};
