import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('nl')

export const approval: TextsById['approval'] = {
  approve: 'Goedkeuren',
  decline: 'Weigeren',
  details: 'Details van het verzoek',
  account: 'Account',
  smartAccount: (address) => `${address} (smart account)`,
  network: 'Netwerk',
  callsItself: (app) => `Deze site noemt zichzelf ‘${app}’`,
  notKept: 'Je browser bewaart deze login niet. Na het herladen moet je opnieuw inloggen.',
  waiting: (count) => plural(count, { one: 'Er wacht nog # verzoek', other: 'Er wachten nog # verzoeken' }),
  moreCharacters: (count) => `(resterende tekens: ${number(count)})`,
  covered: 'Iets bedekt dit venster. Schuif het weg, wacht even en druk opnieuw op Goedkeuren.',
  confirm: 'Bevestig in het venster dat is geopend.',
  closed: 'Het venster waarin je bevestigt, is gesloten. Druk op Goedkeuren om het weer te openen.',
  blocked:
    'Je browser heeft het venster geblokkeerd waarin je bevestigt. Sta pop-ups voor deze site toe en druk opnieuw op Goedkeuren.',
  progress: {
    loading: 'Het verzoek wordt geladen…',
    working: 'Bezig…',
    network: 'Wachten op het netwerk…',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `${symbol} versturen`,
    sendTokens: 'Tokens versturen',
    allow: 'Toestemming geven om tokens af te schrijven',
    allowAll: 'Toestemming geven om alle tokens af te schrijven',
    takeBack: 'Een toestemming intrekken',
    createContract: 'Een contract aanmaken',
    callContract: 'Een contract aanroepen',
    signMessage: 'Een bericht ondertekenen',
    logIn: 'Inloggen',
    signData: 'Gegevens ondertekenen',
    signTransactions: (count) =>
      plural(count, { one: 'Een transactie ondertekenen', other: '# transacties ondertekenen' }),
    sendTransaction: 'Een transactie versturen',
    part: (title, place, count) => `${title} (${place} van ${count})`,
  },
  labels: {
    amount: 'Bedrag',
    alsoSent: 'Ook verstuurd',
    from: 'Van',
    to: 'Aan',
    token: 'Token',
    contract: 'Contract',
    code: 'Code',
    data: 'Gegevens',
    for: 'Voor',
    feeAtMost: 'Kosten hoogstens',
    feePaidBy: 'Kosten betaald door',
    atMost: 'Hoogstens',
    moreThanBefore: 'Meer dan voorheen',
    mayTake: 'Mag afschrijven',
    mayTakeAll: 'Mag alles afschrijven',
    mayTakeNothing: 'Mag niets meer afschrijven',
    createTokenAccount: 'Een tokenaccount aanmaken',
    memo: 'Notitie',
    program: 'Programma',
    useProgram: 'Een programma gebruiken',
    account: (place) => `Account ${place}`,
    transaction: (place) => `Transactie ${place}`,
    logInTo: 'Inloggen bij',
    statement: 'Verklaring',
    resource: 'Bron',
  },
  values: {
    unlimited: 'Onbeperkt',
    smallestUnits: (amount) => `${amount} van de kleinste eenheid`,
    tokens: (amount) => `${amount} tokens`,
    fromTable: 'een account uit een tabel',
    yes: 'ja',
    no: 'nee',
    emptyList: 'lege lijst',
  },
  warnings: {
    notReadable: 'Dit bericht is geen leesbare tekst. Keur alleen goed als je weet wat het doet.',
    otherSite: (address) => `Het bericht noemt het adres van een andere site: ${address}`,
    otherNetwork: (id) => `Het bericht noemt een ander netwerk: ${id}`,
    notValidNow: 'Het bericht is op dit moment niet geldig',
    noUnits: 'Het contract zegt niet hoe het telt, dus het bedrag wordt in de kleinste eenheid getoond.',
    takesAll: 'Dit adres mag dan elke token van dit contract van je account afschrijven.',
    takesUnlimited: 'Het bedrag is onbeperkt: dit adres mag dan al deze tokens afschrijven, op elk moment.',
    takesTokens: 'Dit adres mag dan tokens van je account afschrijven.',
    createsContract: 'Hiermee wordt een contract aangemaakt. Keur alleen goed als je de code ervan kent.',
    unknownCall: 'De wallet weet niet wat deze aanroep doet. Keur alleen goed als je de site vertrouwt.',
    unknownPart:
      'De wallet weet niet wat een deel van deze transactie doet. Keur alleen goed als je de site vertrouwt.',
    fromTable: 'De transactie haalt adressen uit een tabel die de wallet niet toont.',
    everyNetwork: 'Deze handtekening is geldig op elk netwerk.',
    noContract: 'Deze handtekening noemt geen contract.',
    signatureTakes: 'Wie deze handtekening heeft, mag tokens van je account afschrijven.',
    unlimited: 'Het bedrag is onbeperkt.',
    willFail: 'Het netwerk meldt dat deze transactie waarschijnlijk mislukt.',
  },
}

export const questions: TextsById['questions'] = {
  covered: 'Iets bedekt dit venster. Schuif het weg, wacht even en druk opnieuw.',
  unlock: {
    open: 'Openen',
    explanation: 'Je wallet is vergrendeld. Open hem om verder te gaan. Na 15 minuten zonder gebruik sluit hij weer.',
    waiting: 'Wachten op je toegangssleutel…',
    noCode: 'Dit kan geen herstelcode zijn. Die heeft 28 letters en cijfers. Zoek een typefout',
  },
  consent: {
    title: 'Je wallet hier gebruiken?',
    loggedIn: (user) => `Je bent in deze browser bij je wallet ingelogd als ${user}.`,
    yourAccount: 'je account',
    sees: 'Deze site ziet dan je e-mailadres en de adressen van je accounts. De site kan je vragen te ondertekenen; jij beslist elke keer.',
    code: 'Code ontvangen',
  },
  setUp: {
    title: 'Maak je wallet',
    two: 'Je maakt nu twee dingen: een herstelcode die je op papier schrijft, en een toegangssleutel van dit apparaat. Elk van beide opent je wallet, samen met een login.',
    alone:
      'Niemand anders kan hem openen, ook niet wie de server ervan beheert. Als je beide verliest, is de wallet verloren.',
    open: 'Ga verder in het venster dat is geopend.',
    closed: 'Het venster is gesloten, dus er is nog geen wallet. Druk op Verder om het weer te openen.',
    blocked: 'Je browser heeft het venster geblokkeerd. Sta pop-ups voor deze site toe en druk opnieuw op Verder.',
  },
}
