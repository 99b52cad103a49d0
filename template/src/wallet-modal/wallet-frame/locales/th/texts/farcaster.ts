import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'เข้าสู่ระบบด้วย Farcaster',
  scan: 'โปรดสแกนรหัส QR ด้วยโทรศัพท์ของคุณ แล้วอนุมัติใน Farcaster',
  waiting: 'กำลังรอการอนุมัติของคุณใน Farcaster…',
  open: 'เปิด Farcaster',
  image: 'รหัส QR สำหรับเข้าสู่ระบบ ใช้กับกล้องของโทรศัพท์',
  newCode: 'รหัสใหม่',
}
