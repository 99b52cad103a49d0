import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'ソーシャルログイン',
  continueWith: (name) => `${name}で続行`,
  more: 'その他のログイン方法',
  logIn: (name) => `${name}でログイン`,
  opening: 'プロバイダーのウィンドウを開いています',
  inWindow: 'プロバイダーのウィンドウでログインしてください',
  retrieving: 'ユーザー情報を取得しています',
  failed: '問題が発生しました',
  untrusted: '信頼されていない送信元です',
  blocked: 'ブラウザがウィンドウをブロックしました',
  blockedText: 'ボタンでウィンドウを開くか、このタブで続けてください。',
  cutOff: 'ウィンドウとの接続が切れました',
  cutOffText: 'このページではプロバイダーのウィンドウを維持できません。このタブで続けると、終了後にここへ戻ります。',
  tryAgain: '再試行',
  openWindow: 'ウィンドウを開く',
  sameTab: 'このタブで続行',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'すべてのソーシャル',
}
