/** The most frequent family names of Japan, and those of China that few other words begin with. */
const OF_JAPAN =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|阿部|森|池田|橋本|山下|石川|中島|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|藤原|岡本|松田|中川|中野|原田|小野|田村|竹内|金子|和田|中山|石田|上田|森田';
const OF_CHINA =
  '王李张張刘劉陈陳杨楊黄黃赵趙周吴吳徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭董袁潘蒋蔡余杜叶葉程苏蘇魏吕呂丁沈姚卢盧姜崔钟鍾谭譚陆陸汪范廖贾邹孟熊秦邱尹薛';
const OF_KOREA = '김이박최정강조윤장임한오서신권황안송류홍';

const JAPANESE = new RegExp(`^(?:${OF_JAPAN})[\\p{Script=Han}\\p{Script=Hiragana}]{0,3}$`, 'u');
const CHINESE = new RegExp(`^[${OF_CHINA}]\\p{Script=Han}{1,2}$`, 'u');
const KOREAN = new RegExp(`^[${OF_KOREA}]\\p{Script=Hangul}{2}$`, 'u');
/** Two or three words of a script that has no capitals and puts spaces between words. */
const SPACED = /^[\p{Lo}\p{M}]+(?: [\p{Lo}\p{M}]+){1,2}$/u;
const IN_WORDS = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}]/u;

/** Words that names of people do not have. */
const OF_TITLES =
  /通信|便り|だより|ニュース|新聞|新闻|周报|日报|通讯|周刊|月刊|뉴스|레터|신문|소식|نشرة|أخبار|اخبار|صحيفة|مجلة|رسالة|نادي|جمعية|مؤسسة|جامعة|شركة|समाचार|पत्रिका|न्यूज|खबर|संस्था|क्लब|विद्यालय|ידיעון|חדשות|עיתון|מגזין/u;

/** Whether a name in a script without capitals is one that people have: 山田太郎, سارة أحمد. */
export const isLikePersonInOtherScript = (name: string): boolean => {
  if (OF_TITLES.test(name)) return false;
  const joined = name.replace(/[\s・　]/gu, '');
  return (
    JAPANESE.test(joined) ||
    CHINESE.test(joined) ||
    KOREAN.test(joined) ||
    (SPACED.test(name) && IN_WORDS.test(name))
  );
};
