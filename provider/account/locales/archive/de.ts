import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'Daten schon heruntergeladen? Hier einlesen.',
  'archive.offerLead':
    'Jede Plattform gibt Ihnen Ihre Daten. Ihr Browser liest sie auf diesem Gerät; nur was angehakt bleibt, wird gesendet.',
  'archive.open': 'Einen Download lesen',
  'archive.openShort': 'Lesen',
  'archive.lead':
    'Wählen Sie, was die Plattform Ihnen gab, unverändert und alle Teile zusammen. Es bleibt auf diesem Gerät. Hat Safari es schon entpackt, wählen Sie den Ordner.',
  'archive.choose': 'Dateien wählen',
  'archive.drop': 'oder hierher ziehen',
  'archive.folder': 'Entpackten Ordner wählen',
  'archive.samples': 'Kein Download zur Hand? Nehmen Sie einen erfundenen:',
  'archive.reading': '{percent} gelesen, Einträge: {count}',
  'archive.of': 'Ein Download von {platforms}.',
  'archive.found':
    'Entfernen Sie den Haken bei allem, was nicht zählen soll. Nur angehakte Einträge werden gesendet.',
  'archive.searches':
    'Ihre Suchen sind nicht angehakt, weil darin Namen von Menschen stehen können. Haken Sie an, was zählen darf.',
  'archive.search': 'Einträge durchsuchen',
  'archive.noMatch': 'Kein Eintrag enthält das.',
  'archive.add': 'Hinzufügen ({count})',
  'archive.added': 'Hinzugefügte Einträge: {count}.',
  'archive.withheld': `Nicht behalten, weil es um ${excludedSubjects('de')} geht: {count}.`,
  'archive.skipped': 'Dateien, die nicht gelesen werden konnten: {count}. Die anderen wurden gelesen.',
  'archive.from': 'Aus einem Download, hinzugefügt am {date}, Einträge: {count}',
  'archive.removeOf': 'Download von {platform} entfernen',
  'archive.removed': 'Was aus Ihrem Download von {platform} gelesen wurde, ist entfernt.',
  'archive.broken':
    'Diese Datei ist beschädigt oder unvollständig. Bitte laden Sie sie noch einmal herunter.',
  'archive.encrypted': 'Dieses Archiv hat ein Passwort. Bitte entpacken Sie es und wählen Sie die Dateien.',
  'archive.unsupported':
    'Dieses Archiv ist auf eine Weise gepackt, die hier nicht gelesen wird. Bitte entpacken Sie es und wählen Sie die Dateien.',
  'archive.split': 'Das ist ein Stück eines geteilten Archivs. Bitte fügen Sie die Stücke zuerst zusammen.',
  'archive.huge': 'Dieses Archiv ist größer als jeder echte Download. Es wurde nichts gelesen.',
  'archive.bomb': 'Dieses Archiv entpackt sich zu viel mehr, als es sollte. Es wurde nichts gelesen.',
  'archive.foreign':
    'Diesen Download kennen wir nicht. Bekannt sind Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest und GitHub.',
  'archive.empty': 'Nichts in diesem Download sagt, was Sie mögen.',
  'problem.archiveLimit': 'Es wurden zu viele Downloads hinzugefügt. Versuchen Sie es {time} noch einmal.',
  'kind.follows': 'Abonniert',
  'kind.likes': 'Gefällt',
  'kind.saves': 'Gespeichert',
  'kind.works-on': 'Eigene Arbeit',
  'kind.profile': 'Profil',
  'kind.views': 'Angesehen',
  'kind.searches': 'Gesucht',
};
