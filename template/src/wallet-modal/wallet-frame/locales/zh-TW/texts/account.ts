import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: '您的錢包',
  loggedOut: {
    still: '由於 15 分鐘沒有動作，您已登出。',
    over: '您已登出。請重新登入。',
  },
  home: {
    loggedIn: (name) => `您已用 ${name} 的身分登入。`,
    loggedInWith: (provider, name) => `您已透過 ${provider}，用 ${name} 的身分登入。`,
    noWallet:
      '這個登入方式還沒有錢包。請先開啟應用程式，並在那裡登入。如果您的錢包使用其他登入方式，請登出，然後改用那個方式登入。',
    logOut: '登出',
    words: '只要有十二個單字，就能把您的帳戶帶到任何其他錢包，即使沒有我們也可以。',
    passkey: '密碼金鑰',
    loginOpens: (name) =>
      `只要登入就能開啟這個錢包。營運 ${name} 伺服器的人也能開啟。使用密碼金鑰後，這兩種情況都不再成立。`,
    lock: '用密碼金鑰鎖定',
    isLocked: '這個錢包須用您的密碼金鑰或復原碼開啟。只靠登入無法開啟任何內容。',
  },
  unlock: {
    about: '這個錢包已鎖定，須用您的密碼金鑰或復原碼開啟。',
    noCode: '這不是復原碼。請再次核對每個字元',
  },
  words: {
    title: '助記詞',
    none: '還沒有錢包',
    before: '查看助記詞之前',
    warning: '誰擁有這些單字，誰就擁有這個錢包裡所有的錢。',
    nobody: '我們的任何人員都絕對不會向您索取這些單字。索取的人都是想偷您的錢。',
    lookAround: '請看看四周：任何人、任何攝影機都不能看到您的螢幕。請勿分享螢幕畫面。',
    paper: '請把單字寫在紙上。這部裝置上的照片或筆記可能會被竊取。',
    show: '顯示單字',
    hidden: '單字已再次隱藏',
    hiddenText: '單字只會顯示一分鐘，而且只在您檢視本頁時顯示。',
    shown: '您的助記詞',
    order: '請依照這個順序寫下，並逐一核對。',
    hide: '隱藏單字',
    paths: (evm, solana) =>
      `其他接受十二個單字的錢包會有相同的帳戶：在 Ethereum 及類似的網路上，路徑為 ${evm}；在 Solana 上，路徑為 ${solana}。`,
    smartPath: (path) => `您的智慧帳戶的路徑為 ${path}。`,
    contractPath: (networks, path) =>
      `您在 ${networks} 上的智慧帳戶是一份合約，由路徑為 ${path} 的金鑰擁有。很少有其他錢包能使用這種帳戶。`,
  },
  browsers: {
    title: '已登入的瀏覽器',
    again: '再次顯示清單',
    thisOne: (name) => `${name} – 這個瀏覽器`,
    times: (loggedIn, seen) => `登入時間：${loggedIn}。上次使用：${seen}。`,
    logOut: (name, seen) => `將 ${name} 登出，上次使用：${seen}`,
  },
}
