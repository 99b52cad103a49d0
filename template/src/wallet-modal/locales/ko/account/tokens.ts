import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('ko')

export const tokens: TextsById['tokens'] = {
  tokens: '토큰',
  noTokens: '아직 토큰이 없습니다',
  noTokensText: (network) => `${network}에서 받은 것이 여기에 표시됩니다.`,
  allTokens: '모든 토큰',
  unpriced: '가격을 알 수 없음',
  searchTokens: '이름 검색 또는 주소 붙여넣기',
  noTokenFound: '토큰을 찾을 수 없습니다',
  noTokenFoundText: (query) => `여기에 보유한 것 중 ‘${query}’ 검색 결과가 없습니다.`,
  tokensUnavailable: '토큰 잔액을 확인할 수 없습니다',
  tokensUnavailableText: '데이터 서비스와 네트워크 모두 응답하지 않았습니다.',
  hiddenTokens: (count) => plural(count, { other: '소수 자릿수가 없는 토큰 #개 숨김' }),
  show: '표시',
}
