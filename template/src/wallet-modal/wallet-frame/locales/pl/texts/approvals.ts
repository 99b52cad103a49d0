import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('pl')

export const approval: TextsById['approval'] = {
  approve: 'Zatwierdź',
  decline: 'Odrzuć',
  details: 'Szczegóły żądania',
  account: 'Konto',
  smartAccount: (address) => `${address} (smart konto)`,
  network: 'Sieć',
  callsItself: (app) => `Ta strona przedstawia się jako „${app}”`,
  notKept: 'Twoja przeglądarka nie zapamiętuje tego logowania. Po odświeżeniu trzeba zalogować się ponownie.',
  waiting: (count) =>
    plural(count, {
      one: 'Czeka jeszcze # żądanie',
      few: 'Czekają jeszcze # żądania',
      many: 'Czeka jeszcze # żądań',
      other: 'Czeka jeszcze # żądania',
    }),
  moreCharacters: (count) => `(dalsze znaki: ${number(count)})`,
  covered: 'Coś zasłania to okno. Odsuń to, poczekaj chwilę i ponownie naciśnij Zatwierdź.',
  confirm: 'Potwierdź w oknie, które się otworzyło.',
  closed: 'Okno, w którym potwierdzasz, zostało zamknięte. Naciśnij Zatwierdź, aby otworzyć je ponownie.',
  blocked:
    'Przeglądarka zablokowała okno, w którym potwierdzasz. Zezwól tej stronie na wyskakujące okna i ponownie naciśnij Zatwierdź.',
  progress: {
    loading: 'Wczytywanie żądania…',
    working: 'W toku…',
    network: 'Oczekiwanie na sieć…',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `Wyślij ${symbol}`,
    sendTokens: 'Wyślij tokeny',
    allow: 'Zgoda na pobranie tokenów',
    allowAll: 'Zgoda na pobranie wszystkich tokenów',
    takeBack: 'Cofnij zgodę',
    createContract: 'Utwórz kontrakt',
    callContract: 'Wywołaj kontrakt',
    signMessage: 'Podpisz wiadomość',
    logIn: 'Zaloguj się',
    signData: 'Podpisz dane',
    signTransactions: (count) =>
      plural(count, {
        one: 'Podpisz transakcję',
        few: 'Podpisz # transakcje',
        many: 'Podpisz # transakcji',
        other: 'Podpisz # transakcji',
      }),
    sendTransaction: 'Wyślij transakcję',
    part: (title, place, count) => `${title} (${place} z ${count})`,
  },
  labels: {
    amount: 'Kwota',
    alsoSent: 'Ponadto wysyłane',
    from: 'Od',
    to: 'Do',
    token: 'Token',
    contract: 'Kontrakt',
    code: 'Kod',
    data: 'Dane',
    for: 'Dla',
    feeAtMost: 'Opłata najwyżej',
    feePaidBy: 'Opłatę płaci',
    atMost: 'Najwyżej',
    moreThanBefore: 'Więcej niż dotąd o',
    mayTake: 'Może pobrać',
    mayTakeAll: 'Może pobrać wszystko',
    mayTakeNothing: 'Nie może już nic pobrać',
    createTokenAccount: 'Utwórz konto tokenów',
    memo: 'Notatka',
    program: 'Program',
    useProgram: 'Użyj programu',
    account: (place) => `Konto ${place}`,
    transaction: (place) => `Transakcja ${place}`,
    logInTo: 'Zaloguj się do',
    statement: 'Oświadczenie',
    resource: 'Zasób',
  },
  values: {
    unlimited: 'Bez limitu',
    smallestUnits: (amount) => `${amount} (w najmniejszych jednostkach)`,
    tokens: (amount) => `${amount} (w tokenach)`,
    fromTable: 'konto z tabeli',
    yes: 'tak',
    no: 'nie',
    emptyList: 'pusta lista',
  },
  warnings: {
    notReadable: 'Ta wiadomość nie jest czytelnym tekstem. Zatwierdź tylko, jeśli wiesz, co robi.',
    otherSite: (address) => `Wiadomość podaje adres innej strony: ${address}`,
    otherNetwork: (id) => `Wiadomość podaje inną sieć: ${id}`,
    notValidNow: 'Wiadomość nie jest w tej chwili ważna',
    noUnits: 'Kontrakt nie podaje, jak liczy, dlatego kwota jest pokazana w najmniejszej jednostce.',
    takesAll: 'Ten adres będzie mógł pobrać z Twojego konta każdy token tego kontraktu.',
    takesUnlimited: 'Kwota jest bez limitu: ten adres będzie mógł w dowolnej chwili pobrać wszystkie te tokeny.',
    takesTokens: 'Ten adres będzie mógł pobierać tokeny z Twojego konta.',
    createsContract: 'To tworzy kontrakt. Zatwierdź tylko, jeśli znasz jego kod.',
    unknownCall: 'Portfel nie wie, co robi to wywołanie. Zatwierdź tylko, jeśli ufasz tej stronie.',
    unknownPart: 'Portfel nie wie, co robi część tej transakcji. Zatwierdź tylko, jeśli ufasz tej stronie.',
    fromTable: 'Transakcja pobiera adresy z tabeli, której portfel nie pokazuje.',
    everyNetwork: 'Ten podpis jest ważny w każdej sieci.',
    noContract: 'Ten podpis nie wskazuje żadnego kontraktu.',
    signatureTakes: 'Kto ma ten podpis, może pobierać tokeny z Twojego konta.',
    unlimited: 'Kwota jest bez limitu.',
    willFail: 'Sieć informuje, że ta transakcja prawdopodobnie się nie powiedzie.',
  },
}

export const questions: TextsById['questions'] = {
  covered: 'Coś zasłania to okno. Odsuń to, poczekaj chwilę i naciśnij ponownie.',
  unlock: {
    open: 'Otwórz',
    explanation:
      'Twój portfel jest zablokowany. Otwórz go, aby kontynuować. Po 15 minutach bez użycia zamyka się ponownie.',
    waiting: 'Oczekiwanie na klucz dostępu…',
    noCode: 'To nie może być kod odzyskiwania. Kod odzyskiwania ma 28 liter i cyfr. Poszukaj literówki',
  },
  consent: {
    title: 'Użyć tutaj Twojego portfela?',
    loggedIn: (user) => `W tej przeglądarce zalogowano do Twojego portfela jako ${user}.`,
    yourAccount: 'Twoje konto',
    sees: 'Ta strona zobaczy Twój adres e-mail i adresy Twoich kont. Może prosić Cię o podpis; za każdym razem decydujesz Ty.',
    code: 'Otrzymaj kod',
  },
  setUp: {
    title: 'Utwórz swój portfel',
    two: 'Tworzysz teraz dwie rzeczy: kod odzyskiwania, który zapisujesz na papierze, i klucz dostępu tego urządzenia. Każda z nich otwiera Twój portfel razem z logowaniem.',
    alone:
      'Nikt inny nie może go otworzyć, nawet ten, kto prowadzi jego serwer. Jeśli stracisz obie, portfel przepadnie.',
    open: 'Kontynuuj w oknie, które się otworzyło.',
    closed: 'Okno zostało zamknięte, więc nie ma jeszcze portfela. Naciśnij Dalej, aby otworzyć je ponownie.',
    blocked: 'Przeglądarka zablokowała okno. Zezwól tej stronie na wyskakujące okna i ponownie naciśnij Dalej.',
  },
}
