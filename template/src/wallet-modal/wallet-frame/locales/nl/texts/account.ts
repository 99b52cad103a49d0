import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Je wallet',
  loggedOut: {
    still: 'Je bent uitgelogd, omdat er 15 minuten lang niets is gebeurd.',
    over: 'Je bent uitgelogd. Log opnieuw in.',
  },
  home: {
    loggedIn: (name) => `Je bent ingelogd als ${name}.`,
    loggedInWith: (provider, name) => `Je bent met ${provider} ingelogd als ${name}.`,
    noWallet:
      'Er is nog geen wallet voor deze login. Open eerst de app en log daar in. Als je een wallet met een andere login hebt, log dan uit en gebruik die login.',
    logOut: 'Uitloggen',
    words: 'Twaalf woorden brengen je accounts naar elke andere wallet, ook zonder ons.',
    passkey: 'Toegangssleutel',
    loginOpens: (name) =>
      `Met alleen een login gaat deze wallet open. Wie de server van ${name} beheert, zou hem ook kunnen openen. Een toegangssleutel verandert beide.`,
    lock: 'Vergrendelen met een toegangssleutel',
    isLocked: 'Deze wallet opent met je toegangssleutel of je herstelcode. Met alleen een login gaat er niets open.',
  },
  unlock: {
    about: 'Deze wallet is vergrendeld. Hij opent met je toegangssleutel of met je herstelcode.',
    noCode: 'Dit is geen herstelcode. Controleer elk teken opnieuw',
  },
  words: {
    title: 'Geheime woorden',
    none: 'Er is nog geen wallet',
    before: 'Voordat je je geheime woorden ziet',
    warning: 'Wie deze woorden heeft, heeft al het geld van deze wallet.',
    nobody: 'Niemand van ons vraagt ooit om deze woorden. Wie erom vraagt, wil je geld stelen.',
    lookAround: 'Kijk om je heen: niemand en geen camera mag je scherm zien. Deel je scherm niet.',
    paper: 'Schrijf de woorden op papier. Een foto of een notitie op dit apparaat kan worden gestolen.',
    show: 'Woorden tonen',
    hidden: 'De woorden zijn weer verborgen',
    hiddenText: 'Ze worden een minuut getoond, en alleen zolang je naar deze pagina kijkt.',
    shown: 'Je geheime woorden',
    order: 'Schrijf ze in deze volgorde op en controleer elk woord.',
    hide: 'Woorden verbergen',
    paths: (evm, solana) =>
      `Een andere wallet die twaalf woorden aanneemt, heeft dezelfde accounts: op Ethereum en soortgelijke netwerken met het pad ${evm}, en op Solana met ${solana}.`,
    smartPath: (path) => `Je smart account heeft het pad ${path}.`,
    contractPath: (networks, path) =>
      `Je smart account op ${networks} is een contract, en de sleutel met het pad ${path} is er eigenaar van. Weinig andere wallets kunnen zo’n account gebruiken.`,
  },
  browsers: {
    title: 'Browsers die zijn ingelogd',
    again: 'Lijst opnieuw tonen',
    thisOne: (name) => `${name} – deze browser`,
    times: (loggedIn, seen) => `Ingelogd: ${loggedIn}. Laatst gezien: ${seen}.`,
    logOut: (name, seen) => `${name} uitloggen, laatst gezien: ${seen}`,
  },
}
