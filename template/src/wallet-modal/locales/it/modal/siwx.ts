import type { TextsById } from '../../language'

export const siwx: TextsById['siwx'] = {
  title: (app) => `Accedi a ${app}`,
  unknownApp: 'questa app',
  // "Moves nothing": no token and no collectible leaves the account.
  promise: 'La tua firma dimostra che questo account è tuo. È gratuita e non sposta nulla.',
  requiredNote: 'Se annulli, il tuo wallet viene disconnesso.',
  site: 'Sito',
  statement: 'Che cosa firmi',
  account: 'Account',
  network: 'Rete',
  validUntil: 'Scadenza',
  fullMessage: 'Messaggio completo',
  cancel: 'Annulla',
  cancelling: 'Annullamento…',
  sign: 'Firma',
  signing: 'Firma in corso…',
  notEnabled: 'Questa app non prevede un accesso.',
  notReady: 'Impossibile creare il messaggio',
  tryAgain: 'Riprova',
  unavailable: 'Accesso non disponibile',
  unavailableText: 'Il servizio di accesso di questa app non risponde. Riprova tra un momento.',
  failedText: 'Non hai ancora effettuato l’accesso. Puoi riprovare.',
  expired: 'La tua sessione è scaduta. Accedi di nuovo.',
  reasons: {
    signOutFailed: 'non è stato possibile chiudere la sessione',
    noSession: 'il server non ha avviato alcuna sessione',
    otherAccount: 'è stato creato per un altro account',
    otherDomain: (domain) => `è stato creato per ${domain}`,
  },
}
