import type { ProgressTexts } from './progress-texts.ts';

export const ar: ProgressTexts = {
  lists: {
    subscriptions: 'الاشتراكات',
    'liked videos': 'الفيديوهات التي أعجبتك',
    profile: 'الملف الشخصي',
    skills: 'المهارات',
    companies: 'الشركات',
    communities: 'المجتمعات',
    'saved posts': 'المنشورات المحفوظة',
    boards: 'اللوحات',
    pins: 'الدبابيس',
    posts: 'المنشورات',
    repositories: 'المستودعات',
    stars: 'النجوم',
    pages: 'الصفحات',
    newsletters: 'النشرات البريدية',
  },
  states: {
    waiting: 'ستبدأ قراءة {platform} قريبًا',
    reading: 'جارٍ قراءة {platform}: {list}، {read} من {total}',
    counting: 'جارٍ قراءة {platform}: {list}، {read} حتى الآن',
    pending: 'ما زال {platform} يجهّز بياناتك. تستمر القراءة تلقائيًا.',
    paused: 'يطلب {platform} التوقف قليلًا. ستُستأنف القراءة تلقائيًا.',
    unanswered: 'لا يستجيب {platform} كما ينبغي. ستُعاد المحاولة تلقائيًا.',
    done: 'تمت قراءة {platform}',
    refused: 'لم يعد {platform} يسمح لنا بالقراءة. أعد ربطه.',
    closed: 'لا يسمح {platform} بهذه القراءة.',
    failed: 'تعذّرت قراءة {platform}. حاول لاحقًا.',
  },
};
