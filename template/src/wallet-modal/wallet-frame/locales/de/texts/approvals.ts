import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('de')

export const approval: TextsById['approval'] = {
  approve: 'Bestätigen',
  decline: 'Ablehnen',
  details: 'Einzelheiten der Anfrage',
  account: 'Konto',
  smartAccount: (address) => `${address} (Smart-Konto)`,
  network: 'Netzwerk',
  callsItself: (app) => `Diese Website nennt sich „${app}“`,
  notKept: 'Ihr Browser speichert diese Anmeldung nicht. Nach dem Neuladen müssen Sie sich erneut anmelden.',
  waiting: (count) => plural(count, { one: '# weitere Anfrage wartet', other: '# weitere Anfragen warten' }),
  moreCharacters: (count) => `(weitere Zeichen: ${number(count)})`,
  covered:
    'Etwas verdeckt dieses Fenster. Schieben Sie es weg, warten Sie einen Moment, und drücken Sie noch einmal auf „Bestätigen“.',
  confirm: 'Bestätigen Sie in dem Fenster, das sich geöffnet hat.',
  closed:
    'Das Fenster, in dem Sie bestätigen, wurde geschlossen. Drücken Sie auf „Bestätigen“, um es wieder zu öffnen.',
  blocked:
    'Ihr Browser hat das Fenster blockiert, in dem Sie bestätigen. Erlauben Sie dieser Website Pop-ups, und drücken Sie noch einmal auf „Bestätigen“.',
  progress: {
    loading: 'Die Anfrage wird geladen …',
    working: 'Wird ausgeführt …',
    network: 'Warten auf das Netzwerk …',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `${symbol} senden`,
    sendTokens: 'Token senden',
    allow: 'Entnahme von Token erlauben',
    allowAll: 'Entnahme aller Token erlauben',
    takeBack: 'Freigabe widerrufen',
    createContract: 'Einen Contract erstellen',
    callContract: 'Einen Contract aufrufen',
    signMessage: 'Eine Nachricht signieren',
    logIn: 'Anmelden',
    signData: 'Daten signieren',
    signTransactions: (count) =>
      plural(count, { one: 'Eine Transaktion signieren', other: '# Transaktionen signieren' }),
    sendTransaction: 'Eine Transaktion senden',
    part: (title, place, count) => `${title} (${place} von ${count})`,
  },
  labels: {
    amount: 'Betrag',
    alsoSent: 'Außerdem gesendet',
    from: 'Von',
    to: 'An',
    token: 'Token',
    contract: 'Contract',
    code: 'Code',
    data: 'Daten',
    for: 'Für',
    feeAtMost: 'Gebühr höchstens',
    feePaidBy: 'Gebühr zahlt',
    atMost: 'Höchstens',
    moreThanBefore: 'Mehr als bisher',
    mayTake: 'Darf entnehmen',
    mayTakeAll: 'Darf alle entnehmen',
    mayTakeNothing: 'Darf nichts mehr entnehmen',
    createTokenAccount: 'Ein Token-Konto erstellen',
    memo: 'Notiz',
    program: 'Programm',
    useProgram: 'Ein Programm verwenden',
    account: (place) => `Konto ${place}`,
    transaction: (place) => `Transaktion ${place}`,
    logInTo: 'Anmelden bei',
    statement: 'Erklärung',
    resource: 'Ressource',
  },
  values: {
    unlimited: 'Unbegrenzt',
    smallestUnits: (amount) => `${amount} der kleinsten Einheit`,
    tokens: (amount) => `${amount} Token`,
    fromTable: 'ein Konto aus einer Tabelle',
    yes: 'ja',
    no: 'nein',
    emptyList: 'leere Liste',
  },
  warnings: {
    notReadable: 'Diese Nachricht ist kein lesbarer Text. Bestätigen Sie nur, wenn Sie wissen, was sie bewirkt.',
    otherSite: (address) => `Die Nachricht nennt die Adresse einer anderen Website: ${address}`,
    otherNetwork: (id) => `Die Nachricht nennt ein anderes Netzwerk: ${id}`,
    notValidNow: 'Die Nachricht ist zu diesem Zeitpunkt nicht gültig',
    noUnits: 'Der Contract sagt nicht, wie er zählt. Deshalb wird der Betrag in der kleinsten Einheit angezeigt.',
    takesAll: 'Diese Adresse darf Ihrem Konto dann sämtliche Token dieses Contracts entnehmen.',
    takesUnlimited: 'Der Betrag ist unbegrenzt: Diese Adresse darf dann alle diese Token entnehmen, jederzeit.',
    takesTokens: 'Diese Adresse darf Ihrem Konto dann Token entnehmen.',
    createsContract: 'Damit wird ein Contract erstellt. Bestätigen Sie nur, wenn Sie seinen Code kennen.',
    unknownCall:
      'Die Wallet weiß nicht, was dieser Aufruf bewirkt. Bestätigen Sie nur, wenn Sie der Website vertrauen.',
    unknownPart:
      'Die Wallet weiß nicht, was ein Teil dieser Transaktion bewirkt. Bestätigen Sie nur, wenn Sie der Website vertrauen.',
    fromTable: 'Die Transaktion bezieht Adressen aus einer Tabelle, die die Wallet nicht anzeigt.',
    everyNetwork: 'Diese Signatur gilt in jedem Netzwerk.',
    noContract: 'Diese Signatur nennt keinen Contract.',
    signatureTakes: 'Wer diese Signatur hat, darf Ihrem Konto dann Token entnehmen.',
    unlimited: 'Der Betrag ist unbegrenzt.',
    willFail: 'Das Netzwerk meldet, dass diese Transaktion wahrscheinlich fehlschlägt.',
  },
}

