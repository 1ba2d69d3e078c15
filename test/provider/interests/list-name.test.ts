import { describe, expect, it } from 'vitest';
import { listNameOf } from '../../../widget/common/list-name.ts';

describe('the name of a mailing list', () => {
  it.each([
    ['"Robotics Weekly" <robotics.example.org>', 'Jane Roe <jane@corp.example>', 'Robotics Weekly'],
    ['<roboticsweekly.letters.example>', 'Robotics Weekly <no-reply@letters.example>', 'Robotics Weekly'],
    ['"Legal Aid News" <news.example>', '"Legal Aid News" <news@a.example>', 'Legal Aid News'],
    ['=?utf-8?q?Caf=C3=A9_Post?= <cafe.example>', 'post@cafe.example', 'Café Post'],
    ['=?UTF-8?B?44OR44Oz?= =?UTF-8?B?5bGL?= <pan.example>', 'a@pan.example', 'パン屋'],
    ['=?ISO-2022-JP?B?GyRCJVElczJwGyhC?= <pan.example>', 'a@pan.example', 'パン介'],
    ['=?GB2312?B?w+aw/A==?= <pan.example>', 'a@pan.example', '面包'],
    ['=?EUC-KR?B?u6c=?= <pan.example>', 'a@pan.example', '빵'],
    ['owner/repo <repo.owner.forge.example>', 'Jane Roe <notifications@forge.example>', 'owner/repo'],
    ['Robotics Weekly <a.example>', 'Robotics Weekly <no-reply@a.example>', 'Robotics Weekly'],
    ['Kite Club <a.example>', 'Kite Club <no-reply@a.example>', 'Kite Club'],
    ['Linux Kernel <linux-kernel.example>', 'Jane Roe <jane@corp.example>', 'Linux Kernel'],
    ['linux kernel <linux-kernel.example>', 'jane roe <jane@corp.example>', 'linux kernel'],
    ['Linux Kernel <12.list.example>', 'news@list.example', 'Linux Kernel'],
    ['kite club <a.example>', 'kite club <no-reply@a.example>', 'kite club'],
    ['パン屋 <pan.example>', 'パン屋 <no-reply@pan.example>', 'パン屋'],
    ['料理通信 <mag.example>', '料理通信 <info@mag.example>', '料理通信'],
    ['山田新聞 <mag.example>', '山田新聞 <info@mag.example>', '山田新聞'],
    ['财经周刊 <mag.example>', '财经周刊 <info@mag.example>', '财经周刊'],
    ['نشرة المطبخ <mag.example>', 'نشرة المطبخ <info@mag.example>', 'نشرة المطبخ'],
    ['विज्ञान पत्रिका <mag.example>', 'विज्ञान पत्रिका <info@mag.example>', 'विज्ञान पत्रिका'],
    ['Museum of the Sea <mag.example>', 'Museum of the Sea <info@mag.example>', 'Museum of the Sea'],
  ])('is derived from %s and %s', (listId, from, name) => {
    expect(listNameOf(listId, from)).toBe(name);
  });

  it.each([
    ['<user.sparkle.example.org>', 'Jane Roe <jane@corp.example>'],
    ['<user.sparkle.example.org>', 'Jane Roe via User <user@sparkle.example.org>'],
    ['"Jane Roe" <janeroe.letters.example>', 'Jane Roe <jane@corp.example>'],
    ['<janeroe.letters.example>', 'Jane Roe <janeroe@letters.example>'],
    ['<repo.forge.example>', 'Jane Roe <notifications@forge.example>'],
    ['jane@corp.example <a.example>', 'news@a.example'],
    ['jane＠corp.example <a.example>', 'news@a.example'],
    ['<janeroe.substack.example>', 'Jane Roe from Essays <janeroe@substack.example>'],
    ['<group.groups.example>', "'Jane Roe' über Group <group@groups.example>"],
    ['<tracker.corp.example>', '"Jane Roe (Tracker)" <tracker@corp.example>'],
    ['Jane Roe <jane.letters.example>', 'Jane Roe <no-reply@letters.example>'],
    ['Jane Roe <jane.letters@letters.example>', 'no-reply@letters.example'],
    ['Jane Roe <12.list.example>', 'jane@list.example'],
    ['=?utf-8?B?SmFuZSBSb2U=?= <12.list.example>', '<jane.roe@list.example>'],
    ['"Jane Roe" <12.list.example>', 'JANE ROE <no-reply@list.example>'],
    ['jane roe <12.list.example>', 'jane roe <no-reply@list.example>'],
    ['jane roe <jane.letters@letters.example>', 'no-reply@letters.example'],
    ['josé de la cruz <12.list.example>', 'José de la Cruz <no-reply@list.example>'],
    ["niamh o'roe (sparkle) <12.list.example>", "niamh o'roe (sparkle) <news@list.example>"],
    ['José M. García-Roe <12.list.example>', 'José M. García-Roe <no-reply@list.example>'],
    ["Niamh O'Roe <12.list.example>", "Niamh O'Roe <newsletter@list.example>"],
    ['=?utf-8?q?Jane_Roe?= <12.list.example>', 'Jane Roe <info@list.example>'],
    ['山田太郎 <12.list.example>', '山田太郎 <info@list.example>'],
    ['佐藤 花子 <12.list.example>', 'info@list.example'],
    ['王小明 <12.list.example>', '王小明 <no-reply@list.example>'],
    ['김민수 <12.list.example>', '김민수 <no-reply@list.example>'],
    ['سارة أحمد <12.list.example>', 'سارة أحمد <no-reply@list.example>'],
    ['राहुल शर्मा <12.list.example>', 'राहुल शर्मा <no-reply@list.example>'],
    ['דנה כהן <12.list.example>', 'דנה כהן <no-reply@list.example>'],
    ['José de la Cruz <12.list.example>', 'José de la Cruz <no-reply@list.example>'],
    ['Anna von Roe <12.list.example>', 'Anna von Roe <no-reply@list.example>'],
    ['Jane Roe (Sparkle) <12.list.example>', 'Jane Roe (Sparkle) <no-reply@list.example>'],
    ['=?utf-7?q?abc?= <a.example>', 'news@a.example'],
    ['=?nonsense?q?abc?= <a.example>', 'news@a.example'],
    ['', ''],
  ])('is never a person’s, from %s and %s', (listId, from) => {
    expect(listNameOf(listId, from)).toBeNull();
  });

  it('is read quickly from a header full of spaces or of encoded words', () => {
    const begun = performance.now();
    listNameOf(`${' '.repeat(100_000)}<a.example>`, '=?utf-8?q?=20?= '.repeat(20_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
