import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'レポートを保存',
  text: 'レポートは、直近の数分間にここで起きたことをこのアプリの開発者に伝えるものです。',
  privacy:
    'アドレス、名前、金額、メッセージは含まれません。何も送信されません。ファイルを保存し、誰に渡すかはご自身で決められます。',
  since: '記録の開始',
  steps: 'ステップ',
  requests: 'リクエスト',
  browser: 'ブラウザ',
  content: 'レポート全体を表示',
  save: 'ファイルを保存',
  saved: 'レポートを保存しました',
}
