import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Farcaster로 로그인',
  scan: '휴대폰으로 QR 코드를 스캔한 후 Farcaster에서 승인하세요.',
  waiting: 'Farcaster에서 승인하기를 기다리는 중…',
  open: 'Farcaster 열기',
  image: '휴대폰 카메라로 스캔할 로그인용 QR 코드',
  newCode: '새 코드',
}
