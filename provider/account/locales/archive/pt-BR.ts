import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'Já baixou seus dados? Importe-os aqui.',
  'archive.offerLead':
    'Toda plataforma permite que você leve seus dados. Seu navegador os lê neste dispositivo; só o que ficar marcado é enviado.',
  'archive.open': 'Ler um download',
  'archive.openShort': 'Ler',
  'archive.lead':
    'Escolha o que a plataforma lhe deu, como está, com todas as partes. Fica neste dispositivo. Se o Safari já o descompactou, escolha a pasta.',
  'archive.choose': 'Escolher arquivos',
  'archive.drop': 'ou solte-os aqui',
  'archive.folder': 'Escolher uma pasta descompactada',
  'archive.samples': 'Não tem um download à mão? Use um fictício:',
  'archive.reading': '{percent} lido, itens: {count}',
  'archive.of': 'Um download de {platforms}.',
  'archive.found': 'Desmarque o que não deve contar. Só os itens marcados são enviados.',
  'archive.searches':
    'Suas buscas não estão marcadas, porque podem citar pessoas. Marque as que podem contar.',
  'archive.search': 'Buscar itens',
  'archive.noMatch': 'Nenhum item contém isso.',
  'archive.add': 'Adicionar ({count})',
  'archive.added': 'Itens adicionados: {count}.',
  'archive.withheld': `Não guardados, porque tratam de ${excludedSubjects('pt-BR')}: {count}.`,
  'archive.skipped': 'Arquivos que não puderam ser lidos: {count}. Os outros foram.',
  'archive.from': 'De um download adicionado em {date}, itens: {count}',
  'archive.removeOf': 'Remover o download de {platform}',
  'archive.removed': 'O que foi lido do seu download de {platform} foi removido.',
  'archive.broken': 'Este arquivo está danificado ou incompleto. Baixe-o de novo.',
  'archive.encrypted': 'Este arquivo tem senha. Descompacte-o e escolha os arquivos.',
  'archive.unsupported':
    'Este arquivo foi compactado de uma forma que não é lida aqui. Descompacte-o e escolha os arquivos.',
  'archive.split': 'Esta é uma parte de um arquivo dividido. Junte as partes primeiro.',
  'archive.huge': 'Este arquivo é maior do que qualquer download real. Nada foi lido.',
  'archive.bomb': 'Este arquivo se descompacta em muito mais do que deveria. Nada foi lido.',
  'archive.foreign':
    'Este download não é conhecido aqui. Os de Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest e GitHub são.',
  'archive.empty': 'Nada neste download diz do que você gosta.',
  'problem.archiveLimit': 'Downloads demais foram adicionados. Tente de novo {time}.',
  'kind.follows': 'Seguidos',
  'kind.likes': 'Curtidos',
  'kind.saves': 'Salvos',
  'kind.works-on': 'Trabalhos próprios',
  'kind.profile': 'Perfil',
  'kind.views': 'Vistos',
  'kind.searches': 'Buscados',
};
