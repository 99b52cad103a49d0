import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pl')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, {
      one: '# wywołanie jako jedna transakcja',
      few: '# wywołania jako jedna transakcja',
      many: '# wywołań jako jedna transakcja',
      other: '# wywołania jako jedna transakcja',
    }),
  together: 'Razem',
  allOrNothing: 'Wszystko albo nic: jeśli jedno wywołanie się nie powiedzie, nie nastąpi żadne',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Wywołanie ${place}: ${warning}`,
  fee: 'Opłata',
  paidByApp: 'Płaci aplikacja',
  firstTransaction: 'Pierwsza transakcja',
  setsUp: (network, address) =>
    `Ta transakcja konfiguruje konto w sieci ${network}. Odtąd konto wykonuje kod pod adresem ${address}`,
  replacesCode: (address) => `Konto wykonuje obecnie kod pod adresem ${address}. Ta transakcja go zastępuje.`,
  replacesEarlier:
    'Sieć nie uwzględniła jeszcze wcześniejszej transakcji tego konta. Nastąpi tylko jedna z tych dwóch.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'To konto nie może zapłacić za transakcję. Nic nie wysłano',
  notAccepted: 'Konto nie przyjęło tej operacji. Nic nie wysłano',
  otherFaster: 'Inna operacja tego konta była szybsza. Spróbuj ponownie. Nic nie wysłano',
  notPaidFor: 'Płatnik aplikacji nie płaci za tę operację. Nic nie wysłano',
  earlierWaits: 'Sieć nie uwzględniła jeszcze wcześniejszej operacji tego konta. Spróbuj później. Nic nie wysłano',
  wouldFail: (reason) => `Według sieci ta transakcja się nie powiedzie: „${reason}”. Nic nie wysłano`,
  bundlerRefuses: (network, reason) => `Bundler sieci ${network} odrzuca operację: „${reason}”. Nic nie wysłano`,
  payerRefuses: (reason) => `Aplikacja za to nie płaci: „${reason}”. Nic nie podpisano`,
  bundlerSilent: (network) => `Bundler sieci ${network} nie odpowiada. Spróbuj później`,
  paymasterSilent: (network) => `Paymaster sieci ${network} nie odpowiada. Spróbuj później`,
  bundlerAnswer: (network) => `Bundler sieci ${network} podał odpowiedź, która nie jest oszacowaniem`,
  paymasterAnswer: 'Paymaster podał odpowiedź, której portfel nie przyjmuje. Nic nie podpisano',
  tooMuchGas: 'Bundler żąda więcej gazu, niż pozwala ten portfel. Nic nie wysłano',
  priceTooHigh: 'Sieć żąda wyższej ceny, niż pozwala ten portfel. Nic nie wysłano',
  notShown: 'To nie jest ta operacja, która została pokazana. Nic nie podpisano',
  maybeSent: (operation) =>
    `Bundler nie odpowiedział, więc operacja ${operation} mogła zostać wysłana. Sprawdź konto, zanim spróbujesz ponownie`,
  notIncluded: (operation) =>
    `Sieć nie uwzględniła jeszcze operacji ${operation}. Może to jeszcze nastąpić, więc sprawdź konto, zanim spróbujesz ponownie`,
  failedPaid: (transaction) =>
    `Transakcja się nie powiodła i niczego nie zmieniła, ale opłata za nią została pobrana. Jest w ${transaction}`,
}
