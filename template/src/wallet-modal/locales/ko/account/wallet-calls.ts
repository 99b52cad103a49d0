import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: '스마트 세션', SmartSessionCreated: '스마트 세션' },
  row: '스마트 세션',
  rowHint: '이 계정을 대신해 작업할 수 있는 앱',
  states: { active: '활성', expired: '만료됨', revoked: '철회됨' },
  filter: '표시할 세션',
  unknownApp: '알 수 없는 앱',
  validUntil: '만료일',
  until: (date) => `${date}까지`,
  revoke: '철회',
  revoking: '철회 중…',
  none: {
    active: '활성 세션이 없습니다',
    expired: '만료된 세션이 없습니다',
    revoked: '철회된 세션이 없습니다',
  },
  noneText: '이 계정을 대신해 작업할 수 있는 앱이 여기에 표시됩니다.',
  fetchFailed: '스마트 세션을 가져오지 못했습니다',
  revokeFailed: '스마트 세션을 철회하지 못했습니다',
  failedText: '인터넷 연결을 확인한 후 다시 시도하세요.',
  tryAgain: '다시 시도',
  created: '스마트 세션이 생성되었습니다',
  createdText: '세션이 끝날 때까지 앱이 이 계정을 대신해 작업할 수 있습니다. 계정 설정에서 철회할 수 있습니다.',
  gotIt: '알겠습니다',
  permission: (type) => `권한: ${type}`,
}
