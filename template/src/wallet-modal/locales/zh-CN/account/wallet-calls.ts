import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: '智能会话', SmartSessionCreated: '智能会话' },
  row: '智能会话',
  rowHint: '可代表此账户操作的应用',
  states: { active: '有效', expired: '已过期', revoked: '已撤销' },
  filter: '要显示的会话',
  unknownApp: '未知应用',
  validUntil: '有效期至',
  until: (date) => `有效期至 ${date}`,
  revoke: '撤销',
  revoking: '正在撤销…',
  none: { active: '没有有效的会话', expired: '没有已过期的会话', revoked: '没有已撤销的会话' },
  noneText: '可代表此账户操作的应用会列在这里。',
  fetchFailed: '获取智能会话时出错',
  revokeFailed: '撤销智能会话时出错',
  failedText: '请检查互联网连接，然后重试。',
  tryAgain: '重试',
  created: '智能会话已创建',
  createdText: '会话结束前，该应用可代表此账户操作。您可以在账户设置中撤销会话。',
  gotIt: '知道了',
  permission: (type) => `权限：${type}`,
}
