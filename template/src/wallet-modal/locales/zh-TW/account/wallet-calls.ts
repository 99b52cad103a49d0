import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: '智慧工作階段', SmartSessionCreated: '智慧工作階段' },
  row: '智慧工作階段',
  rowHint: '可代表此帳戶操作的應用程式',
  states: { active: '有效', expired: '已過期', revoked: '已撤銷' },
  filter: '要顯示的工作階段',
  unknownApp: '不明應用程式',
  validUntil: '有效期限',
  until: (date) => `有效期限至 ${date}`,
  revoke: '撤銷',
  revoking: '正在撤銷…',
  none: {
    active: '沒有有效的工作階段',
    expired: '沒有已過期的工作階段',
    revoked: '沒有已撤銷的工作階段',
  },
  noneText: '可代表此帳戶操作的應用程式會列在這裡。',
  fetchFailed: '取得智慧工作階段時發生錯誤',
  revokeFailed: '撤銷智慧工作階段時發生錯誤',
  failedText: '請檢查網際網路連線，然後重試。',
  tryAgain: '重試',
  created: '智慧工作階段已建立',
  createdText: '在工作階段結束前，該應用程式可代表此帳戶操作。您可以在帳戶設定中撤銷工作階段。',
  gotIt: '知道了',
  permission: (type) => `權限：${type}`,
}
