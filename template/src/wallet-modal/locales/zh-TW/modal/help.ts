import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    { title: '一次登入，通行 web3', text: '錢包可取代帳號和密碼。連接錢包即可進入應用程式。' },
    { title: '您的資產之家', text: '錢包可保管、傳送和接收數位資產：加密貨幣、代幣與收藏品。' },
    { title: '只有您握有金鑰', text: '應用程式提出要求，由您核准。未經您同意，任何人都無法移轉資產。' },
  ],
  networkHelp: [
    { title: '一切都在這裡發生', text: '網路記錄資產歸誰所有。每個網路都由許多電腦共同運作。' },
    { title: '各有用途', text: '各網路的費用、速度和應用各不相同。同一個帳戶可以使用多個網路。' },
  ],
  learnMore: '瞭解詳情',
  exploreAll: '瀏覽全部',
}
