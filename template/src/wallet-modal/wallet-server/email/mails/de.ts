import type { MailTexts } from './mail-texts'

export const de: MailTexts = {
  code: {
    subject: (code, app) => `${code} ist Ihr Code für ${app}`,
    purposes: {
      login: {
        why: (place) => `Geben Sie diesen Code ein, um sich bei Ihrer Wallet in ${place} anzumelden.`,
        ignore:
          'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code kann sich niemand anmelden.',
      },
      'change-current': {
        why: (place) => `Geben Sie diesen Code ein, um die E-Mail-Adresse Ihrer Wallet in ${place} zu ändern.`,
        ignore:
          'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail, und melden Sie die Browser ab, die Sie nicht kennen. Ohne den Code bleibt Ihre Adresse unverändert.',
      },
      'change-new': {
        why: (place) => `Geben Sie diesen Code ein, um diese E-Mail-Adresse für eine Wallet in ${place} zu verwenden.`,
        ignore: 'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code ändert sich nichts.',
      },
    },
    limits: (minutes) =>
      `Der Code ist ${minutes} Minuten gültig, nur einmal und nur in dem Browser, in dem er angefordert wurde.`,
    secret: 'Niemand von uns fragt Sie nach diesem Code. Geben Sie ihn an niemanden weiter.',
  },
  device: {
    subject: (app) => `Neuen Browser für ${app} bestätigen`,
    asks: (place) =>
      `Ein Browser, der sich bisher nicht angemeldet hat, möchte sich bei Ihrer Wallet in ${place} anmelden.`,
    browser: (name) => `Browser: ${name}`,
    time: (date, clock) => `Zeit: ${date}, ${clock}`,
    open: (minutes) =>
      `Wenn es Ihr Browser ist, öffnen Sie diese Seite und bestätigen Sie ihn. Der Link ist ${minutes} Minuten gültig:`,
    secret: 'Niemand von uns fragt Sie nach diesem Link. Geben Sie ihn an niemanden weiter.',
    ignore:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne die Bestätigung kann sich niemand anmelden.',
  },
  notice: {
    subject: (app) => `Ihre Wallet in ${app} hat eine andere E-Mail-Adresse`,
    changed: (place) =>
      `Ihre Wallet in ${place} hat jetzt eine andere E-Mail-Adresse. Mit der Adresse, an die diese E-Mail ging, können Sie sich nicht mehr anmelden.`,
    notYou: (app) => `Wenn Sie die Adresse nicht geändert haben, schreiben Sie sofort an das Team von ${app}.`,
  },
  browserOn: (browser, system) => `${browser} auf ${system}`,
  unknownBrowser: 'Unbekannter Browser',
}
