import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('it')

export const history: TextsById['history'] = {
  tab: 'Attività',
  list: 'Transazioni',
  kinds: {
    // An allowance, not a confirmation: a contract may take tokens.
    approve: { done: 'Autorizzato', pending: 'Autorizzazione in corso', failed: 'Autorizzazione non riuscita' },
    borrow: { done: 'Preso in prestito', pending: 'Richiesta di prestito in corso', failed: 'Prestito non riuscito' },
    burn: { done: 'Bruciato', pending: 'Bruciatura in corso', failed: 'Bruciatura non riuscita' },
    buy: { done: 'Acquistato', pending: 'Acquisto in corso', failed: 'Acquisto non riuscito' },
    cancel: { done: 'Annullato', pending: 'Annullamento in corso', failed: 'Annullamento non riuscito' },
    claim: { done: 'Riscosso', pending: 'Riscossione in corso', failed: 'Riscossione non riuscita' },
    deploy: { done: 'Contratto creato', pending: 'Creazione contratto in corso', failed: 'Contratto non creato' },
    deposit: { done: 'Depositato', pending: 'Deposito in corso', failed: 'Deposito non riuscito' },
    execute: { done: 'Eseguito', pending: 'Esecuzione in corso', failed: 'Esecuzione non riuscita' },
    mint: { done: 'Coniato', pending: 'Conio in corso', failed: 'Conio non riuscito' },
    receive: { done: 'Ricevuto', pending: 'Ricezione in corso', failed: 'Ricezione non riuscita' },
    // Not "rimborsato", which the visitor could read as a refund to them.
    repay: { done: 'Restituito', pending: 'Restituzione in corso', failed: 'Restituzione non riuscita' },
    sell: { done: 'Venduto', pending: 'Vendita in corso', failed: 'Vendita non riuscita' },
    send: { done: 'Inviato', pending: 'Invio in corso', failed: 'Invio non riuscito' },
    stake: { done: 'Messo in staking', pending: 'Messa in staking in corso', failed: 'Staking non riuscito' },
    trade: { done: 'Scambiato', pending: 'Scambio in corso', failed: 'Scambio non riuscito' },
    unstake: { done: 'Tolto dallo staking', pending: 'Unstaking in corso', failed: 'Unstaking non riuscito' },
    withdraw: { done: 'Prelevato', pending: 'Prelievo in corso', failed: 'Prelievo non riuscito' },
  },
  sendingTo: (receiver) => `Invio in corso a ${receiver}`,
  notConfirmed: 'Non ancora confermata',
  from: (sender) => `da ${sender}`,
  to: (receiver) => `a ${receiver}`,
  confirmed: 'Confermata',
  pending: 'In attesa',
  failed: 'Non riuscita',
  notSent: 'Non inviata',
  nameless: '-',
  moreTransfers: (count) => plural(count, { one: 'e # altro', many: 'e altri #', other: 'e altri #' }),
  allActivity: 'Tutta l’attività',
  showMore: 'Mostra altro',
  ownOnly: 'Sono mostrate solo le transazioni inviate da questo browser.',
  unavailable: 'Attività non disponibile',
  unavailableText: 'Il servizio dati non ha risposto, e da questo browser non è stato inviato nulla.',
  incomplete: 'Il resto non si è caricato.',
  noTransactions: 'Ancora nessuna transazione',
  noTransactionsText: 'Invia, ricevi o usa un’app: comparirà qui.',
  noActivity: 'Ancora nessuna attività',
  noActivityText: 'Le tue prossime transazioni compariranno qui.',
  receive: 'Ricevi',
}
