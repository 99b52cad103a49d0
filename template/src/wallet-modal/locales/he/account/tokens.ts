import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('he')

export const tokens: TextsById['tokens'] = {
  tokens: 'טוקנים',
  noTokens: 'אין עדיין טוקנים',
  noTokensText: (network) => `מה שתקבלו על ${network} יופיע כאן.`,
  allTokens: 'כל הטוקנים',
  unpriced: 'ללא מחיר ידוע',
  searchTokens: 'חיפוש שם או הדבקת כתובת',
  noTokenFound: 'לא נמצא טוקן',
  noTokenFoundText: (query) => `שום דבר שברשותכם כאן לא תואם ל״${query}״.`,
  tokensUnavailable: 'יתרת הטוקנים לא זמינה',
  tokensUnavailableText: 'גם שירות הנתונים וגם הרשת לא ענו.',
  hiddenTokens: (count) =>
    plural(count, {
      one: 'טוקן אחד ללא ספרות עשרוניות מוסתר',
      two: 'שני טוקנים ללא ספרות עשרוניות מוסתרים',
      other: '# טוקנים ללא ספרות עשרוניות מוסתרים',
    }),
  show: 'הצגה',
}
