import type { PageTexts } from '../page-texts'

export const it: PageTexts = {
  approve: {
    title: 'Approva un browser',
    ifAsked: 'Approvalo solo se lo hai appena richiesto tu.',
    button: 'Approva questo browser',
    ifNot: 'Se non è il tuo, chiudi questa pagina.',
  },
  approved: {
    title: 'Approvato',
    text: 'Torna al browser che vuole accedere. Riceverai un’altra email con un codice.',
  },
  spent: {
    title: 'Questo link non funziona più',
    text: 'Il link è già stato usato o ha più di 20 minuti. Ricomincia nel browser che vuole accedere.',
  },
  callback: { title: 'Quasi fatto', text: 'Torna all’app. Puoi chiudere questa finestra.' },
  over: {
    title: 'Questo accesso è terminato',
    text: 'Questo accesso è già stato usato o ha più di 10 minuti. Torna all’app e ricomincia.',
  },
  refused: { title: 'Non consentito', text: 'Questa pagina non può mostrare il wallet.' },
}
