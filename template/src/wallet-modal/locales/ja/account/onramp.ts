import type { TextsById } from '../../language'

export const onRamp: TextsById['onRamp'] = {
  titles: {
    OnRampProviders: '購入',
    BuyInProgress: '購入',
    OnRampActivity: '購入履歴',
    OnRampFiatSelect: '支払い通貨',
    OnRampTokenSelect: '購入するトークン',
    WhatIsABuy: '購入とは',
  },
  action: '購入',
  pay: '支払う額',
  get: '受け取る額',
  placeholder: '0',
  about: (amount) => `約${amount}`,
  noQuote: '現在、価格を表示できません。価格はプロバイダーのページに表示されます。',
  asking: '価格を取得しています',
  presets: '金額の候補',
  tooLow: (least) => `${least}以上を支払ってください。`,
  tooHigh: (most) => `支払いは${most}以下にしてください。`,
  usualOnly: '通貨の一覧を読み込めなかったため、一般的な通貨を表示しています。',
  providers: 'プロバイダー',
  fees: (range) => `手数料 ${range}`,
  unavailable: '現在利用できません。押すと再試行します。',
  noProviders: 'ここで購入できるものはありません',
  noProvidersText: 'このネットワークに対応するプロバイダーがありません。別のネットワークに切り替えてください。',
  note: '支払いは、プロバイダー自身のページでプロバイダーに直接行います。',
  howItWorks: '購入の流れ',
  purchases: '購入履歴',
  continueAt: (label) => `${label}で購入`,
  windowText: (label) => `${label}のウィンドウで続けてください。購入の状況はこの画面に表示されます。`,
  closed: 'ウィンドウが閉じられました',
  closedText:
    'すでに支払った場合は、この画面で引き続き購入の状況を確認します。まだの場合は、ウィンドウをもう一度開いてください。',
  blocked: 'ブラウザがウィンドウをブロックしました',
  blockedText: '続けるには「ウィンドウを開く」を押してください。',
  untracked: '外部のウィンドウで続けてください',
  untrackedText: (label) => `${label}は購入の結果をこのページに通知しません。届いたかどうかは残高で確認してください。`,
  failed: '購入できませんでした',
  failedText: (label) => `購入を拒否したか、${label}で購入を完了できませんでした。`,
  unanswered: '購入の報告がありません',
  unansweredText: (label) =>
    `すでに支払った場合は、${label}に問い合わせ、残高を確認してください。まだの場合は、もう一度お試しください。`,
  openWindow: 'ウィンドウを開く',
  tryAgain: '再試行',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  noPurchases: '購入はまだありません',
  noPurchasesText: '購入したものがここに表示されます。',
  purchasesFailed: '購入履歴を読み込めませんでした',
  purchasesFailedText: 'インターネット接続を確認してから、もう一度お試しください。',
  whatTitle: 'カードでデジタル資産を購入',
  whatText:
    'プロバイダーを選び、そのページでカードまたは銀行口座で支払います。購入したものは、プロバイダーからこのアカウントに送られます。',
  buy: '購入',
}

export const onRampWidget: TextsById['onRampWidget'] = {
  amount: '支払う金額',
  quotes: '見積もりを取得',
  get: '受け取る額',
  about: (amount) => `約${amount}`,
  asking: '価格を取得しています',
  noQuote: '価格はプロバイダーのページに表示されます',
  currency: '支払いに使う通貨',
  token: '購入する通貨',
}

export const onRampErrors: TextsById['onRampErrors'] = {
  ONRAMP_ADDRESS_REFUSED: 'プロバイダーのURLは開くことが許可されていません',
  ONRAMP_QUOTE_REFUSED: '価格が依頼した内容と一致しません',
  PURCHASES_UNAVAILABLE: '購入履歴を読み込めませんでした',
}
