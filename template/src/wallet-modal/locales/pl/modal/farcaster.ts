import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  scan: 'Zeskanuj kod telefonem i zatwierdź w aplikacji Farcaster.',
  codeLabel: 'Kod do logowania przez Farcaster',
  codeTooLong: 'Link jest za długi na kod. Zamiast tego skopiuj link.',
  starting: 'Przygotowywanie kodu',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano link',
  loading: 'Wczytywanie danych użytkownika',
  wait: 'Zaczekaj chwilę.',
  continueInApp: 'Kontynuuj w Farcaster',
  acceptInApp: 'Zaakceptuj logowanie w aplikacji.',
  open: 'Otwórz Farcaster',
}
