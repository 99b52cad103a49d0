import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('zh-CN')

export const tokens: TextsById['tokens'] = {
  tokens: '代币',
  noTokens: '暂无代币',
  noTokensText: (network) => `您在 ${network} 上接收的资产会显示在这里。`,
  allTokens: '所有代币',
  unpriced: '价格未知',
  searchTokens: '搜索名称或粘贴地址',
  noTokenFound: '未找到代币',
  noTokenFoundText: (query) => `您在此持有的代币中没有与“${query}”匹配的结果。`,
  tokensUnavailable: '无法获取代币余额',
  tokensUnavailableText: '数据服务和网络均没有响应。',
  hiddenTokens: (count) => plural(count, { other: '已隐藏 # 个没有小数位数的代币' }),
  show: '显示',
}
