import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: '此应用没有启用登录功能',
  NO_ACTIVE_CAIP_ADDRESS: '未连接账户',
  NO_ACTIVE_NETWORK_OR_CLIENT: '未连接网络或钱包',
  SIWX_INIT_FAILED: '启动登录时出现问题',
  SIGNATURE_DECLINED: '签名已被拒绝',
  SMART_ACCOUNT_NOT_SUPPORTED: '此应用可能不支持智能账户',
  SIGNATURE_NOT_VALID: '签名无效',
  SIWE_NOT_VERIFIED: '消息验证失败',
  SIWX_MESSAGE_NOT_VALID: '登录消息无效',
  SIWX_NETWORK_NOT_FOUND: '验证签名时未找到网络',
  SIWX_NOT_AUTHENTICATED: '未登录',
  SIGN_IN_UNAVAILABLE: '登录服务没有响应',
  SIGN_IN_REFUSED: '登录服务拒绝了此次登录',
}
