import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Wybierz nazwę', RegisterAccountNameSuccess: 'Nazwa konta' },
  choose: 'Wybierz nazwę konta',
  chooseHint: 'Inni mogą wysyłać na nazwę zamiast na adres',
  label: 'Nazwa konta',
  placeholder: 'twoja-nazwa',
  checking: 'Sprawdzanie nazwy',
  tooShort: 'Nazwa musi mieć co najmniej 4 znaki',
  notValid: 'Nazwa może zawierać tylko litery, cyfry i łączniki',
  owned: 'Masz już nazwę',
  available: 'Dostępna',
  registered: 'Zarejestrowana',
  register: 'Zarejestruj nazwę',
  registering: 'Rejestrowanie…',
  registerFailed: (name) => `Nie udało się zarejestrować nazwy ${name}`,
  doneTitle: 'Nazwa konta została wybrana',
  doneText: 'Możesz teraz zasilić konto i handlować kryptowalutami.',
  done: 'Zaczynamy!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Nie udało się pobrać propozycji nazw',
  NAME_NETWORK_NOT_FOUND: 'Nie znaleziono sieci',
  NAME_ACCOUNT_NOT_FOUND: 'Nie znaleziono adresu lub portfela z logowaniem',
  NAME_ACCOUNT_CHANGED: 'Konto się zmieniło, więc nazwa nie została zarejestrowana',
  NAME_NOT_CONFIRMED: 'Nie udało się jeszcze potwierdzić nazwy. Sprawdź ją, zanim spróbujesz ponownie',
  NAME_SIGNATURE_NOT_VALID: 'Podpis nie pochodzi z tego konta, więc nazwa nie została zarejestrowana',
}
