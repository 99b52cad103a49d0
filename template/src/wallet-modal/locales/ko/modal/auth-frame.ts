import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: '지갑에서 확인',
  close: '닫기',
  notAllowed: '허용되지 않는 작업입니다',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: '통신 오류: 내장 지갑을 불러오지 못했습니다',
  FRAME_FAILED: '이메일 로그인에 필요한 기능을 불러올 수 없습니다',
  FRAME_TIMED_OUT: '내장 지갑 요청 시간이 초과되었습니다',
  FRAME_RESTARTED: '로그인 창이 다시 시작되었습니다. 다시 시도하세요',
  REQUEST_LOST: '로그인 창이 다시 시작되었으며 요청이 이미 전송되었을 수 있습니다. 다시 요청하기 전에 확인하세요',
  FRAME_ERROR: '오류가 발생했습니다',
  REQUEST_ABORTED: '요청이 중단되었습니다',
  ABORTED: '문제가 발생했습니다',
  RPC_NOT_ALLOWED: '요청한 작업은 허용되지 않습니다',
  EMAIL_TOO_SOON: '# 후에 다시 시도하세요',
  EMAIL_NOT_VALID: '이메일 주소가 올바르지 않습니다',
  SOCIAL_TIMED_OUT: '소셜 로그인 시간이 초과되었습니다. 다시 시도하세요',
  SOCIAL_NO_STATE: '로그인 후 돌아온 URL에 필요한 정보(state=)가 없습니다',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: '통신 오류: 내장 지갑을 불러오지 못했습니다',
    text: '인터넷 연결을 확인한 후 다시 시도하세요.',
  },
  iframe_request_timeout: {
    title: '내장 지갑 요청 시간이 초과되었습니다',
    text: '잠시 후 다시 시도하세요.',
  },
  unverified_domain: {
    title: '앱 설정이 올바르지 않습니다',
    text: '이 웹 주소에서는 앱의 지갑을 사용할 수 없습니다.',
  },
}
