import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: '用密碼金鑰鎖定您的錢包',
    alone: '之後，只靠登入無法開啟任何內容。新的瀏覽器還需要您的密碼金鑰。',
    server: (name) => `營運 ${name} 伺服器的人將無法再開啟您的錢包。`,
    lost: '如果您的密碼金鑰和復原碼都遺失，錢包就遺失了。沒有人能找回來。',
    running: '正在鎖定您的錢包',
    done: '您的錢包已鎖定',
    doneText: '您的密碼金鑰可以開啟錢包，復原碼也可以。請把復原碼保存在十年後仍找得到的地方。',
    note: '請保留您寫下的復原碼，因為錢包可能已經用它鎖定。舊的復原碼也請保留。',
  },
  renew: {
    title: '新的復原碼',
    stops: '您現在的復原碼會在最後一步失效。',
    lost: '遺失了密碼金鑰嗎？請用復原碼開啟錢包，屆時您也會建立新的密碼金鑰。',
  },
  remove: {
    title: '移除密碼金鑰鎖定',
    alone: '之後，只要登入就能再次開啟您的錢包。',
    server: (name) => `營運 ${name} 伺服器的人也能再次開啟錢包。任何以您的身分登入的人也一樣。`,
    action: '移除鎖定',
    done: '已移除密碼金鑰鎖定',
    doneText: '只要登入就能開啟您的錢包。復原碼不再能開啟任何內容。',
  },
  code: {
    title: '寫下您的復原碼',
    about: '沒有密碼金鑰時，這組復原碼加上登入可以開啟您的錢包。請寫在紙上。之後不會再顯示。',
    warning: '請只在您的錢包要求輸入之處，輸入這組復原碼。我們的任何人員都絕對不會透過郵件、聊天或電話向您索取。',
    written: '我已寫下',
  },
  check: {
    title: '核對您的復原碼',
    label: (places) => `復原碼的第 ${places} 個字元`,
    hint: (where) => `請查看您寫下的復原碼。${where.join('；')}。`,
    place: (character, group, place) => `第 ${character} 個字元在第 ${group} 組的第 ${place} 位`,
    action: '核對',
    wrong: '字元不符。請再次查看您寫下的復原碼',
    nothingYet: '目前還沒有任何變更。最後一步在這之後。',
    showAgain: '再次顯示復原碼',
  },
  passkey: {
    title: '建立您的密碼金鑰',
    about: '您的瀏覽器會要求您提供指紋、臉部或這部裝置的密碼。錢包隨後會立即鎖定。',
    action: '建立密碼金鑰',
  },
  save: {
    title: '儲存新的復原碼',
    about: '您的密碼金鑰維持不變。舊的復原碼會在此之後立即失效。',
  },
  backToWallet: '返回您的錢包',
}
