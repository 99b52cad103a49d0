import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural, day } = wordsIn('ko')

export const directory: TextsById['directory'] = {
  searchAll: (count) => (count > 0 ? plural(count, { other: '지갑 #개 검색' }) : '지갑 검색'),
  showQrCode: 'QR 코드 표시',
  certified: '인증됨',
  certifiedOnly: 'WalletConnect 인증',
  certifiedNotice: 'WalletConnect 인증 지갑만',
  found: (count) => (count > 0 ? plural(count, { other: '지갑 #개' }) : '지갑 없음'),
  noMatch: (query) => `‘${query}’ 검색 결과가 없습니다`,
  noMatchText: '철자를 확인하거나 WalletConnect를 지원하는 지갑으로 QR 코드를 스캔하세요.',
  noMatchPlainText: '철자를 확인하세요.',
  noCertified: '인증된 지갑을 찾을 수 없습니다',
  noWallets: '표시할 지갑이 없습니다',
  noWalletsText: '이 앱의 네트워크에서 사용할 수 있는 지갑이 목록에 없습니다.',
  failed: '지갑 목록을 불러오지 못했습니다',
  failedText: '인터넷 연결을 확인한 후 다시 시도하세요.',
  outdated: '목록을 업데이트하지 못했습니다.',
  bundledFrom: (date) => `${day(date)} 기준 내장 목록`,
}
