import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: '可能已經傳送',
  maybeSentText: '錢包的回覆未說明是否已傳送，網路上也尚未顯示這筆交易。繼續之前，請先查看您的帳戶。',
  stillOpen: '您的錢包中可能仍有先前未處理的要求',
  stillOpenText: '請在錢包中拒絕該要求，或先查看您的帳戶再繼續。',
}
