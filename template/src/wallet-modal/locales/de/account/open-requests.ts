import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Möglicherweise wurde es gesendet',
  maybeSentText:
    'Aus der Antwort der Wallet geht das nicht hervor, und das Netzwerk zeigt die Transaktion noch nicht. Prüfen Sie Ihr Konto, bevor Sie fortfahren.',
  stillOpen: 'In Ihrer Wallet ist möglicherweise noch eine frühere Anfrage offen',
  stillOpenText: 'Lehnen Sie sie dort ab oder prüfen Sie Ihr Konto, bevor Sie fortfahren.',
}
