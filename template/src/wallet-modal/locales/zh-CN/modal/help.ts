import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    { title: '一次登录，畅行 web3', text: '钱包可代替账号和密码。连接钱包即可进入应用。' },
    { title: '您的资产之家', text: '钱包可以保管、发送和接收数字资产：加密货币、代币和收藏品。' },
    { title: '只有您掌握密钥', text: '应用提出请求，由您批准。未经您同意，任何人都不能转移资产。' },
  ],
  networkHelp: [
    { title: '一切在此发生', text: '网络记录资产归谁所有。每个网络都由许多计算机共同运行。' },
    { title: '各有用途', text: '各网络的费用、速度和应用各不相同。同一账户可以使用多个网络。' },
  ],
  learnMore: '了解更多',
  exploreAll: '浏览全部',
}
