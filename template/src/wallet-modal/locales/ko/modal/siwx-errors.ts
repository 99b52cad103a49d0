import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: '로그인 기능이 켜져 있지 않습니다',
  NO_ACTIVE_CAIP_ADDRESS: '연결된 계정이 없습니다',
  NO_ACTIVE_NETWORK_OR_CLIENT: '연결된 네트워크 또는 지갑이 없습니다',
  SIWX_INIT_FAILED: '로그인을 시작하는 중 문제가 발생했습니다',
  SIGNATURE_DECLINED: '서명을 거부했습니다',
  SMART_ACCOUNT_NOT_SUPPORTED: '이 앱은 스마트 계정을 지원하지 않을 수 있습니다',
  SIGNATURE_NOT_VALID: '서명이 올바르지 않습니다',
  SIWE_NOT_VERIFIED: '메시지를 검증하지 못했습니다',
  SIWX_MESSAGE_NOT_VALID: '로그인 메시지가 올바르지 않습니다',
  SIWX_NETWORK_NOT_FOUND: '서명을 검증할 네트워크를 찾을 수 없습니다',
  SIWX_NOT_AUTHENTICATED: '로그인되어 있지 않습니다',
  SIGN_IN_UNAVAILABLE: '로그인 서비스가 응답하지 않습니다',
  SIGN_IN_REFUSED: '로그인 서비스가 이 로그인을 거부했습니다',
}
