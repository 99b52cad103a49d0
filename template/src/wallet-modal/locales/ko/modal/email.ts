import type { TextsById } from '../../language'

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: '이메일로 계속',
    EmailVerifyOtp: '코드 입력',
    EmailVerifyDevice: '이 기기 승인',
    UpdateEmailWallet: '이메일 변경',
    UpdateEmailPrimaryOtp: '현재 이메일 확인',
    UpdateEmailSecondaryOtp: '새 이메일 확인',
    UpgradeEmailWallet: '지갑 업그레이드',
  },
  label: '이메일 주소',
  placeholder: '이메일',
  submit: '이메일로 계속',
  invalid: '이메일 주소가 올바르지 않습니다. 다시 시도하세요.',
  tryAgain: (message) =>
    /다시 시도|try again/i.test(message) ? message : `${message.replace(/[.!。？！]?$/, '')}. 다시 시도하세요.`,
  changeHint: '먼저 현재 주소로, 그다음 새 주소로 코드를 보내 드립니다. 계정은 그대로 유지됩니다.',
  cancel: '취소',
  save: '저장',
  saving: '저장 중…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: '이메일을 확인하세요',
  codeSentTo: (address) => `${address} 주소로 보낸 코드를 입력하세요.`,
  expires: '코드는 20분 후에 만료됩니다.',
  linkSentTo: (address) => `${address} 주소로 보낸 로그인 링크를 승인하세요.`,
  linkExpires: '링크는 20분 후에 만료됩니다.',
  code: '6자리 코드',
  notReceived: '이메일을 받지 못하셨나요?',
  resendCode: '코드 재전송',
  resendEmail: '이메일 재전송',
  resendIn: (seconds) => `${seconds}초 후 재전송 가능`,
  resent: '코드 이메일을 다시 보냈습니다',
  checking: '코드를 확인하고 있습니다',
  startOver: '처음부터 다시',
  upgrade: '지갑 업그레이드',
  upgradeHint: '자기 수탁형 지갑으로 이전합니다',
  upgradeTitle: '지갑을 그대로 옮기세요',
  upgradeText:
    '이용 중인 지갑의 페이지에서 안내를 따르세요. 그 페이지에 비밀복구구문이 표시되며, 다른 지갑에서 이 구문을 사용할 수 있습니다. 그런 다음 그 지갑으로 여기에 다시 연결하세요.',
  changed: '이메일 주소가 변경되었습니다',
}
