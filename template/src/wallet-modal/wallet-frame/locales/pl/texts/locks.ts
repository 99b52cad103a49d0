import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Zablokuj swój portfel kluczem dostępu',
    alone: 'Potem samo logowanie niczego nie otwiera. Nowa przeglądarka potrzebuje też Twojego klucza dostępu.',
    server: (name) => `Ten, kto prowadzi serwer ${name}, nie będzie już mógł otworzyć Twojego portfela.`,
    lost: 'Jeśli stracisz zarówno klucz dostępu, jak i kod odzyskiwania, portfel przepadnie. Nikt nie może go odzyskać.',
    running: 'Blokowanie Twojego portfela',
    done: 'Twój portfel jest zablokowany',
    doneText:
      'Otwiera go Twój klucz dostępu, a także kod odzyskiwania. Przechowuj kod tam, gdzie znajdziesz go za dziesięć lat.',
    note: 'Zachowaj zapisany kod odzyskiwania, ponieważ portfel może być już nim zablokowany. Zachowaj też starszy kod.',
  },
  renew: {
    title: 'Nowy kod odzyskiwania',
    stops: 'Kod odzyskiwania, który masz teraz, na końcu przestanie działać.',
    lost: 'Klucz dostępu zaginął? Otwórz portfel kodem odzyskiwania, a utworzysz też nowy klucz dostępu.',
  },
  remove: {
    title: 'Usuń blokadę kluczem dostępu',
    alone: 'Potem samo logowanie znowu otwiera Twój portfel.',
    server: (name) =>
      `Ten, kto prowadzi serwer ${name}, też będzie mógł go znowu otworzyć. Tak samo każdy, kto zaloguje się jako Ty.`,
    action: 'Usuń blokadę',
    done: 'Blokada kluczem dostępu została usunięta',
    doneText: 'Samo logowanie otwiera Twój portfel. Kod odzyskiwania niczego już nie otwiera.',
  },
  code: {
    title: 'Zapisz swój kod odzyskiwania na papierze',
    about:
      'Bez klucza dostępu Twój portfel otwierają ten kod i logowanie. Zapisz go na papierze. Później nie zostanie już pokazany.',
    warning:
      'Wpisuj ten kod tylko tam, gdzie prosi o niego Twój portfel. Nikt z nas nie prosi o niego w e-mailu, na czacie ani przez telefon.',
    written: 'Mam go zapisany',
  },
  check: {
    title: 'Sprawdź swój kod odzyskiwania',
    label: (places) => `Znaki ${places} kodu odzyskiwania`,
    hint: (where) => `Spójrz na zapisany kod. ${where.join('; ')}.`,
    place: (character, group, place) => `Znak ${character} jest w grupie ${group}, na miejscu ${place}`,
    action: 'Sprawdź',
    wrong: 'To inne znaki. Spójrz ponownie na zapisany kod',
    nothingYet: 'Nic się jeszcze nie zmieniło. Ostatni krok nastąpi po tym.',
    showAgain: 'Pokaż kod ponownie',
  },
  passkey: {
    title: 'Utwórz klucz dostępu',
    about: 'Przeglądarka prosi o odcisk palca, twarz lub kod tego urządzenia. Zaraz potem portfel zostaje zablokowany.',
    action: 'Utwórz klucz dostępu',
  },
  save: {
    title: 'Zapisz nowy kod odzyskiwania',
    about: 'Twój klucz dostępu pozostaje ten sam. Stary kod odzyskiwania zaraz potem przestaje działać.',
  },
  backToWallet: 'Wróć do swojego portfela',
}
