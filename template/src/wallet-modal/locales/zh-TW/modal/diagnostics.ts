import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: '儲存報告',
  text: '報告會告訴此應用程式的開發者最近幾分鐘這裡發生了什麼。',
  privacy: '其中不含地址、名稱、金額或訊息。不會傳送任何內容：您儲存一個檔案，並決定要交給誰。',
  since: '記錄開始於',
  steps: '步驟',
  requests: '要求',
  browser: '瀏覽器',
  content: '顯示完整報告',
  save: '儲存檔案',
  saved: '報告已儲存',
}
