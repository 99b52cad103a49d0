import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'โปรดสแกนรหัส QR ด้วยโทรศัพท์ของคุณ แล้วอนุมัติใน Farcaster',
  codeLabel: 'รหัส QR สำหรับเข้าสู่ระบบด้วย Farcaster',
  codeTooLong: 'ลิงก์ยาวเกินกว่าจะสร้างรหัส QR ได้ โปรดคัดลอกลิงก์แทน',
  starting: 'กำลังเตรียมรหัส QR',
  copyLink: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  loading: 'กำลังโหลดข้อมูลผู้ใช้',
  wait: 'โปรดรอสักครู่',
  continueInApp: 'ดำเนินการต่อใน Farcaster',
  acceptInApp: 'โปรดยอมรับการเข้าสู่ระบบในแอป',
  open: 'เปิด Farcaster',
}
