import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Rapport opslaan',
  text: 'Het rapport vertelt de makers van deze app wat hier in de afgelopen minuten is gebeurd.',
  privacy:
    'Het bevat geen adressen, namen, bedragen of berichten. Er wordt niets verstuurd: je slaat een bestand op en bepaalt zelf wie het krijgt.',
  since: 'Vastgelegd vanaf',
  steps: 'Stappen',
  requests: 'Verzoeken',
  browser: 'Browser',
  content: 'Hele rapport tonen',
  save: 'Bestand opslaan',
  saved: 'Rapport opgeslagen',
}
