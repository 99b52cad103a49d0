import type { MailTexts } from './mail-texts'

export const pl: MailTexts = {
  code: {
    subject: (code, app) => `${code} to Twój kod do ${app}`,
    purposes: {
      login: {
        why: (place) => `Wpisz ten kod, aby zalogować się do swojego portfela w ${place}.`,
        ignore: 'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Bez kodu nikt nie może się zalogować.',
      },
      'change-current': {
        why: (place) => `Wpisz ten kod, aby zmienić adres e-mail swojego portfela w ${place}.`,
        ignore:
          'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość i wyloguj przeglądarki, których nie znasz. Bez kodu Twój adres się nie zmieni.',
      },
      'change-new': {
        why: (place) => `Wpisz ten kod, aby używać tego adresu e-mail do portfela w ${place}.`,
        ignore: 'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Bez kodu nic się nie zmieni.',
      },
    },
    limits: (minutes) =>
      `Kod działa przez ${minutes} minut, tylko raz i tylko w przeglądarce, w której o niego poproszono.`,
    secret: 'Nikt z nas nie poprosi Cię o ten kod. Nie podawaj go nikomu.',
  },
  device: {
    subject: (app) => `Zatwierdź nową przeglądarkę w ${app}`,
    asks: (place) =>
      `Przeglądarka, w której nikt się jeszcze nie logował, chce się zalogować do Twojego portfela w ${place}.`,
    browser: (name) => `Przeglądarka: ${name}`,
    time: (date, clock) => `Data i godzina: ${date}, ${clock}`,
    open: (minutes) =>
      `Jeśli to Twoja przeglądarka, otwórz tę stronę i zatwierdź przeglądarkę. Link działa przez ${minutes} minut:`,
    secret: 'Nikt z nas nie poprosi Cię o ten link. Nie podawaj go nikomu.',
    ignore:
      'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Bez zatwierdzenia nikt nie może się zalogować.',
  },
  notice: {
    subject: (app) => `Twój portfel w ${app} ma inny adres e-mail`,
    changed: (place) =>
      `Twój portfel w ${place} ma teraz inny adres e-mail. Za pomocą adresu, na który przyszła ta wiadomość, nie można się już zalogować.`,
    notYou: (app) => `Jeśli ta zmiana nie pochodzi od Ciebie, natychmiast napisz do zespołu ${app}.`,
  },
  browserOn: (browser, system) => `${browser} na ${system}`,
  unknownBrowser: 'Nieznana przeglądarka',
}
