import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Ihre Wallet',
  loggedOut: {
    still: 'Sie wurden abgemeldet, weil 15 Minuten lang nichts geschehen ist.',
    over: 'Sie sind abgemeldet. Melden Sie sich erneut an.',
  },
  home: {
    loggedIn: (name) => `Sie sind angemeldet als ${name}.`,
    loggedInWith: (provider, name) => `Sie sind mit ${provider} angemeldet als ${name}.`,
    noWallet:
      'Für diese Anmeldung gibt es noch keine Wallet. Öffnen Sie zuerst die App, und melden Sie sich dort an. Wenn Sie eine Wallet mit einer anderen Anmeldung haben, melden Sie sich ab, und verwenden Sie jene Anmeldung.',
    logOut: 'Abmelden',
    words: 'Zwölf Wörter bringen Ihre Konten in jede andere Wallet, auch ohne uns.',
    passkey: 'Passkey',
    loginOpens: (name) =>
      `Eine Anmeldung allein öffnet diese Wallet. Der Betreiber des Servers von ${name} könnte sie ebenfalls öffnen. Ein Passkey ändert beides.`,
    lock: 'Mit einem Passkey sperren',
    isLocked:
      'Diese Wallet öffnet sich mit Ihrem Passkey oder Ihrem Wiederherstellungscode. Eine Anmeldung allein öffnet nichts.',
  },
  unlock: {
    about: 'Diese Wallet ist gesperrt. Sie öffnet sich mit Ihrem Passkey oder mit Ihrem Wiederherstellungscode.',
    noCode: 'Das ist kein Wiederherstellungscode. Prüfen Sie noch einmal jedes Zeichen',
  },
  words: {
    title: 'Geheime Wiederherstellungsphrase',
    none: 'Es gibt noch keine Wallet',
    before: 'Bevor Sie Ihre geheime Wiederherstellungsphrase sehen',
    warning: 'Wer diese Wörter hat, hat das ganze Geld dieser Wallet.',
    nobody: 'Niemand von uns fragt jemals nach diesen Wörtern. Wer nach ihnen fragt, will Ihr Geld stehlen.',
    lookAround:
      'Sehen Sie sich um: Niemand und keine Kamera darf Ihren Bildschirm sehen. Teilen Sie Ihren Bildschirm nicht.',
    paper: 'Schreiben Sie die Wörter auf Papier. Ein Foto oder eine Notiz auf diesem Gerät kann gestohlen werden.',
    show: 'Wörter anzeigen',
    hidden: 'Die Wörter sind wieder verborgen',
    hiddenText: 'Sie werden eine Minute lang angezeigt, und nur, solange Sie diese Seite ansehen.',
    shown: 'Ihre geheime Wiederherstellungsphrase',
    order: 'Schreiben Sie die Wörter in dieser Reihenfolge auf, und prüfen Sie jedes.',
    hide: 'Wörter verbergen',
    paths: (evm, solana) =>
      `Eine andere Wallet, die zwölf Wörter annimmt, hat dieselben Konten: auf Ethereum und ähnlichen Netzwerken mit dem Pfad ${evm}, und auf Solana mit ${solana}.`,
    smartPath: (path) => `Ihr Smart-Konto hat den Pfad ${path}.`,
    contractPath: (networks, path) =>
      `Ihr Smart-Konto auf ${networks} ist ein Contract, und er gehört dem Schlüssel mit dem Pfad ${path}. Nur wenige andere Wallets können ein solches Konto verwenden.`,
  },
  browsers: {
    title: 'Angemeldete Browser',
    again: 'Liste noch einmal anzeigen',
    thisOne: (name) => `${name} – dieser Browser`,
    times: (loggedIn, seen) => `Angemeldet: ${loggedIn}. Zuletzt gesehen: ${seen}.`,
    logOut: (name, seen) => `${name} abmelden, zuletzt gesehen: ${seen}`,
  },
}
