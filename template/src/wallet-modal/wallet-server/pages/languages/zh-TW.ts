import type { PageTexts } from '../page-texts'

export const zhTW: PageTexts = {
  approve: {
    title: '核准瀏覽器',
    ifAsked: '僅當您本人剛剛提出要求時才核准。',
    button: '核准這個瀏覽器',
    ifNot: '如果這不是您的瀏覽器，請關閉此頁面。',
  },
  approved: { title: '已核准', text: '請返回想要登入的瀏覽器。您將收到另一封包含驗證碼的郵件。' },
  spent: { title: '此連結已失效', text: '連結已被使用，或已超過 20 分鐘。請在想要登入的瀏覽器中重新開始。' },
  callback: { title: '即將完成', text: '請返回應用程式。您可以關閉此視窗。' },
  over: { title: '此次登入已結束', text: '此次登入已被使用，或已超過 10 分鐘。請返回應用程式並重新開始。' },
  refused: { title: '不允許', text: '此頁面無權顯示錢包。' },
}
