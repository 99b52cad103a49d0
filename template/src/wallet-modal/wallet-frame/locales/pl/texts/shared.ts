import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pl')

export const common: TextsById['common'] = {
  wallet: 'Portfel',
  back: 'Wstecz',
  cancel: 'Anuluj',
  goOn: 'Dalej',
  again: 'Spróbuj ponownie',
  oneMoment: 'Chwileczkę…',
  failed: 'Coś poszło nie tak. Spróbuj ponownie',
  openWallet: 'Otwórz swój portfel',
  usePasskey: 'Użyj klucza dostępu',
  useCode: 'Użyj kodu odzyskiwania',
  recoveryCode: 'Kod odzyskiwania',
  wrong: {
    'login+passkey': 'Ten klucz dostępu nie otwiera tego portfela. Spróbuj innego',
    'login+code': 'To nie jest kod odzyskiwania tego portfela',
  },
  passkeyNotUsed: 'Klucz dostępu nie został użyty',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'Klucz dostępu nie został użyty',
  passkeyCannotLock:
    'Tym kluczem dostępu nie można zablokować portfela. Spróbuj na innym urządzeniu lub w innej przeglądarce',
  passkeyCannotOpen:
    'Tym kluczem dostępu nie można otworzyć portfela. Spróbuj na innym urządzeniu lub w innej przeglądarce',
  noPasskeys:
    'Ta przeglądarka nie może tutaj użyć klucza dostępu. Spróbuj na innym urządzeniu lub w innej przeglądarce',
  fiveTries: 'Portfel nie otworzył się po pięciu próbach. Spróbuj ponownie',
  notOpened: 'Nie udało się otworzyć portfela. Zaloguj się ponownie',
  noSecret: 'Serwer portfela nie podał sekretu tego portfela. Zaloguj się ponownie',
  noWallet: 'Nie ma jeszcze portfela',
  serverSilent: 'Serwer portfela nie odpowiada. Spróbuj ponownie',
  serverAnswer: 'Serwer portfela podał odpowiedź, której portfel nie rozumie',
  codeOver: 'Kod wygasł. Zacznij od nowa',
  locksNotOpen: 'Nowa blokada nie otwiera portfela. Nic nie zostało zmienione',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'To nie jest dozwolone na tej stronie',
  CLOCK_NOT_RIGHT: 'Zegar tego urządzenia jest źle ustawiony. Ustaw go i spróbuj ponownie',
  CODE_NOT_VALID: 'Nieprawidłowy kod. Spróbuj ponownie',
  CODE_SPENT: 'Tego kodu nie można już użyć. Poproś o nowy kod i wpisz najnowszy',
  EMAIL_TAKEN: 'Ten adres e-mail należy już do innego portfela. Użyj innego adresu',
  FLOW_OVER: 'Ta procedura wygasła. Zacznij od nowa',
  KEY_MISSING: 'Portfela nie można teraz otworzyć, ale nic nie przepadło. Spróbuj później',
  LAST_LOGIN: 'To jedyny sposób logowania do Twojego portfela. Najpierw dodaj inny',
  LOGIN_DECLINED: 'Logowanie u dostawcy zostało przez Ciebie odrzucone',
  LOGIN_NOT_VALID: 'To logowanie wygasło. Zacznij od nowa',
  LOGIN_TAKEN: 'To konto należy już do innego portfela. Nic nie zostało zmienione',
  LOGIN_TOO_OLD: 'Zaloguj się ponownie, aby kontynuować',
  MAIL_UNAVAILABLE: 'Nie udało się wysłać e-maila. Spróbuj później',
  NOT_FOUND: 'To już nie istnieje. Odśwież stronę',
  NOT_SIGNED_IN: 'Najpierw się zaloguj',
  PROOF_NOT_VALID: 'Żądanie nie jest podpisane kluczem tej przeglądarki. Odśwież stronę',
  PROVIDER_UNAVAILABLE: 'Dostawca nie odpowiada zgodnie z oczekiwaniami. Spróbuj później',
  REQUEST_NOT_VALID: 'Serwer portfela nie przyjął tego żądania. Odśwież stronę',
  STORE_UNAVAILABLE: 'Serwer portfela jest teraz niedostępny. Spróbuj później',
  TOO_MANY_REQUESTS: 'Za dużo żądań. Spróbuj później',
  UNEXPECTED: 'Coś poszło nie tak na serwerze. Spróbuj ponownie',
  VAULT_CHANGED: 'W międzyczasie portfel został zmieniony gdzie indziej. Odśwież stronę',
  WALLET_EXISTS: 'Portfel już istnieje. Odśwież stronę',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Nieprawidłowy kod. Spróbuj ponownie (pozostała # próba)',
      few: 'Nieprawidłowy kod. Spróbuj ponownie (pozostały # próby)',
      many: 'Nieprawidłowy kod. Spróbuj ponownie (pozostało # prób)',
      other: 'Nieprawidłowy kod. Spróbuj ponownie (pozostało # próby)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Za dużo żądań. Spróbuj ponownie za # sekundę',
      few: 'Za dużo żądań. Spróbuj ponownie za # sekundy',
      many: 'Za dużo żądań. Spróbuj ponownie za # sekund',
      other: 'Za dużo żądań. Spróbuj ponownie za # sekundy',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Pod tym adresem znajduje się portfel ${name}. Portfel działa w aplikacji: otwórz aplikację i tam się zaloguj.`,
    account: 'Zobacz swoje tajne słowa, klucz dostępu i przeglądarki',
    warning: (page) =>
      `Pod tym adresem tylko strona ${page} prosi Cię o kod z e-maila. Nikt z nas nigdy nie prosi o Twoje tajne słowa.`,
  },
  noRequest: 'To okno nie należy już do żadnego żądania. Zamknij je i spróbuj ponownie.',
  loading: {
    title: 'Logowanie',
    opening: 'Otwieranie logowania…',
    close: 'Jeśli przez minutę nic się nie dzieje, zamknij to okno i wróć do aplikacji.',
  },
  notInFrame: 'Ta strona nie działa wewnątrz innej strony. Otwórz ją w osobnej karcie.',
  notLoaded: 'Nie udało się wczytać strony. Wczytaj ją ponownie.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Sieć ${network} nie odpowiada. Spróbuj ponownie`,
  answer: 'Sieć podała odpowiedź, która nie jest liczbą',
  otherNetwork: 'Serwer tej sieci należy do innej sieci',
  otherAccount: 'Portfel ma inne konto niż to, które zostało pokazane. Zaloguj się ponownie',
  wouldFail: 'Według sieci ta transakcja się nie powiedzie. Nic nie wysłano',
  maybeSent: 'Sieć nie odpowiedziała, więc transakcja mogła zostać wysłana. Sprawdź konto, zanim spróbujesz ponownie',
}
