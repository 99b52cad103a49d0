import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: '소셜 로그인',
  continueWith: (name) => `${name} 계정으로 계속`,
  more: '다른 로그인 방법',
  logIn: (name) => `${name} 계정으로 로그인`,
  opening: '로그인 업체의 창을 열고 있습니다',
  inWindow: '로그인 업체의 창에서 로그인하세요',
  retrieving: '사용자 정보를 가져오고 있습니다',
  failed: '문제가 발생했습니다',
  untrusted: '신뢰할 수 없는 출처입니다',
  blocked: '브라우저가 창을 차단했습니다',
  blockedText: '버튼으로 창을 열거나 이 탭에서 계속하세요.',
  cutOff: '창과의 연결이 끊겼습니다',
  cutOffText: '이 페이지에서는 로그인 업체의 창을 유지할 수 없습니다. 이 탭에서 계속하면 여기로 다시 돌아옵니다.',
  tryAgain: '다시 시도',
  openWindow: '창 열기',
  sameTab: '이 탭에서 계속',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: '모든 소셜 로그인',
}
