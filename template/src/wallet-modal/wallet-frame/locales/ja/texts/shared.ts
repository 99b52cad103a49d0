import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number } = wordsIn('ja')

export const common: TextsById['common'] = {
  wallet: 'ウォレット',
  back: '戻る',
  cancel: 'キャンセル',
  goOn: '続行',
  again: '再試行',
  oneMoment: 'しばらくお待ちください…',
  failed: '問題が発生しました。もう一度お試しください',
  openWallet: 'ウォレットを開く',
  usePasskey: 'パスキーを使用',
  useCode: '復元コードを使用',
  recoveryCode: '復元コード',
  wrong: {
    'login+passkey': 'このパスキーではこのウォレットを開けません。別のパスキーをお試しください',
    'login+code': 'これはこのウォレットの復元コードではありません',
  },
  passkeyNotUsed: 'パスキーは使用されませんでした',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'パスキーは使用されませんでした',
  passkeyCannotLock: 'このパスキーではウォレットをロックできません。別の端末またはブラウザをお試しください',
  passkeyCannotOpen: 'このパスキーではウォレットを開けません。別の端末またはブラウザをお試しください',
  noPasskeys: 'このブラウザではここでパスキーを使用できません。別の端末またはブラウザをお試しください',
  fiveTries: '5回試しましたが、ウォレットは開きませんでした。もう一度お試しください',
  notOpened: 'ウォレットを開けませんでした。もう一度ログインしてください',
  noSecret: 'ウォレットのサーバーから、このウォレットの秘密情報を受け取れませんでした。もう一度ログインしてください',
  noWallet: 'ウォレットはまだありません',
  serverSilent: 'ウォレットのサーバーが応答しません。もう一度お試しください',
  serverAnswer: 'ウォレットのサーバーから、ウォレットに理解できない応答がありました',
  codeOver: 'コードの有効期限が切れました。最初からやり直してください',
  locksNotOpen: '新しいロック設定ではウォレットを開けません。何も変更されていません',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'この操作はこのページでは許可されていません',
  CLOCK_NOT_RIGHT: 'この端末の時計が正しくありません。時計を合わせて、もう一度お試しください',
  CODE_NOT_VALID: 'コードが正しくありません。もう一度お試しください',
  CODE_SPENT: 'このコードはもう使えません。新しいコードを取得し、最新のコードを入力してください',
  EMAIL_TAKEN: 'このメールアドレスはすでに別のウォレットのものです。別のアドレスを使用してください',
  FLOW_OVER: 'この操作は終了しました。最初からやり直してください',
  KEY_MISSING: '現在ウォレットを開けませんが、何も失われていません。後でもう一度お試しください',
  LAST_LOGIN: 'これはウォレットの唯一のログイン方法です。先に別の方法を追加してください',
  LOGIN_DECLINED: 'ログインサービスで、あなたがログインを拒否しました',
  LOGIN_NOT_VALID: 'このログインは終了しました。最初からやり直してください',
  LOGIN_TAKEN: 'このアカウントはすでに別のウォレットのものです。何も変更されていません',
  LOGIN_TOO_OLD: '続けるには、もう一度ログインしてください',
  MAIL_UNAVAILABLE: 'メールを送信できませんでした。後でもう一度お試しください',
  NOT_FOUND: 'これはもう存在しません。ページを再読み込みしてください',
  NOT_SIGNED_IN: '先にログインしてください',
  PROOF_NOT_VALID: 'リクエストがこのブラウザの鍵で署名されていません。ページを再読み込みしてください',
  PROVIDER_UNAVAILABLE: 'ログインサービスが正しく応答していません。後でもう一度お試しください',
  REQUEST_NOT_VALID: 'ウォレットのサーバーがこのリクエストを受け付けませんでした。ページを再読み込みしてください',
  STORE_UNAVAILABLE: 'ウォレットのサーバーは現在利用できません。後でもう一度お試しください',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。後でもう一度お試しください',
  UNEXPECTED: 'サーバーで問題が発生しました。もう一度お試しください',
  VAULT_CHANGED: 'その間に、ウォレットが別の場所で変更されました。ページを再読み込みしてください',
  WALLET_EXISTS: 'ウォレットはすでに存在します。ページを再読み込みしてください',
  attemptsLeft: (count) => `コードが正しくありません。もう一度お試しください（残り${number(count)}回）`,
  retryAfter: (seconds) => `リクエストが多すぎます。${number(seconds)}秒後にもう一度お試しください`,
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `このURLには${name}のウォレットがあります。ウォレットはアプリの中で動作します。アプリを開いて、そこでログインしてください。`,
    account: 'シークレットリカバリーフレーズ、パスキー、ブラウザを確認',
    warning: (page) =>
      `このURLで、メールで届いたコードをお尋ねするのは${page}のページだけです。私たちがシークレットリカバリーフレーズをお尋ねすることは決してありません。`,
  },
  noRequest: 'このウィンドウに対応するリクエストはもうありません。閉じて、もう一度お試しください。',
  loading: {
    title: 'ログイン',
    opening: 'ログインを開いています…',
    close: '1分間何も起こらない場合は、このウィンドウを閉じてアプリに戻ってください。',
  },
  notInFrame: 'このページは別のページの中では動作しません。専用のタブで開いてください。',
  notLoaded: 'ページを読み込めませんでした。再読み込みしてください。',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `ネットワーク${network}が応答しません。もう一度お試しください`,
  answer: 'ネットワークから、数値ではない応答がありました',
  otherNetwork: 'このネットワークの接続先は別のネットワークのものです',
  otherAccount: 'ウォレットのアカウントが、表示されたものと異なります。もう一度ログインしてください',
  wouldFail: 'ネットワークによると、このトランザクションは失敗します。何も送金されていません',
  maybeSent:
    'ネットワークが応答しなかったため、トランザクションは送信された可能性があります。もう一度試す前に、アカウントを確認してください',
}
