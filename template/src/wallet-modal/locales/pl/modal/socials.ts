import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Logowanie społecznościowe',
  continueWith: (name) => `Kontynuuj z ${name}`,
  more: 'Więcej sposobów logowania',
  logIn: (name) => `Zaloguj się przez ${name}`,
  opening: 'Otwieranie okna dostawcy',
  inWindow: 'Zaloguj się w oknie dostawcy',
  retrieving: 'Pobieranie danych użytkownika',
  failed: 'Coś poszło nie tak',
  untrusted: 'Niezaufane źródło',
  blocked: 'Przeglądarka zablokowała okno',
  blockedText: 'Otwórz okno przyciskiem albo kontynuuj w tej karcie.',
  cutOff: 'Utracono okno',
  cutOffText: 'Ta strona nie może utrzymać okna dostawcy. Kontynuuj w tej karcie, a potem tu wrócisz.',
  tryAgain: 'Spróbuj ponownie',
  openWindow: 'Otwórz okno',
  sameTab: 'Kontynuuj w tej karcie',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Serwisy społecznościowe' }
