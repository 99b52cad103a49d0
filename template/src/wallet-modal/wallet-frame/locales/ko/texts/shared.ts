import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('ko')

export const common: TextsById['common'] = {
  wallet: '지갑',
  back: '뒤로',
  cancel: '취소',
  goOn: '계속',
  again: '다시 시도',
  oneMoment: '잠시만 기다려 주세요…',
  failed: '문제가 발생했습니다. 다시 시도하세요',
  openWallet: '지갑 열기',
  usePasskey: '패스키 사용',
  useCode: '복구 코드 사용',
  recoveryCode: '복구 코드',
  wrong: {
    'login+passkey': '이 패스키로는 이 지갑을 열 수 없습니다. 다른 패스키를 사용해 보세요',
    'login+code': '이 지갑의 복구 코드가 아닙니다',
  },
  passkeyNotUsed: '패스키가 사용되지 않았습니다',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: '패스키가 사용되지 않았습니다',
  passkeyCannotLock: '이 패스키로는 지갑을 잠글 수 없습니다. 다른 기기나 브라우저를 사용해 보세요',
  passkeyCannotOpen: '이 패스키로는 지갑을 열 수 없습니다. 다른 기기나 브라우저를 사용해 보세요',
  noPasskeys: '이 브라우저는 여기에서 패스키를 사용할 수 없습니다. 다른 기기나 브라우저를 사용해 보세요',
  fiveTries: '다섯 번 시도했지만 지갑이 열리지 않았습니다. 다시 시도하세요',
  notOpened: '지갑을 열지 못했습니다. 다시 로그인하세요',
  noSecret: '지갑 서버가 이 지갑의 비밀 값을 주지 않았습니다. 다시 로그인하세요',
  noWallet: '아직 지갑이 없습니다',
  serverSilent: '지갑 서버가 응답하지 않습니다. 다시 시도하세요',
  serverAnswer: '지갑 서버가 지갑이 이해할 수 없는 응답을 보냈습니다',
  codeOver: '코드가 만료되었습니다. 처음부터 다시 시작하세요',
  locksNotOpen: '새 잠금으로는 지갑을 열 수 없습니다. 아무것도 바뀌지 않았습니다',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: '이 페이지에서는 허용되지 않는 작업입니다',
  CLOCK_NOT_RIGHT: '이 기기의 시계가 맞지 않습니다. 시계를 맞춘 후 다시 시도하세요',
  CODE_NOT_VALID: '코드가 올바르지 않습니다. 다시 시도하세요',
  CODE_SPENT: '이 코드는 더는 사용할 수 없습니다. 새 코드를 받아 가장 최근 코드를 입력하세요',
  EMAIL_TAKEN: '이 이메일 주소는 이미 다른 지갑에 속해 있습니다. 다른 주소를 사용하세요',
  FLOW_OVER: '이 작업은 끝났습니다. 처음부터 다시 시작하세요',
  KEY_MISSING: '지금은 지갑을 열 수 없지만 잃어버린 것은 없습니다. 나중에 다시 시도하세요',
  LAST_LOGIN: '지갑의 유일한 로그인 방법입니다. 먼저 다른 방법을 추가하세요',
  LOGIN_DECLINED: '사용자가 로그인 서비스에서 로그인을 거부했습니다',
  LOGIN_NOT_VALID: '이 로그인은 끝났습니다. 처음부터 다시 시작하세요',
  LOGIN_TAKEN: '이 계정은 이미 다른 지갑에 속해 있습니다. 아무것도 바뀌지 않았습니다',
  LOGIN_TOO_OLD: '계속하려면 다시 로그인하세요',
  MAIL_UNAVAILABLE: '이메일을 보내지 못했습니다. 나중에 다시 시도하세요',
  NOT_FOUND: '더는 존재하지 않습니다. 페이지를 새로고침하세요',
  NOT_SIGNED_IN: '먼저 로그인하세요',
  PROOF_NOT_VALID: '요청이 이 브라우저의 키로 서명되지 않았습니다. 페이지를 새로고침하세요',
  PROVIDER_UNAVAILABLE: '로그인 서비스가 제대로 응답하지 않습니다. 나중에 다시 시도하세요',
  REQUEST_NOT_VALID: '지갑 서버가 이 요청을 받아들이지 않았습니다. 페이지를 새로고침하세요',
  STORE_UNAVAILABLE: '지금은 지갑 서버를 사용할 수 없습니다. 나중에 다시 시도하세요',
  TOO_MANY_REQUESTS: '요청이 너무 많습니다. 나중에 다시 시도하세요',
  UNEXPECTED: '서버에서 문제가 발생했습니다. 다시 시도하세요',
  VAULT_CHANGED: '그사이에 다른 곳에서 지갑이 변경되었습니다. 페이지를 새로고침하세요',
  WALLET_EXISTS: '이미 지갑이 있습니다. 페이지를 새로고침하세요',
  attemptsLeft: (count) => `코드가 올바르지 않습니다. 다시 시도하세요 (${number(count)}번 남음)`,
  retryAfter: (seconds) => `요청이 너무 많습니다. ${number(seconds)}초 후 다시 시도하세요`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `이 웹 주소에는 ${name}의 지갑이 있습니다. 지갑은 앱 안에서 작동합니다. 앱을 열고 그곳에서 로그인하세요.`,
    account: '비밀복구구문, 패스키, 브라우저 보기',
    warning: (page) =>
      `이 웹 주소에서 이메일로 받은 코드를 묻는 페이지는 ${page}뿐입니다. 저희는 절대로 비밀복구구문을 묻지 않습니다.`,
  },
  noRequest: '이 창에 해당하는 요청이 더는 없습니다. 창을 닫고 다시 시도하세요.',
  loading: {
    title: '로그인',
    opening: '로그인을 여는 중…',
    close: '1분 동안 아무 일도 일어나지 않으면 이 창을 닫고 앱으로 돌아가세요.',
  },
  notInFrame: '이 페이지는 다른 페이지 안에서 작동하지 않습니다. 별도의 탭에서 여세요.',
  notLoaded: '페이지를 불러오지 못했습니다. 새로고침하세요.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `네트워크 ${network}이(가) 응답하지 않습니다. 다시 시도하세요`,
  answer: '네트워크가 숫자가 아닌 응답을 보냈습니다',
  otherNetwork: '이 네트워크의 서버가 다른 네트워크의 서버입니다',
  otherAccount: '지갑의 계정이 표시된 계정과 다릅니다. 다시 로그인하세요',
  wouldFail: '네트워크에 따르면 이 트랜잭션은 실패합니다. 아무것도 전송되지 않았습니다',
  maybeSent: '네트워크가 응답하지 않아 트랜잭션이 전송되었을 수 있습니다. 다시 시도하기 전에 계정을 확인하세요',
}
