import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Zapisz raport',
  text: 'Raport mówi twórcom tej aplikacji, co wydarzyło się tutaj w ostatnich minutach.',
  privacy:
    'Nie zawiera adresów, nazw, kwot ani wiadomości. Nic nie jest wysyłane: zapisujesz plik i decydujesz, kto go otrzyma.',
  since: 'Początek zapisu',
  steps: 'Kroki',
  requests: 'Żądania',
  browser: 'Przeglądarka',
  content: 'Pokaż cały raport',
  save: 'Zapisz plik',
  saved: 'Zapisano raport',
}
