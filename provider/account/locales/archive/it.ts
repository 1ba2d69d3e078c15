import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'Hai già scaricato i tuoi dati? Importali qui.',
  'archive.offerLead':
    'Ogni piattaforma ti consegna i tuoi dati. Il browser li legge su questo dispositivo; viene inviato solo ciò che lasci spuntato.',
  'archive.open': 'Leggi un download',
  'archive.openShort': 'Leggi',
  'archive.lead':
    'Scegli ciò che la piattaforma ti ha dato, così com’è, con tutte le parti. Resta su questo dispositivo. Se Safari l’ha già estratto, scegli la cartella.',
  'archive.choose': 'Scegli i file',
  'archive.drop': 'o trascinali qui',
  'archive.folder': 'Scegli una cartella già estratta',
  'archive.samples': 'Nessun download a portata di mano? Prendine uno inventato:',
  'archive.reading': '{percent} letto, voci: {count}',
  'archive.of': 'Un download di {platforms}.',
  'archive.found': 'Togli la spunta a ciò che non deve contare. Vengono inviate solo le voci spuntate.',
  'archive.searches':
    'Le tue ricerche non sono selezionate, perché possono nominare delle persone. Seleziona quelle che possono contare.',
  'archive.search': 'Cerca tra le voci',
  'archive.noMatch': 'Nessuna voce contiene questo.',
  'archive.add': 'Aggiungi ({count})',
  'archive.added': 'Voci aggiunte: {count}.',
  'archive.withheld': `Non conservate, perché riguardano ${excludedSubjects('it')}: {count}.`,
  'archive.skipped': 'File che non è stato possibile leggere: {count}. Gli altri sì.',
  'archive.from': 'Da un download aggiunto ({date}), voci: {count}',
  'archive.removeOf': 'Rimuovi il download di {platform}',
  'archive.removed': 'Ciò che è stato letto dal tuo download di {platform} è stato rimosso.',
  'archive.broken': 'Questo file è danneggiato o incompleto. Scaricalo di nuovo.',
  'archive.encrypted': 'Questo archivio ha una password. Estrailo e scegli i file.',
  'archive.unsupported':
    'Questo archivio è compresso in un modo che qui non viene letto. Estrailo e scegli i file.',
  'archive.split': 'È una parte di un archivio diviso. Unisci prima le parti.',
  'archive.huge': 'Questo archivio è più grande di qualsiasi vero download. Non è stato letto nulla.',
  'archive.bomb': 'Questo archivio si estrae in molto più di quanto dovrebbe. Non è stato letto nulla.',
  'archive.foreign':
    'Questo download qui non è conosciuto. Lo sono quelli di Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest e GitHub.',
  'archive.empty': 'Nulla in questo download dice che cosa ti piace.',
  'problem.archiveLimit': 'Sono stati aggiunti troppi download. Riprova {time}.',
  'kind.follows': 'Seguiti',
  'kind.likes': 'Piaciuti',
  'kind.saves': 'Salvati',
  'kind.works-on': 'Lavori propri',
  'kind.profile': 'Profilo',
  'kind.views': 'Visti',
  'kind.searches': 'Cercati',
};
