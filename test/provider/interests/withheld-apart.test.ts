import { describe, expect, it } from 'vitest';
import { isSensitive } from '../../../provider/interests/withheld.ts';

describe('what is never scored', () => {
  it('follows from two words that stand apart and say nothing alone', () => {
    const withheld = [
      'Stiff and swollen after weeks: my left ankle',
      'Geboren in Quito, aufgewachsen in Graz',
      'Meine Hausärztin, ein Termin beim Urologen',
      'Mon frère, de nouveau en détention',
      'Juicio rápido por hurto',
      'Adottata a sei mesi in Nepal',
      'Remédio novo para a pressão',
      '肩の手術から三か月',
      '奶奶住院日记',
      'ألم شديد في الكتف',
      'दादी अस्पताल में',
    ];
    const harmless = [
      'Ankle boots',
      'Geboren in den Achtzigern',
      'Mon frère et son vélo',
      'Pastillas de freno',
      'Die Schulter des Berges',
      '奶奶的菜谱',
      '女同学聚会',
      'العمل الجماعي',
      'フェラーリの新型',
      'करंट अफेयर्स',
      'الكتف في المعمار',
      'दादी के अचार',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(harmless.filter(isSensitive)).toEqual([]);
  });
});
