import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'ウォレットで確認',
  close: '閉じる',
  notAllowed: 'この操作は許可されていません',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: '通信エラー：内蔵ウォレットを読み込めませんでした',
  FRAME_FAILED: 'メールでのログインに必要な機能を読み込めません',
  FRAME_TIMED_OUT: '内蔵ウォレットへのリクエストが時間切れになりました',
  FRAME_RESTARTED: 'サインインのウィンドウが再起動しました。もう一度お試しください',
  REQUEST_LOST:
    'サインインのウィンドウが再起動しました。リクエストは送信された可能性があります。やり直す前に確認してください',
  FRAME_ERROR: 'エラーが発生しました',
  REQUEST_ABORTED: 'リクエストは中止されました',
  ABORTED: '問題が発生しました',
  RPC_NOT_ALLOWED: '要求された操作は許可されていません',
  EMAIL_TOO_SOON: '#後にもう一度お試しください',
  EMAIL_NOT_VALID: 'メールアドレスが正しくありません',
  SOCIAL_TIMED_OUT: 'ソーシャルログインが時間切れになりました。もう一度お試しください',
  SOCIAL_NO_STATE: 'ログイン後のURLに必要な情報（state=）がありません',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: '通信エラー：内蔵ウォレットを読み込めませんでした',
    text: 'インターネット接続を確認してから、もう一度お試しください。',
  },
  iframe_request_timeout: {
    title: '内蔵ウォレットへのリクエストが時間切れになりました',
    text: 'しばらくしてからもう一度お試しください。',
  },
  unverified_domain: {
    title: 'アプリの設定が正しくありません',
    text: 'このURLでは、アプリのウォレットを使用できません。',
  },
}
