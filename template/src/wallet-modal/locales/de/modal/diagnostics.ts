import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Bericht speichern',
  text: 'Der Bericht zeigt den Entwicklern dieser App, was hier in den letzten Minuten geschehen ist.',
  privacy:
    'Er enthält keine Adressen, Namen, Beträge oder Nachrichten. Es wird nichts gesendet: Sie speichern eine Datei und entscheiden, wer sie bekommt.',
  since: 'Aufzeichnung seit',
  steps: 'Schritte',
  requests: 'Anfragen',
  browser: 'Browser',
  content: 'Ganzen Bericht anzeigen',
  save: 'Datei speichern',
  saved: 'Bericht gespeichert',
}
