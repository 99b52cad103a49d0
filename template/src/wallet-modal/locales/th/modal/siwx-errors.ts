import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'แอปนี้ไม่ได้เปิดใช้การเข้าสู่ระบบ',
  NO_ACTIVE_CAIP_ADDRESS: 'ไม่มีบัญชีที่เชื่อมต่ออยู่',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'ไม่มีเครือข่ายหรือกระเป๋าเงินที่เชื่อมต่ออยู่',
  SIWX_INIT_FAILED: 'เกิดปัญหาขณะเริ่มการเข้าสู่ระบบ',
  SIGNATURE_DECLINED: 'การลงนามถูกปฏิเสธ',
  SMART_ACCOUNT_NOT_SUPPORTED: 'แอปนี้อาจไม่รองรับบัญชีอัจฉริยะ',
  SIGNATURE_NOT_VALID: 'ลายเซ็นไม่ถูกต้อง',
  SIWE_NOT_VERIFIED: 'ยืนยันข้อความไม่สำเร็จ',
  SIWX_MESSAGE_NOT_VALID: 'ข้อความเข้าสู่ระบบไม่ถูกต้อง',
  SIWX_NETWORK_NOT_FOUND: 'ไม่พบเครือข่ายขณะตรวจสอบลายเซ็น',
  SIWX_NOT_AUTHENTICATED: 'ยังไม่ได้เข้าสู่ระบบ',
  SIGN_IN_UNAVAILABLE: 'บริการเข้าสู่ระบบไม่ตอบสนอง',
  SIGN_IN_REFUSED: 'บริการเข้าสู่ระบบปฏิเสธการเข้าสู่ระบบนี้',
}
