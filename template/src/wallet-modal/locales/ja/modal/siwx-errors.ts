import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'サインインが有効になっていません',
  NO_ACTIVE_CAIP_ADDRESS: 'アカウントが接続されていません',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'ネットワークまたはウォレットが接続されていません',
  SIWX_INIT_FAILED: 'サインインの開始中に問題が発生しました',
  SIGNATURE_DECLINED: '署名を拒否しました',
  SMART_ACCOUNT_NOT_SUPPORTED: 'このアプリはスマートアカウントに対応していない可能性があります',
  SIGNATURE_NOT_VALID: '署名が正しくありません',
  SIWE_NOT_VERIFIED: 'メッセージを検証できませんでした',
  SIWX_MESSAGE_NOT_VALID: 'サインインのメッセージが正しくありません',
  SIWX_NETWORK_NOT_FOUND: '署名を検証するネットワークが見つかりません',
  SIWX_NOT_AUTHENTICATED: 'サインインしていません',
  SIGN_IN_UNAVAILABLE: 'サインインサービスが応答しません',
  SIGN_IN_REFUSED: 'サインインサービスがこのサインインを拒否しました',
}
