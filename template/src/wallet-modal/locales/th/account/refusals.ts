import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'จะไม่สำเร็จ',
  notEnough: (symbol) => `${symbol} ไม่พอสำหรับจำนวนเงินและค่าธรรมเนียม`,
  tooLittle: (symbol) => `มี ${symbol} น้อยเกินไป`,
  notEnoughOrToken: (symbol) => `${symbol} หรือโทเค็นไม่พอ`,
  notEnoughToken: 'โทเค็นไม่พอ',
  notMoved: 'โทเค็นจะไม่ย้ายจำนวนนี้',
  otherOwner: 'บัญชีนี้เป็นของผู้อื่น',
  frozen: 'บัญชีโทเค็นถูกระงับ',
  belowMinimum: (symbol) => `บัญชีที่ไม่ว่างต้องมีอย่างน้อย 0.00089088 ${symbol}: บัญชีของผู้รับ และส่วนที่เหลือในบัญชีของคุณ`,
  outOfDate: 'หมดอายุแล้ว: โปรดลองอีกครั้ง',
  known: 'เครือข่ายมีธุรกรรมนี้อยู่แล้ว',
  ofProgram: (error) => `ข้อผิดพลาด ${error} ของโปรแกรม`,
  signature: 'ลายเซ็นของกระเป๋าเงินไม่ตรงกัน',
  unreadable: 'อ่านคำตอบไม่ได้',
}
