import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: '您的钱包',
  loggedOut: {
    still: '由于 15 分钟没有操作，您已退出登录。',
    over: '您已退出登录。请重新登录。',
  },
  home: {
    loggedIn: (name) => `您已以 ${name} 的身份登录。`,
    loggedInWith: (provider, name) => `您已通过 ${provider} 以 ${name} 的身份登录。`,
    noWallet:
      '此登录方式还没有钱包。请先打开应用并在那里登录。如果您的钱包使用其他登录方式，请退出登录，然后使用那种方式登录。',
    logOut: '退出登录',
    words: '凭十二个单词，您可以将账户带到任何其他钱包，即使没有我们也可以。',
    passkey: '通行密钥',
    loginOpens: (name) =>
      `仅凭登录即可打开此钱包。运营 ${name} 服务器的人也能打开它。使用通行密钥后，这两种情况都不再成立。`,
    lock: '用通行密钥锁定',
    isLocked: '此钱包需用您的通行密钥或恢复码打开。仅凭登录无法打开任何内容。',
  },
  unlock: {
    about: '此钱包已锁定，需用您的通行密钥或恢复码打开。',
    noCode: '这不是恢复码。请再次核对每个字符',
  },
  words: {
    title: '助记词',
    none: '还没有钱包',
    before: '查看助记词之前',
    warning: '谁拥有这些单词，谁就拥有此钱包里的所有钱。',
    nobody: '我们的任何人员都绝不会向您索要这些单词。索要它们的人都是想偷您的钱。',
    lookAround: '请看看四周：任何人、任何摄像头都不能看到您的屏幕。请勿共享屏幕。',
    paper: '请将单词写在纸上。此设备上的照片或笔记可能被盗。',
    show: '显示单词',
    hidden: '单词已重新隐藏',
    hiddenText: '单词只显示一分钟，并且仅在您查看此页面时显示。',
    shown: '您的助记词',
    order: '请按此顺序写下，并逐个核对。',
    hide: '隐藏单词',
    paths: (evm, solana) =>
      `其他支持十二个单词的钱包会有相同的账户：在 Ethereum 及类似网络上，路径为 ${evm}；在 Solana 上，路径为 ${solana}。`,
    smartPath: (path) => `您的智能账户的路径为 ${path}。`,
    contractPath: (networks, path) =>
      `您在 ${networks} 上的智能账户是一个合约，由路径为 ${path} 的密钥拥有。很少有其他钱包能使用这种账户。`,
  },
  browsers: {
    title: '已登录的浏览器',
    again: '再次显示列表',
    thisOne: (name) => `${name} – 此浏览器`,
    times: (loggedIn, seen) => `登录时间：${loggedIn}。上次使用：${seen}。`,
    logOut: (name, seen) => `让 ${name} 退出登录，上次使用：${seen}`,
  },
}
