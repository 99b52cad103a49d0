import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'כניסה דרך רשתות חברתיות',
  continueWith: (name) => `המשך עם ${name}`,
  more: 'דרכי כניסה נוספות',
  logIn: (name) => `כניסה עם ${name}`,
  opening: 'פותחים את החלון של הספק',
  inWindow: 'היכנסו בחלון של הספק',
  retrieving: 'מאחזרים את פרטי המשתמש',
  failed: 'משהו השתבש',
  untrusted: 'מקור לא מהימן',
  blocked: 'הדפדפן חסם את החלון',
  blockedText: 'פתחו את החלון בלחצן, או המשיכו בכרטיסייה הזו.',
  cutOff: 'החלון איננו',
  cutOffText: 'הדף הזה לא יכול להחזיק את החלון של הספק. המשיכו בכרטיסייה הזו, ותחזרו לכאן.',
  tryAgain: 'ניסיון נוסף',
  openWindow: 'פתיחת החלון',
  sameTab: 'המשך בכרטיסייה הזו',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'כל הרשתות החברתיות' }
