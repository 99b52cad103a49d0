import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Potwierdź w portfelu',
  close: 'Zamknij',
  notAllowed: 'Działanie niedozwolone',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Błąd połączenia z internetem – nie udało się wczytać wbudowanego portfela',
  FRAME_FAILED: 'Nie udało się wczytać logowania e-mailem',
  FRAME_TIMED_OUT: 'Wbudowany portfel nie odpowiedział na czas',
  FRAME_RESTARTED: 'Okno logowania uruchomiono ponownie; spróbuj jeszcze raz',
  REQUEST_LOST: 'Okno logowania uruchomiono ponownie, a żądanie mogło zostać wysłane. Sprawdź to, zanim je powtórzysz',
  FRAME_ERROR: 'Wystąpił błąd',
  REQUEST_ABORTED: 'Żądanie zostało przerwane',
  ABORTED: 'Coś poszło nie tak',
  RPC_NOT_ALLOWED: 'Żądane działanie jest niedozwolone',
  EMAIL_TOO_SOON: 'Spróbuj ponownie później. Pozostało: #',
  EMAIL_NOT_VALID: 'Nieprawidłowy adres e-mail',
  SOCIAL_TIMED_OUT: 'Logowanie przez serwis społecznościowy trwało za długo. Spróbuj ponownie',
  SOCIAL_NO_STATE: 'Usługa logowania zwróciła niepełny link',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Błąd połączenia z internetem – nie udało się wczytać wbudowanego portfela',
    text: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  },
  iframe_request_timeout: {
    title: 'Wbudowany portfel nie odpowiedział na czas',
    text: 'Spróbuj ponownie za chwilę.',
  },
  unverified_domain: {
    title: 'Błędna konfiguracja aplikacji',
    text: 'Ten adres internetowy nie może korzystać z portfela aplikacji.',
  },
}
