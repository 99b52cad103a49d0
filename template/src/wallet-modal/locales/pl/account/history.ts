import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('pl')

export const history: TextsById['history'] = {
  tab: 'Aktywność',
  list: 'Transakcje',
  kinds: {
    // A token approval: a contract may take tokens.
    approve: { done: 'Udzielono zgody', pending: 'Udzielanie zgody', failed: 'Nie udzielono zgody' },
    borrow: { done: 'Zaciągnięto pożyczkę', pending: 'Zaciąganie pożyczki', failed: 'Nie zaciągnięto pożyczki' },
    burn: { done: 'Spalono', pending: 'Spalanie', failed: 'Spalanie nieudane' },
    buy: { done: 'Kupiono', pending: 'Kupowanie', failed: 'Zakup nieudany' },
    cancel: { done: 'Anulowano', pending: 'Anulowanie', failed: 'Anulowanie nieudane' },
    claim: { done: 'Odebrano należność', pending: 'Odbieranie należności', failed: 'Nie odebrano należności' },
    deploy: { done: 'Wdrożono', pending: 'Wdrażanie', failed: 'Wdrożenie nieudane' },
    deposit: { done: 'Wpłacono', pending: 'Wpłacanie', failed: 'Wpłata nieudana' },
    execute: { done: 'Wykonano', pending: 'Wykonywanie', failed: 'Wykonanie nieudane' },
    mint: { done: 'Wyemitowano', pending: 'Emitowanie', failed: 'Emisja nieudana' },
    receive: { done: 'Odebrano', pending: 'Odbieranie', failed: 'Odbiór nieudany' },
    repay: { done: 'Spłacono', pending: 'Spłacanie', failed: 'Spłata nieudana' },
    sell: { done: 'Sprzedano', pending: 'Sprzedawanie', failed: 'Sprzedaż nieudana' },
    send: { done: 'Wysłano', pending: 'Wysyłanie', failed: 'Wysyłka nieudana' },
    stake: { done: 'Oddano do stakingu', pending: 'Oddawanie do stakingu', failed: 'Staking nieudany' },
    trade: { done: 'Wymieniono', pending: 'Wymienianie', failed: 'Wymiana nieudana' },
    unstake: { done: 'Wycofano ze stakingu', pending: 'Wycofywanie ze stakingu', failed: 'Nie wycofano ze stakingu' },
    withdraw: { done: 'Wypłacono', pending: 'Wypłacanie', failed: 'Wypłata nieudana' },
  },
  sendingTo: (receiver) => `Wysyłanie do ${receiver}`,
  notConfirmed: 'Jeszcze niepotwierdzone',
  from: (sender) => `od ${sender}`,
  to: (receiver) => `do ${receiver}`,
  confirmed: 'Potwierdzona',
  pending: 'W toku',
  failed: 'Nieudana',
  notSent: 'Niewysłana',
  nameless: '-',
  moreTransfers: (count) =>
    plural(count, { one: 'i jeszcze #', few: 'i jeszcze #', many: 'i jeszcze #', other: 'i jeszcze #' }),
  allActivity: 'Cała aktywność',
  showMore: 'Pokaż więcej',
  ownOnly: 'Widać tylko transakcje wysłane z tej przeglądarki.',
  unavailable: 'Aktywność jest niedostępna',
  unavailableText: 'Usługa danych nie odpowiedziała, a z tej przeglądarki nic nie wysłano.',
  incomplete: 'Reszta się nie wczytała.',
  noTransactions: 'Brak transakcji',
  noTransactionsText: 'Wyślij coś, odbierz lub użyj aplikacji, a pojawi się to tutaj.',
  noActivity: 'Brak aktywności',
  noActivityText: 'Tutaj pojawią się Twoje kolejne transakcje.',
  receive: 'Odbierz',
}
