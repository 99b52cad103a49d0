import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: '請在您的錢包中確認',
  close: '關閉',
  notAllowed: '不允許此操作',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: '連線錯誤，無法載入內建錢包',
  FRAME_FAILED: '無法載入電子郵件登入功能',
  FRAME_TIMED_OUT: '內建錢包要求逾時',
  FRAME_RESTARTED: '登入視窗已重新啟動，請重試',
  REQUEST_LOST: '登入視窗已重新啟動，要求可能已經送出。重試前請先查證',
  FRAME_ERROR: '發生錯誤',
  REQUEST_ABORTED: '要求已中止',
  ABORTED: '發生問題',
  RPC_NOT_ALLOWED: '不允許應用程式要求的操作',
  // The remaining time follows, without a colon.
  EMAIL_TOO_SOON: '請在 #後重試',
  EMAIL_NOT_VALID: '電子郵件地址無效',
  SOCIAL_TIMED_OUT: '社群帳號登入逾時，請重試',
  SOCIAL_NO_STATE: '登入連結不完整，無法繼續登入',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: { title: '連線錯誤，無法載入內建錢包', text: '請檢查網際網路連線，然後重試。' },
  iframe_request_timeout: { title: '內建錢包要求逾時', text: '請稍後重試。' },
  unverified_domain: { title: '應用程式設定無效', text: '此網址無權使用該應用程式的錢包。' },
}
