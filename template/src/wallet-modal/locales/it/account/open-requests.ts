import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'La transazione potrebbe essere stata inviata',
  maybeSentText:
    'La risposta del wallet non lo dice, e la rete non mostra ancora la transazione. Controlla il tuo account prima di continuare.',
  stillOpen: 'Una richiesta precedente potrebbe essere ancora aperta nel tuo wallet',
  stillOpenText: 'Rifiutala lì, oppure controlla il tuo account prima di continuare.',
}
