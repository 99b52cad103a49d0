import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'スマートセッション', SmartSessionCreated: 'スマートセッション' },
  row: 'スマートセッション',
  rowHint: 'このアカウントに代わって操作できるアプリ',
  states: { active: '有効', expired: '期限切れ', revoked: '取り消し済み' },
  filter: '表示するセッション',
  unknownApp: '不明なアプリ',
  validUntil: '有効期限',
  until: (date) => `${date}まで`,
  revoke: '取り消す',
  revoking: '取り消しています…',
  none: {
    active: '有効なセッションはありません',
    expired: '期限切れのセッションはありません',
    revoked: '取り消し済みのセッションはありません',
  },
  noneText: 'このアカウントに代わって操作できるアプリがここに表示されます。',
  fetchFailed: 'スマートセッションを取得できませんでした',
  revokeFailed: 'スマートセッションを取り消せませんでした',
  failedText: 'インターネット接続を確認してから、もう一度お試しください。',
  tryAgain: '再試行',
  created: 'スマートセッションを作成しました',
  createdText:
    'セッションが終了するまで、アプリはこのアカウントに代わって操作できます。アカウントの設定で取り消せます。',
  gotIt: 'わかりました',
  permission: (type) => `権限：${type}`,
}
