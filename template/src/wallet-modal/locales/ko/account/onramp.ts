import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: '구매',
    BuyInProgress: '구매',
    OnRampActivity: '구매 내역',
    OnRampFiatSelect: '결제 통화',
    OnRampTokenSelect: '구매할 토큰',
    WhatIsABuy: '구매란?',
  },
  action: '구매',
  pay: '결제 금액',
  get: '받는 금액',
  placeholder: '0',
  about: (amount) => `약 ${amount}`,
  noQuote: '지금은 가격을 표시할 수 없습니다. 가격은 제공업체가 표시합니다.',
  asking: '가격을 가져오고 있습니다',
  presets: '선택할 수 있는 금액',
  tooLow: (least) => `${least} 이상 결제해야 합니다.`,
  tooHigh: (most) => `${most} 이하로 결제해야 합니다.`,
  usualOnly: '통화 목록을 불러오지 못해 자주 쓰는 통화를 표시합니다.',
  providers: '제공업체',
  fees: (range) => `수수료 ${range}`,
  unavailable: '지금은 이용할 수 없습니다. 누르면 다시 시도합니다.',
  noProviders: '여기서 구매할 수 있는 것이 없습니다',
  noProvidersText: '이 네트워크로 보내 주는 제공업체가 없습니다. 다른 네트워크로 전환하세요.',
  note: '결제는 제공업체의 자체 페이지에서 제공업체에 직접 합니다.',
  howItWorks: '구매 방법 안내',
  purchases: '구매 내역',
  continueAt: (label) => `${label}에서 구매`,
  windowText: (label) => `${label} 창에서 계속하세요. 구매 진행 상황은 이 화면에 표시됩니다.`,
  closed: '창이 닫혔습니다',
  closedText: '이미 결제했다면 이 화면에서 구매 진행 상황을 계속 확인합니다. 결제하지 않았다면 창을 다시 여세요.',
  blocked: '브라우저가 창을 차단했습니다',
  blockedText: '계속하려면 ‘창 열기’를 누르세요.',
  untracked: '외부 창에서 계속하세요',
  untrackedText: (label) =>
    `${label}에서는 구매 결과를 이 페이지에 알려 주지 않습니다. 도착했는지는 잔액에서 확인하세요.`,
  failed: '구매하지 못했습니다',
  failedText: (label) => `구매를 거부했거나 ${label}에서 구매를 완료하지 못했습니다.`,
  unanswered: '구매 통보를 받지 못했습니다',
  unansweredText: (label) =>
    `이미 결제했다면 ${label}에 문의하고 잔액을 확인하세요. 결제하지 않았다면 다시 시도하세요.`,
  openWindow: '창 열기',
  tryAgain: '다시 시도',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했습니다',
  noPurchases: '아직 구매 내역이 없습니다',
  noPurchasesText: '구매한 항목이 여기에 표시됩니다.',
  purchasesFailed: '구매 내역을 불러오지 못했습니다',
  purchasesFailedText: '인터넷 연결을 확인한 후 다시 시도하세요.',
  whatTitle: '카드로 디지털 자산 구매',
  whatText:
    '제공업체를 선택하고 그곳에서 카드나 은행 계좌로 결제합니다. 제공업체가 구매한 자산을 이 계정으로 보냅니다.',
  buy: '구매',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: '결제할 금액',
  quotes: '견적 받기',
  get: '받는 금액',
  about: (amount) => `약 ${amount}`,
  asking: '가격을 가져오고 있습니다',
  noQuote: '가격은 제공업체가 표시합니다',
  currency: '결제할 통화',
  token: '구매할 통화',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: '제공업체의 주소를 열 수 없습니다. 허용되지 않은 주소입니다',
  ONRAMP_QUOTE_REFUSED: '가격이 요청한 내용과 다릅니다',
  PURCHASES_UNAVAILABLE: '구매 내역을 불러오지 못했습니다',
}
