import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: '儲存報告',
  text: '報告會告訴此應用程式的開發者最近幾分鐘這裡發生了什麼。',
  privacy: '其中不含地址、名字、金額或訊息。不會傳送任何內容：您儲存檔案後，自行決定要交給誰。',
  since: '記錄開始時間',
  steps: '步驟',
  requests: '要求',
  browser: '瀏覽器',
  content: '顯示完整報告',
  save: '儲存檔案',
  saved: '已儲存報告',
}
