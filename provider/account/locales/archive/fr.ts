import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'Vous avez téléchargé vos données\u00a0? Importez-les ici.',
  'archive.offerLead':
    'Chaque plateforme vous remet vos données. Votre navigateur les lit sur cet appareil\u00a0; seul ce qui reste coché est envoyé.',
  'archive.open': 'Lire un téléchargement',
  'archive.openShort': 'Lire',
  'archive.lead':
    'Choisissez ce que la plateforme vous a remis, tel quel, toutes les parties ensemble. Il reste sur cet appareil. Si Safari l’a déjà décompressé, choisissez le dossier.',
  'archive.choose': 'Choisir des fichiers',
  'archive.drop': 'ou déposez-les ici',
  'archive.folder': 'Choisir un dossier décompressé',
  'archive.samples': 'Pas de données sous la main\u00a0? Prenez un exemple inventé\u00a0:',
  'archive.reading': '{percent} lu, éléments\u00a0: {count}',
  'archive.of': 'Données téléchargées\u00a0: {platforms}.',
  'archive.found': 'Décochez ce qui ne doit pas compter. Seuls les éléments cochés sont envoyés.',
  'archive.searches':
    'Vos recherches ne sont pas cochées, car elles peuvent nommer des personnes. Cochez celles qui peuvent compter.',
  'archive.search': 'Rechercher des éléments',
  'archive.noMatch': 'Aucun élément ne contient cela.',
  'archive.add': 'Ajouter ({count})',
  'archive.added': 'Éléments ajoutés\u00a0: {count}.',
  'archive.withheld': `Non conservés, car ils concernent ${excludedSubjects('fr')}\u00a0: {count}.`,
  'archive.skipped': 'Fichiers qui n’ont pas pu être lus\u00a0: {count}. Les autres l’ont été.',
  'archive.from': 'D’un téléchargement ajouté le {date}, éléments\u00a0: {count}',
  'archive.removeOf': 'Supprimer les données téléchargées\u00a0: {platform}',
  'archive.removed': 'Ce qui a été lu dans vos données {platform} a été supprimé.',
  'archive.broken': 'Ce fichier est endommagé ou incomplet. Téléchargez-le de nouveau.',
  'archive.encrypted': 'Cette archive a un mot de passe. Décompressez-la et choisissez les fichiers.',
  'archive.unsupported':
    'Cette archive est compressée d’une façon qui n’est pas lue ici. Décompressez-la et choisissez les fichiers.',
  'archive.split': 'C’est un morceau d’une archive divisée. Réunissez d’abord les morceaux.',
  'archive.huge': 'Cette archive est plus grande que tout vrai téléchargement. Rien n’a été lu.',
  'archive.bomb': 'Cette archive se décompresse en bien plus qu’elle ne devrait. Rien n’a été lu.',
  'archive.foreign':
    'Ce téléchargement n’est pas connu ici. Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest et GitHub le sont.',
  'archive.empty': 'Rien dans ce téléchargement ne dit ce que vous aimez.',
  'problem.archiveLimit': 'Trop de téléchargements ont été ajoutés. Réessayez {time}.',
  'kind.follows': 'Suivis',
  'kind.likes': 'Aimés',
  'kind.saves': 'Enregistrés',
  'kind.works-on': 'Travaux personnels',
  'kind.profile': 'Profil',
  'kind.views': 'Regardés',
  'kind.searches': 'Recherchés',
};
