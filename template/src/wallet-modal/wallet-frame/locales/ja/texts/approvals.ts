import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('ja')

export const approval: TextsById['approval'] = {
  approve: '承認',
  decline: '拒否',
  details: 'リクエストの詳細',
  account: 'アカウント',
  smartAccount: (address) => `${address}（スマートアカウント）`,
  network: 'ネットワーク',
  callsItself: (app) => `このサイトは「${app}」と名乗っています`,
  notKept: 'お使いのブラウザはこのログインを保存しません。再読み込みすると、もう一度ログインが必要です。',
  waiting: (count) => `ほかに${number(count)}件のリクエストが待っています`,
  moreCharacters: (count) => `（残り${number(count)}文字）`,
  covered: '何かがこのウィンドウを覆っています。それをどけて少し待ってから、もう一度「承認」を押してください。',
  confirm: '開いたウィンドウで確認してください。',
  closed: '確認用のウィンドウが閉じられました。もう一度開くには「承認」を押してください。',
  blocked:
    'ブラウザが確認用のウィンドウをブロックしました。このサイトのポップアップを許可してから、もう一度「承認」を押してください。',
  progress: {
    loading: 'リクエストを読み込んでいます…',
    working: '処理しています…',
    network: 'ネットワークを待っています…',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `${symbol}を送金`,
    sendTokens: 'トークンを送金',
    allow: 'トークンの引き出しを許可',
    allowAll: 'すべてのトークンの引き出しを許可',
    takeBack: '使用許可を取り消す',
    createContract: 'コントラクトを作成',
    callContract: 'コントラクトを呼び出す',
    signMessage: 'メッセージに署名',
    logIn: 'サインイン',
    signData: 'データに署名',
    signTransactions: (count) => `${number(count)}件のトランザクションに署名`,
    sendTransaction: 'トランザクションを送信',
    part: (title, place, count) => `${title}（${count}件中${place}件目）`,
  },
  labels: {
    amount: '金額',
    alsoSent: 'あわせて送金',
    from: '送金元',
    to: '送金先',
    token: 'トークン',
    contract: 'コントラクト',
    code: 'コード',
    data: 'データ',
    for: '対象',
    feeAtMost: '手数料の上限',
    feePaidBy: '手数料の支払元',
    atMost: '上限',
    moreThanBefore: 'これまでからの増加分',
    mayTake: '引き出せる相手',
    mayTakeAll: 'すべてを引き出せる相手',
    mayTakeNothing: '何も引き出せなくなる相手',
    createTokenAccount: 'トークンアカウントを作成',
    memo: 'メモ',
    program: 'プログラム',
    useProgram: 'プログラムを使用',
    account: (place) => `アカウント${place}`,
    transaction: (place) => `トランザクション${place}`,
    logInTo: 'サインイン先',
    statement: '文面',
    resource: 'リソース',
  },
  values: {
    unlimited: '無制限',
    smallestUnits: (amount) => `${amount}（最小単位）`,
    tokens: (amount) => `${amount}トークン`,
    fromTable: 'テーブル内のアカウント',
    yes: 'はい',
    no: 'いいえ',
    emptyList: '空のリスト',
  },
  warnings: {
    notReadable: 'このメッセージは読める文章ではありません。何が起こるか分かっている場合にのみ承認してください。',
    otherSite: (address) => `メッセージに別のサイトのアドレスが書かれています：${address}`,
    otherNetwork: (id) => `メッセージに別のネットワークが書かれています：${id}`,
    notValidNow: 'このメッセージは現在有効ではありません',
    noUnits: 'コントラクトが数え方を示していないため、金額を最小単位で表示しています。',
    takesAll: 'このアドレスは、あなたのアカウントから、このコントラクトのトークンを1つ残らず引き出せるようになります。',
    takesUnlimited: '金額は無制限です。このアドレスは、これらのトークンをいつでもすべて引き出せるようになります。',
    takesTokens: 'このアドレスは、あなたのアカウントからトークンを引き出せるようになります。',
    createsContract: 'コントラクトが作成されます。そのコードを知っている場合にのみ承認してください。',
    unknownCall:
      'この呼び出しで何が起こるのか、ウォレットには分かりません。サイトを信頼できる場合にのみ承認してください。',
    unknownPart:
      'このトランザクションの一部で何が起こるのか、ウォレットには分かりません。サイトを信頼できる場合にのみ承認してください。',
    fromTable: 'このトランザクションは、ウォレットに表示されないテーブルからアドレスを取得します。',
    everyNetwork: 'この署名はすべてのネットワークで有効です。',
    noContract: 'この署名にはコントラクトの指定がありません。',
    signatureTakes: 'この署名を持つ人は誰でも、あなたのアカウントからトークンを引き出せるようになります。',
    unlimited: '金額は無制限です。',
    willFail: 'ネットワークによると、このトランザクションはおそらく失敗します。',
  },
}

export const questions: TextsById['questions'] = {
  covered: '何かがこのウィンドウを覆っています。それをどけて少し待ってから、もう一度押してください。',
  unlock: {
    open: '開く',
    explanation: 'ウォレットはロックされています。続けるには開いてください。15分間使わないと、再び閉じます。',
    waiting: 'パスキーを待っています…',
    noCode: 'これは復元コードではありません。復元コードは28文字の英数字です。入力ミスがないか確認してください',
  },
  consent: {
    title: 'ここでウォレットを使いますか？',
    loggedIn: (user) => `このブラウザでは、${user}としてウォレットにログインしています。`,
    yourAccount: 'あなたのアカウント',
    sees: 'このサイトに、あなたのメールアドレスとアカウントのアドレスが知らされます。サイトは署名を求めることができますが、そのつどあなたが決めます。',
    code: 'コードを受け取る',
  },
  setUp: {
    title: 'ウォレットを作成',
    two: 'これから2つのものを作ります。紙に書く復元コードと、この端末のパスキーです。どちらも、ログインと組み合わせるとウォレットを開けます。',
    alone: 'ほかの誰にも、サーバーの運営者にも開けません。両方とも失うと、ウォレットは失われます。',
    open: '開いたウィンドウで続けてください。',
    closed: 'ウィンドウが閉じられたため、ウォレットはまだありません。もう一度開くには「続行」を押してください。',
    blocked:
      'ブラウザがウィンドウをブロックしました。このサイトのポップアップを許可してから、もう一度「続行」を押してください。',
  },
}
