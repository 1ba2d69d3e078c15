import { describe, expect, it } from 'vitest';
import { isSensitive } from '../../../provider/interests/withheld.ts';

const missed = (texts: readonly string[]) => texts.filter((text) => !isSensitive(text));
const wronglyWithheld = (texts: readonly string[]) => texts.filter(isSensitive);

describe('what is never scored', () => {
  it('is an illness, a treatment or a medicine by its name, in other forms too', () => {
    expect(
      missed([
        'Rosuvastatina efectos',
        'Weaning off duloxetine',
        'Herzmuskelentzündungen nach Infekt',
        'hernies inguinales opérées',
        'Erfahrungen mit Daridorexant',
        '#FreestyleLibre',
        '先月から過活動膀胱の薬',
        '我妈做了输精管手术',
        'خشونة الركبة عند أمي',
        'दुर्लभ बीमारी वाला परिवार',
      ]),
    ).toEqual([]);
  });

  it('is a church, a party, a union or a people by its name', () => {
    expect(
      missed([
        'Growing up Christadelphian',
        'Novena di Natale in famiglia',
        'Christengemeinschaft Stuttgart',
        'Votei no Livre',
        'Candidat Horizons dans ma ville',
        'Pauline Hanson fans',
        'GDL Warnstreik',
        'Delegada de CTA',
        'RMT picket at Euston',
        'Tzeltales de Chiapas',
        'Kaingang na universidade',
        'Assyrian heritage nights',
      ]),
    ).toEqual([]);
  });

  it('is no animal, plant, dish, sight, title or term with such a word in its name', () => {
    expect(
      wronglyWithheld([
        'Monk parakeets in the park',
        'Pets de nonne de ma grand-mère',
        'Ladri di biciclette restaurato',
        'Prisoner of Zenda on stage',
        'Mönchsgrasmücke im Garten',
        'Observar la foca monje',
        'Bischofsbrot mit Mandeln',
        '和尚鹦鹉饲养',
        'रेल आरक्षण कैसे करें',
        'My pots and planters',
        'Als Community Manager arbeiten',
        'Novo candidato do MasterChef',
      ]),
    ).toEqual([]);
  });
});
