import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'ยืนยันในกระเป๋าเงินของคุณ',
  close: 'ปิด',
  notAllowed: 'ไม่อนุญาตการดำเนินการนี้',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'การเชื่อมต่ออินเทอร์เน็ตขัดข้อง โหลดกระเป๋าเงินในตัวไม่ได้',
  FRAME_FAILED: 'โหลดระบบเข้าสู่ระบบด้วยอีเมลไม่ได้',
  FRAME_TIMED_OUT: 'คำขอของกระเป๋าเงินในตัวหมดเวลา',
  FRAME_RESTARTED: 'หน้าต่างเข้าสู่ระบบเริ่มใหม่แล้ว โปรดลองอีกครั้ง',
  REQUEST_LOST: 'หน้าต่างเข้าสู่ระบบเริ่มใหม่แล้ว และคำขออาจส่งไปแล้ว โปรดตรวจสอบก่อนลองอีกครั้ง',
  FRAME_ERROR: 'เกิดข้อผิดพลาด',
  REQUEST_ABORTED: 'คำขอถูกยกเลิกกลางคัน',
  ABORTED: 'มีบางอย่างผิดพลาด',
  RPC_NOT_ALLOWED: 'ไม่อนุญาตการดำเนินการที่แอปขอ',
  // The remaining time follows, without a colon.
  EMAIL_TOO_SOON: 'โปรดลองอีกครั้งในอีก #',
  EMAIL_NOT_VALID: 'อีเมลไม่ถูกต้อง',
  SOCIAL_TIMED_OUT: 'การเข้าสู่ระบบด้วยโซเชียลหมดเวลา โปรดลองอีกครั้ง',
  SOCIAL_NO_STATE: 'ลิงก์เข้าสู่ระบบไม่สมบูรณ์ จึงเข้าสู่ระบบต่อไม่ได้',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'การเชื่อมต่ออินเทอร์เน็ตขัดข้อง โหลดกระเป๋าเงินในตัวไม่ได้',
    text: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองอีกครั้ง',
  },
  iframe_request_timeout: { title: 'คำขอของกระเป๋าเงินในตัวหมดเวลา', text: 'โปรดลองอีกครั้งในอีกสักครู่' },
  unverified_domain: {
    title: 'การกำหนดค่าแอปไม่ถูกต้อง',
    text: 'ที่อยู่เว็บนี้ไม่มีสิทธิ์ใช้กระเป๋าเงินของแอป',
  },
}
