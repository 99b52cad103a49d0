import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Bericht speichern',
  text: 'Der Bericht sagt den Entwicklern dieser App, was hier in den letzten Minuten geschehen ist.',
  privacy:
    'Er enthält keine Adressen, Namen, Beträge oder Nachrichten. Nichts wird gesendet: Sie speichern eine Datei und entscheiden, wer sie bekommt.',
  since: 'Aufgezeichnet seit',
  steps: 'Schritte',
  requests: 'Anfragen',
  browser: 'Browser',
  content: 'Ganzen Bericht anzeigen',
  save: 'Datei speichern',
  saved: 'Bericht gespeichert',
}
