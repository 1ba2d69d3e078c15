import type { ProgressTexts } from './progress-texts.ts';

export const ja: ProgressTexts = {
  lists: {
    subscriptions: '登録チャンネル',
    'liked videos': '高く評価した動画',
    profile: 'プロフィール',
    skills: 'スキル',
    companies: '企業',
    communities: 'コミュニティ',
    'saved posts': '保存した投稿',
    boards: 'ボード',
    pins: 'ピン',
    posts: '投稿',
    repositories: 'リポジトリ',
    stars: 'スター',
    pages: 'ページ',
    newsletters: 'ニュースレター',
  },
  states: {
    waiting: 'まもなく {platform} を読み取ります',
    reading: '{platform} の{list}を読み取り中：{total} 件中 {read} 件',
    counting: '{platform} の{list}を読み取り中：現在 {read} 件',
    pending: '{platform} がデータを準備しています。読み取りは自動的に続きます。',
    paused: '{platform} が一時停止を求めています。読み取りは自動的に再開されます。',
    unanswered: '{platform} が正しく応答しません。自動的に再試行します。',
    done: '{platform} を読み取りました',
    refused: '{platform} を読み取れなくなりました。もう一度接続してください。',
    closed: '{platform} はこの読み取りを許可していません。',
    failed: '{platform} を読み取れませんでした。後でもう一度お試しください。',
  },
};
