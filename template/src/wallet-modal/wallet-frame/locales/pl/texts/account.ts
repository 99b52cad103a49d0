import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Twój portfel',
  loggedOut: {
    still: 'Nastąpiło wylogowanie, ponieważ przez 15 minut nic się nie działo.',
    over: 'Sesja została zakończona. Zaloguj się ponownie.',
  },
  home: {
    loggedIn: (name) => `Zalogowano jako ${name}.`,
    loggedInWith: (provider, name) => `Zalogowano przez ${provider} jako ${name}.`,
    noWallet:
      'Dla tego logowania nie ma jeszcze portfela. Najpierw otwórz aplikację i tam się zaloguj. Jeśli masz portfel z innym logowaniem, wyloguj się i użyj tamtego logowania.',
    logOut: 'Wyloguj się',
    words: 'Dwanaście słów przenosi Twoje konta do dowolnego innego portfela, także bez nas.',
    passkey: 'Klucz dostępu',
    loginOpens: (name) =>
      `Samo logowanie otwiera ten portfel. Mógłby go też otworzyć ten, kto prowadzi serwer ${name}. Klucz dostępu zmienia jedno i drugie.`,
    lock: 'Zablokuj kluczem dostępu',
    isLocked: 'Ten portfel otwiera Twój klucz dostępu lub Twój kod odzyskiwania. Samo logowanie niczego nie otwiera.',
  },
  unlock: {
    about: 'Ten portfel jest zablokowany. Otwiera go Twój klucz dostępu lub Twój kod odzyskiwania.',
    noCode: 'To nie jest kod odzyskiwania. Sprawdź ponownie każdy znak',
  },
  words: {
    title: 'Tajne słowa',
    none: 'Nie ma jeszcze portfela',
    before: 'Zanim zobaczysz swoje tajne słowa',
    warning: 'Kto ma te słowa, ma wszystkie pieniądze z tego portfela.',
    nobody: 'Nikt z nas nigdy nie prosi o te słowa. Kto o nie prosi, chce ukraść Twoje pieniądze.',
    lookAround:
      'Rozejrzyj się: Twojego ekranu nie powinien widzieć nikt ani żadna kamera. Nie udostępniaj swojego ekranu.',
    paper: 'Zapisz słowa na papierze. Zdjęcie lub notatka na tym urządzeniu może zostać skradziona.',
    show: 'Pokaż słowa',
    hidden: 'Słowa są znowu ukryte',
    hiddenText: 'Są pokazywane przez minutę i tylko wtedy, gdy patrzysz na tę stronę.',
    shown: 'Twoje tajne słowa',
    order: 'Zapisz je w tej kolejności i sprawdź każde.',
    hide: 'Ukryj słowa',
    paths: (evm, solana) =>
      `Inny portfel, który przyjmuje dwanaście słów, ma te same konta: w Ethereum i podobnych sieciach ze ścieżką ${evm}, a w Solanie ze ścieżką ${solana}.`,
    smartPath: (path) => `Twoje smart konto ma ścieżkę ${path}.`,
    contractPath: (networks, path) =>
      `Twoje smart konto (${networks}) jest kontraktem i należy do klucza ze ścieżką ${path}. Niewiele innych portfeli może używać takiego konta.`,
  },
  browsers: {
    title: 'Zalogowane przeglądarki',
    again: 'Pokaż listę ponownie',
    thisOne: (name) => `${name} – ta przeglądarka`,
    times: (loggedIn, seen) => `Logowanie: ${loggedIn}. Ostatnia aktywność: ${seen}.`,
    logOut: (name, seen) => `Wyloguj ${name}, ostatnia aktywność: ${seen}`,
  },
}
