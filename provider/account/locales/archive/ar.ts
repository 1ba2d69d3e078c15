import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'لديك تنزيل؟ اقرأه هنا.',
  'archive.offerLead':
    'تتيح لك كل منصة أخذ بياناتك. يقرؤها متصفحك على هذا الجهاز، ولا يُرسل إلا ما تبقيه محددًا.',
  'archive.open': 'قراءة تنزيل',
  'archive.openShort': 'قراءة',
  'archive.lead': 'اختر ما أعطتك إياه المنصة كما هو، بكل أجزائه معًا. يبقى على هذا الجهاز.',
  'archive.choose': 'اختيار ملفات',
  'archive.drop': 'أو أفلتها هنا',
  'archive.reading': 'قُرئ {percent}، المدخلات: {count}',
  'archive.found': 'ألغِ تحديد ما لا ينبغي أن يُحسب. لا تُرسل إلا المدخلات المحددة.',
  'archive.search': 'البحث في المدخلات',
  'archive.noMatch': 'لا مدخل يحتوي على هذا.',
  'archive.add': 'إضافة ({count})',
  'archive.added': 'المدخلات المضافة: {count}.',
  'archive.withheld': `لم تُحفظ لأنها عن ${excludedSubjects('ar')}: {count}.`,
  'archive.skipped': 'ملفات تعذرت قراءتها: {count}. وقُرئت الأخرى.',
  'archive.from': 'من تنزيل أُضيف في {date}، المدخلات: {count}',
  'archive.removeOf': 'إزالة تنزيل {platform}',
  'archive.removed': 'أُزيل ما قُرئ من تنزيلك من {platform}.',
  'archive.broken': 'هذا الملف تالف أو ناقص. يُرجى تنزيله من جديد.',
  'archive.encrypted': 'لهذا الأرشيف كلمة مرور. يُرجى فك ضغطه واختيار الملفات.',
  'archive.split': 'هذا جزء من أرشيف مقسم. اجمع الأجزاء أولًا.',
  'archive.huge': 'هذا الأرشيف أكبر من أي تنزيل حقيقي. لم يُقرأ شيء.',
  'archive.bomb': 'يصبح هذا الأرشيف عند فك ضغطه أكبر بكثير مما ينبغي. لم يُقرأ شيء.',
  'archive.foreign':
    'هذا التنزيل غير معروف هنا. المعروف: Google وInstagram وFacebook وLinkedIn وReddit وPinterest وGitHub.',
  'archive.empty': 'لا شيء في هذا التنزيل يقول ما الذي يعجبك.',
  'problem.archiveLimit': 'أُضيفت تنزيلات كثيرة جدًا. حاول مجددًا {time}.',
  'kind.follows': 'تتابعه',
  'kind.likes': 'أعجبك',
  'kind.saves': 'محفوظ',
  'kind.works-on': 'عملك',
  'kind.profile': 'الملف الشخصي',
  'kind.views': 'شوهد وبُحث عنه',
};
