import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Salva un rapporto',
  text: 'Il rapporto dice a chi ha creato questa app che cosa è successo qui negli ultimi minuti.',
  privacy:
    'Non contiene indirizzi, nomi, importi né messaggi. Nulla viene inviato: salvi un file e decidi tu chi lo riceve.',
  since: 'Inizio del rapporto',
  steps: 'Passaggi',
  requests: 'Richieste',
  browser: 'Browser',
  content: 'Mostra tutto il rapporto',
  save: 'Salva file',
  saved: 'Rapporto salvato',
}
