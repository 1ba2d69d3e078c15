import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'ダウンロードしたデータをお持ちですか？ここで読み取れます。',
  'archive.offerLead':
    'どのプラットフォームでも自分のデータを受け取れます。ブラウザーがこの端末で読み取り、チェックを残した項目だけを送信します。',
  'archive.open': 'ダウンロードを読み取る',
  'archive.openShort': '読み取る',
  'archive.lead':
    'プラットフォームから受け取ったファイルをそのまま、すべての部分を一緒に選んでください。ファイルはこの端末に残ります。Safari が展開した場合は、フォルダを選んでください。',
  'archive.choose': 'ファイルを選ぶ',
  'archive.drop': 'またはここにドロップ',
  'archive.folder': '展開済みのフォルダを選ぶ',
  'archive.samples': '手元にダウンロードがない場合は、架空のデータをお試しください：',
  'archive.reading': '{percent} 読み取り済み、項目数：{count}',
  'archive.of': '{platforms} のダウンロードです。',
  'archive.found': '含めない項目のチェックを外してください。チェックした項目だけを送信します。',
  'archive.searches':
    '検索した言葉には人の名前が含まれることがあるため、選ばれていません。使ってよいものを選んでください。',
  'archive.search': '項目を検索',
  'archive.noMatch': 'これを含む項目はありません。',
  'archive.add': '追加（{count}）',
  'archive.added': '追加した項目：{count}。',
  'archive.withheld': `${excludedSubjects('ja')}に関するため保存しなかった項目：{count}。`,
  'archive.skipped': '読み取れなかったファイル：{count}。ほかは読み取りました。',
  'archive.from': '{date} に追加したダウンロードから、項目数：{count}',
  'archive.removeOf': '{platform} のダウンロードを削除',
  'archive.removed': '{platform} のダウンロードから読み取った内容を削除しました。',
  'archive.broken': 'このファイルは壊れているか不完全です。もう一度ダウンロードしてください。',
  'archive.encrypted': 'このアーカイブにはパスワードがあります。展開してからファイルを選んでください。',
  'archive.unsupported':
    'このアーカイブの圧縮方式はここでは読み取れません。展開してファイルを選んでください。',
  'archive.split': 'これは分割されたアーカイブの一部です。先に結合してください。',
  'archive.huge': 'このアーカイブは実際のダウンロードより大きすぎます。何も読み取りませんでした。',
  'archive.bomb': 'このアーカイブは展開すると異常に大きくなります。何も読み取りませんでした。',
  'archive.foreign':
    '対応していないダウンロードです。対応：Google、Instagram、Facebook、LinkedIn、Reddit、Pinterest、GitHub。',
  'archive.empty': 'このダウンロードには好みがわかる内容がありません。',
  'problem.archiveLimit': '追加したダウンロードが多すぎます。{time}にもう一度お試しください。',
  'kind.follows': 'フォロー',
  'kind.likes': '高評価',
  'kind.saves': '保存',
  'kind.works-on': '自分の作品',
  'kind.profile': 'プロフィール',
  'kind.views': '視聴',
  'kind.searches': '検索',
};
