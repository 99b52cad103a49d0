import type { TextsById } from '../../language'

export const farcaster: TextsById['farcaster'] = {
  title: 'Zaloguj się przez Farcaster',
  scan: 'Zeskanuj kod telefonem i zatwierdź w Farcaster.',
  waiting: 'Oczekiwanie na Twoje zatwierdzenie w Farcaster…',
  open: 'Otwórz Farcaster',
  image: 'Kod QR logowania, dla aparatu Twojego telefonu',
  newCode: 'Nowy kod',
}
