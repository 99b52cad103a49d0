import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: '휴대폰으로 QR 코드를 스캔한 후 Farcaster에서 승인하세요.',
  codeLabel: 'Farcaster 로그인용 QR 코드',
  codeTooLong: '링크가 너무 길어 QR 코드로 만들 수 없습니다. 대신 링크를 복사하세요.',
  starting: 'QR 코드를 준비하고 있습니다',
  copyLink: '링크 복사',
  copied: '링크를 복사했습니다',
  loading: '사용자 정보를 불러오고 있습니다',
  wait: '잠시만 기다려 주세요.',
  continueInApp: 'Farcaster에서 계속',
  acceptInApp: '앱에서 로그인을 승인하세요.',
  open: 'Farcaster 열기',
}