export const questions: TextsById['questions'] = {
  covered: 'Etwas verdeckt dieses Fenster. Schieben Sie es weg, warten Sie einen Moment, und drücken Sie noch einmal.',
  unlock: {
    open: 'Öffnen',
    explanation:
      'Ihre Wallet ist gesperrt. Öffnen Sie sie, um fortzufahren. Nach 15 Minuten ohne Nutzung schließt sie sich wieder.',
    waiting: 'Warten auf Ihren Passkey …',
    noCode:
      'Das kann kein Wiederherstellungscode sein. Er hat 28 Buchstaben und Ziffern. Suchen Sie nach einem Tippfehler',
  },
  consent: {
    title: 'Ihre Wallet hier verwenden?',
    loggedIn: (user) => `Sie sind in diesem Browser bei Ihrer Wallet angemeldet als ${user}.`,
    yourAccount: 'Ihr Konto',
    sees: 'Diese Website sieht dann Ihre E-Mail-Adresse und die Adressen Ihrer Konten. Sie kann Sie bitten zu signieren; Sie entscheiden jedes Mal.',
    code: 'Code anfordern',
  },
  setUp: {
    title: 'Ihre Wallet anlegen',
    two: 'Sie legen jetzt zweierlei an: einen Wiederherstellungscode, den Sie auf Papier schreiben, und einen Passkey dieses Geräts. Jedes davon öffnet zusammen mit einer Anmeldung Ihre Wallet.',
    alone:
      'Niemand sonst kann sie öffnen, auch nicht der Betreiber des Servers. Wenn Sie beides verlieren, ist die Wallet verloren.',
    open: 'Machen Sie in dem Fenster weiter, das sich geöffnet hat.',
    closed:
      'Das Fenster wurde geschlossen, deshalb gibt es noch keine Wallet. Drücken Sie auf „Weiter“, um es wieder zu öffnen.',
    blocked:
      'Ihr Browser hat das Fenster blockiert. Erlauben Sie dieser Website Pop-ups, und drücken Sie noch einmal auf „Weiter“.',
  },
}
