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

  it('is not excused where a context of one word is harmless for the other one only', () => {
    const withheld = [
      'Robbery: in court tomorrow, no cinema',
      'Mein Raub, die Ladung vom Gericht, ein Krimi',
      'Juicio por robo y una película',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
  });

  it('is what a relative does to the person, and where the parents come from, in any words between them', () => {
    const withheld = [
      'My landlord was drunk and threatened me again',
      'Mein Stiefvater hat mich früher oft geschlagen',
      'Mon voisin du dessous me harcèle',
      'Il mio ex ogni sera sotto casa',
      '上司がずっと監視されているみたいに脅迫してくる',
      'جاري في العمارة يهددني',
      'Meine Großeltern kamen 1961 aus Anatolien, kamen als Arbeiter',
      'Bisneta de libaneses em Minas',
    ];
    const harmless = [
      'My brother hit a home run',
      'Mein Vater schlägt Sahne',
      'Mon voisin et son potager',
      'Mio marito è fuori, mi tocca cucinare',
      'Mi hijo me sigue a todas partes',
      'My parents come round for dinner',
      'La Messe en ut de Mozart, partition',
      'Delitos societarios: temario y examen',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('is a plight that two words name, in any words between them', () => {
    const withheld = [
      'Two months of council tax overdue',
      'Die Raten fürs Auto: seit Mai im Rückstand',
      'Le fisc a tout saisi',
      'Fermato alla stazione con marijuana, beccato',
      'Asilo: il ricorso dopo il rifiuto',
      'Trafficked as a teenager, now a survivor',
      'A escola não fez nada: bateram no meu filho',
      'Baristas of three cafés form an organizing committee',
      'Leiblicher Vater gesucht',
    ];
    const harmless = [
      'Mortgage calculator',
      'Cannes, prix du jury',
      'Desire paths in parks',
      'La traite des vaches, témoignage d’éleveur',
      'Warehouse organising tips',
      'Porta a porta: la raccolta dei rifiuti',
      'La suora della commedia, recensione',
      'Mosquée de Kairouan, plans et coupes',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('is a sentence, a blow, a grandparent and a party that was left, in any words between them', () => {
    const withheld = [
      'My nephew got eighteen months',
      'Mein Onkel hat sechs Jahre bekommen',
      'Mio zio ha preso quattro anni',
      'Cherche femme, ce soir, discret',
      'Meine Urgroßmutter war Sudetendeutsche',
      'Mi bisabuela era mapuche',
      'Sai do PSOL ano passado',
      'Romanian caregivers in Madrid',
      'Couvent ou mariage: ma vocation',
      '彼に髪を引っ張られた',
    ];
    const harmless = [
      'My nephew got eight books',
      'Trio de jazz com amigos do bairro',
      'My grandmother was a pilot',
      'Ménage du samedi en couple',
      'I left the keys at home',
      'Seminario de SQL, vocación docente',
      'Salade niçoise et salade antillaise',
      'Attacco fallito a centrocampo',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('is drink in the family, a spiked drink, an organ taken out and an order to pay', () => {
    const withheld = [
      'Mi madre llegaba a casa borracha',
      'My husband is always drunk by noon',
      'Spleen removed, vaccinations next',
      'Mandaron un proceso monitorio',
      'My drink was spiked in Leeds',
      'Zimbabweans in Slough',
      'Kreditkarte ausgereizt',
      'Mi ha rotto il naso e sono rimasta',
      'Famille arménienne de Valence',
      'ネパール人一家の暮らし',
      'Vater betrunken, jedes Wochenende',
    ];
    const harmless = [
      'Temperature spiked at noon',
      'Appendix B, without figures',
      'Mon père cassait des noix',
      '刷爆朋友圈的视频',
      'Hotel no Ramada Plaza',
      'Infostand der Feuerwehr',
      'Coller pour le scrapbooking',
      'Vibrador de hormigón, alquiler',
      'ネパール料理の店',
      '父が酒蔵を継いだ話',
      'أبي يشرب القهوة',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    expect(harmless.filter(isSensitive)).toEqual([]);
  });

  it('takes time in proportion to the length of a text', () => {
    const texts = [
      'Mein Vater schlägt mich, ',
      'Born in Quito, raised in Madrid, ',
      'Déléguée FO, section FO, ',
      'Afghan film, ',
    ];
    for (const text of texts) {
      const before = process.cpuUsage();
      isSensitive(text.repeat(1_600));
      const { user, system } = process.cpuUsage(before);
      // Processor time in microseconds: about 20,000 if it grows with the length, over 1,400,000 with the square of the
      // length.
      expect(user + system, text).toBeLessThan(400_000);
    }
  });
});
