import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Zapisz raport',
  text: 'Raport pokazuje twórcom tej aplikacji, co się tu wydarzyło w ostatnich minutach.',
  privacy:
    'Nie zawiera adresów, imion, nazw kont, kwot ani wiadomości. Nic nie jest wysyłane: zapisujesz plik i decydujesz, kto go otrzyma.',
  since: 'Początek raportu',
  steps: 'Kroki',
  requests: 'Żądania',
  browser: 'Przeglądarka',
  content: 'Pokaż cały raport',
  save: 'Zapisz plik',
  saved: 'Zapisano raport',
}
