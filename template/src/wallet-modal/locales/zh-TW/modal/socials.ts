import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: '社群帳號登入',
  continueWith: (name) => `使用 ${name} 繼續`,
  more: '更多登入方式',
  logIn: (name) => `使用 ${name} 登入`,
  opening: '正在開啟登入服務的視窗',
  inWindow: '請在登入服務的視窗中登入',
  retrieving: '正在取得使用者資料',
  failed: '發生問題',
  untrusted: '來源不受信任',
  blocked: '您的瀏覽器封鎖了視窗',
  blockedText: '請用按鈕開啟視窗，或在此分頁中繼續。',
  cutOff: '視窗已無法使用',
  cutOffText: '本頁面無法保持登入服務的視窗。請在此分頁中繼續，之後會返回這裡。',
  tryAgain: '重試',
  openWindow: '開啟視窗',
  sameTab: '在此分頁中繼續',
}

export const socialTitles: TextsById['socialTitles'] = { all: '所有社群帳號' }
