import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: '此應用程式未啟用登入功能',
  NO_ACTIVE_CAIP_ADDRESS: '未連接帳戶',
  NO_ACTIVE_NETWORK_OR_CLIENT: '未連接網路或錢包',
  SIWX_INIT_FAILED: '啟動登入時發生問題',
  SIGNATURE_DECLINED: '已拒絕簽署',
  SMART_ACCOUNT_NOT_SUPPORTED: '此應用程式可能不支援智慧帳戶',
  SIGNATURE_NOT_VALID: '簽章無效',
  SIWE_NOT_VERIFIED: '訊息驗證失敗',
  SIWX_MESSAGE_NOT_VALID: '登入訊息無效',
  SIWX_NETWORK_NOT_FOUND: '驗證簽章時找不到網路',
  SIWX_NOT_AUTHENTICATED: '未登入',
  SIGN_IN_UNAVAILABLE: '登入服務沒有回應',
  SIGN_IN_REFUSED: '登入服務拒絕了此次登入',
}
