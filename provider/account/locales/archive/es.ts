import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': '¿Ya descargaste tus datos? Impórtalos aquí.',
  'archive.offerLead':
    'Todas las plataformas te entregan tus datos. Tu navegador los lee en este dispositivo; solo se envía lo que dejes marcado.',
  'archive.open': 'Leer una descarga',
  'archive.openShort': 'Leer',
  'archive.lead':
    'Elige lo que te dio la plataforma tal como está, con todas sus partes. Se queda en este dispositivo. Si Safari ya lo ha descomprimido, elige la carpeta.',
  'archive.choose': 'Elegir archivos',
  'archive.drop': 'o suéltalos aquí',
  'archive.folder': 'Elegir una carpeta descomprimida',
  'archive.samples': '¿No tienes una descarga a mano? Prueba con una inventada:',
  'archive.reading': '{percent} leído, entradas: {count}',
  'archive.of': 'Una descarga de {platforms}.',
  'archive.found': 'Desmarca lo que no deba contar. Solo se envían las entradas marcadas.',
  'archive.searches':
    'Tus búsquedas no están marcadas, porque pueden nombrar a personas. Marca las que puedan contar.',
  'archive.search': 'Buscar entradas',
  'archive.noMatch': 'Ninguna entrada contiene eso.',
  'archive.add': 'Añadir ({count})',
  'archive.added': 'Entradas añadidas: {count}.',
  'archive.withheld': `No guardadas, porque tratan de ${excludedSubjects('es')}: {count}.`,
  'archive.skipped': 'Archivos que no se pudieron leer: {count}. Los demás sí.',
  'archive.from': 'De una descarga añadida el {date}, entradas: {count}',
  'archive.removeOf': 'Quitar la descarga de {platform}',
  'archive.removed': 'Se ha quitado lo leído de tu descarga de {platform}.',
  'archive.broken': 'Este archivo está dañado o incompleto. Descárgalo de nuevo.',
  'archive.encrypted': 'Este archivo tiene contraseña. Descomprímelo y elige los archivos.',
  'archive.unsupported':
    'Este archivo está comprimido de una forma que aquí no se lee. Descomprímelo y elige los archivos.',
  'archive.split': 'Es una parte de un archivo dividido. Une primero las partes.',
  'archive.huge': 'Este archivo es mayor que cualquier descarga real. No se ha leído nada.',
  'archive.bomb': 'Este archivo ocupa mucho más de lo debido al descomprimirse. No se ha leído nada.',
  'archive.foreign':
    'Esta descarga no se conoce aquí. Sí las de Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest y GitHub.',
  'archive.empty': 'Nada en esta descarga dice qué te gusta.',
  'problem.archiveLimit': 'Se han añadido demasiadas descargas. Inténtalo de nuevo {time}.',
  'kind.follows': 'Seguido',
  'kind.likes': 'Te gusta',
  'kind.saves': 'Guardado',
  'kind.works-on': 'Trabajo propio',
  'kind.profile': 'Perfil',
  'kind.views': 'Visto',
  'kind.searches': 'Buscado',
};
