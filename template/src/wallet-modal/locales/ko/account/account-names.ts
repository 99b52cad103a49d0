import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: '이름 선택', RegisterAccountNameSuccess: '계정 이름' },
  choose: '계정 이름 선택',
  chooseHint: '다른 사람이 주소 대신 이 이름으로 보낼 수 있습니다',
  label: '계정 이름',
  placeholder: 'your-name',
  checking: '이름을 조회하고 있습니다',
  tooShort: '이름은 4자 이상이어야 합니다',
  notValid: '이름에는 영문자, 숫자, 하이픈만 사용할 수 있습니다',
  owned: '이미 보유한 이름이 있습니다',
  available: '사용 가능',
  registered: '이미 등록됨',
  register: '이름 등록',
  registering: '등록 중…',
  registerFailed: (name) => `이름을 등록하지 못했습니다: ${name}`,
  doneTitle: '계정 이름이 정해졌습니다',
  doneText: '이제 계정에 자금을 입금하고 암호화폐를 거래할 수 있습니다.',
  done: '시작하기',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: '추천 이름을 가져오지 못했습니다',
  NAME_NETWORK_NOT_FOUND: '네트워크를 찾을 수 없습니다',
  NAME_ACCOUNT_NOT_FOUND: '주소 또는 로그인한 지갑을 찾을 수 없습니다',
  NAME_ACCOUNT_CHANGED: '계정이 변경되어 이름이 등록되지 않았습니다',
  NAME_NOT_CONFIRMED: '이름 등록을 아직 확인하지 못했습니다. 다시 시도하기 전에 이름을 조회하세요',
  NAME_SIGNATURE_NOT_VALID: '이 계정의 서명이 아니므로 이름이 등록되지 않았습니다',
}
