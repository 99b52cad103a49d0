import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('th')

export const tokens: TextsById['tokens'] = {
  tokens: 'โทเค็น',
  noTokens: 'ยังไม่มีโทเค็น',
  noTokensText: (network) => `สิ่งที่คุณได้รับบน ${network} จะแสดงที่นี่`,
  allTokens: 'โทเค็นทั้งหมด',
  unpriced: 'ไม่ทราบราคา',
  searchTokens: 'ค้นหาชื่อหรือวางที่อยู่',
  noTokenFound: 'ไม่พบโทเค็น',
  noTokenFoundText: (query) => `ไม่มีสิ่งที่คุณถืออยู่ที่นี่ตรงกับ “${query}”`,
  tokensUnavailable: 'ดูยอดคงเหลือโทเค็นไม่ได้',
  tokensUnavailableText: 'ทั้งบริการข้อมูลและเครือข่ายไม่ตอบสนอง',
  hiddenTokens: (count) => plural(count, { other: 'ซ่อนโทเค็นที่ไม่มีทศนิยมไว้ # รายการ' }),
  show: 'แสดง',
}
