/** Names of Takeout's folders and files in one language. */
export interface GoogleNames {
  /** The list of videos with "I like this", without `-videos` and `.csv`. */
  readonly liked: readonly string[];
  /** The table of subscriptions. */
  readonly subscriptions: readonly string[];
  /** The table of playlists. */
  readonly playlists: readonly string[];
  /** A heading of the columns with a playlist's title. */
  readonly title: string;
  /** The words around a title in the watch history; `*` is the title. */
  readonly watched: readonly string[];
  /** Labels of unwanted and deleted mails. */
  readonly unwanted: readonly string[];
}

/** The names in languages that the widget does not have, as far as public exports show them. */
export const MORE_NAMES: GoogleNames = {
  liked: [
    "Leuk gevonden video's",
    'Leuk gevonden video_s',
    'Polubione filmy',
    'Понравившиеся',
    '좋아요 표시한 동영상',
    '喜歡的影片',
    'Gillade videor',
    'Beğenilen videolar',
    'Videoclipuri apreciate',
    'Video yang disukai',
    'Video đã thích',
  ],
  subscriptions: [
    'abonnementen', // nl
    'abonamente', // ro
    'subskrypcje', // pl
    'подписки', // ru
    '구독정보', // ko
    '訂閱內容', // zh-Hant
    'prenumerationer', // sv
    'abonnementer', // da, nb
    'abonelikler', // tr
  ],
  playlists: [
    'afspeellijsten',
    'playlisty',
    'плейлисты',
    '재생목록',
    '播放清單',
    'spellistor',
    'spillelister',
  ],
  title: 'Titel|Titlu|Tytuł|Название|제목|標題|başlığı',
  watched: [
    'Je hebt * bekeken',
    '* bekeken',
    'Obejrzano: *',
    'Obejrzano *',
    'Вы посмотрели видео "*"',
    'Просмотрено видео *',
    '*을(를) 시청했습니다.',
    '* 을(를) 시청함',
    '* 시청함',
    '已觀看「*」',
    '已觀看 *',
    'Tittade på *',
    'Du har set *',
    '* izlendi',
    '* adlı videoyu izlediniz',
  ],
  unwanted: [
    'Prullenbak',
    'Kosz',
    'Корзина',
    '휴지통',
    '垃圾郵件',
    '垃圾桶',
    'Papperskorgen',
    'Papirkurv',
    'Çöp',
  ],
};

/** Names of the histories, with a space for each sign between words. A file chosen alone has no folder that would identify it. */
export const HISTORIES = [
  'watch history',
  'search history',
  'Wiedergabeverlauf',
  'Suchverlauf',
  'historique des vidéos regardées',
  'historique des recherches',
  'historial de reproducciones',
  'historial de búsqueda',
  'histórico de visualização',
  'histórico de pesquisa',
  'cronologia visualizzazioni',
  'cronologia ricerche',
  '視聴履歴',
  '再生履歴',
  '検索履歴',
  '观看记录',
  '搜索记录',
  'देखे गए वीडियो का इतिहास',
  'खोज का इतिहास',
  'سجل المشاهدة',
  'سجل البحث',
  'kijkgeschiedenis',
  'zoekgeschiedenis',
];
