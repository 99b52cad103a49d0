import type { TextsById } from '../../language'

export const refusals: TextsById['refusals'] = {
  wouldFail: 'היא תיכשל',
  notEnough: (symbol) => `אין מספיק ${symbol} לסכום ולעמלה`,
  tooLittle: (symbol) => `יש מעט מדי ${symbol}`,
  notEnoughOrToken: (symbol) => `אין מספיק ${symbol} או אין מספיק מהטוקן`,
  notEnoughToken: 'אין מספיק מהטוקן',
  notMoved: 'הטוקן לא יעביר את הסכום',
  otherOwner: 'החשבון שייך למישהו אחר',
  frozen: 'חשבון הטוקן מוקפא',
  belowMinimum: (symbol) => `חשבון שאינו ריק צריך לפחות 0.00089088 ${symbol}: חשבון הנמען, ומה שנשאר בחשבון שלכם`,
  outOfDate: 'תוקפה פג: נסו שוב',
  known: 'היא כבר ברשת',
  ofProgram: (error) => `שגיאה ${error} של התוכנית`,
  signature: 'החתימה של הארנק אינה מתאימה',
  unreadable: 'אי אפשר לקרוא את התשובה',
}
