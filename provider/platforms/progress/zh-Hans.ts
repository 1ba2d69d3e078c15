import type { ProgressTexts } from './progress-texts.ts';

export const zhHans: ProgressTexts = {
  lists: {
    subscriptions: '订阅',
    'liked videos': '赞过的视频',
    profile: '个人资料',
    skills: '技能',
    companies: '公司',
    communities: '社区',
    'saved posts': '保存的帖子',
    boards: '图板',
    pins: 'Pin 图',
    posts: '帖子',
    repositories: '代码库',
    stars: '星标',
    pages: '主页',
    newsletters: '新闻邮件',
  },
  states: {
    waiting: '即将读取 {platform}',
    reading: '正在读取您的 {platform} {list}：{read}/{total}',
    counting: '正在读取您的 {platform} {list}：目前 {read}',
    pending: '{platform} 仍在准备您的数据。读取会自动继续。',
    paused: '{platform} 要求暂停。读取会自动继续。',
    unanswered: '{platform} 没有正常响应，将自动重试。',
    done: '{platform} 已读取',
    refused: '{platform} 不再允许读取。请重新连接。',
    closed: '{platform} 不允许此次读取。',
    failed: '无法读取 {platform}。请稍后再试。',
  },
};
