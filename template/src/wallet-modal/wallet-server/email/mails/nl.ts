import type { MailTexts } from './mail-texts'

export const nl: MailTexts = {
  code: {
    subject: (code, app) => `${code} is je code voor ${app}`,
    purposes: {
      login: {
        why: (place) => `Voer deze code in om in te loggen op je wallet in ${place}.`,
        ignore: 'Heb je niet om deze code gevraagd, negeer deze e-mail dan. Zonder de code kan niemand inloggen.',
      },
      'change-current': {
        why: (place) => `Voer deze code in om je wallet in ${place} een ander e-mailadres te geven.`,
        ignore:
          'Heb je niet om deze code gevraagd, negeer deze e-mail dan en log de browsers uit die je niet kent. Zonder de code blijft je adres hetzelfde.',
      },
      'change-new': {
        why: (place) => `Voer deze code in om dit e-mailadres te gebruiken voor een wallet in ${place}.`,
        ignore: 'Heb je niet om deze code gevraagd, negeer deze e-mail dan. Zonder de code verandert er niets.',
      },
    },
    limits: (minutes) =>
      `De code werkt ${minutes} minuten, één keer en alleen in de browser waarin de code is aangevraagd.`,
    secret: 'Niemand van ons vraagt je om deze code. Geef de code aan niemand door.',
  },
  device: {
    subject: (app) => `Keur een nieuwe browser goed voor ${app}`,
    asks: (place) => `Een browser waarin nog niet eerder is ingelogd, wil inloggen op je wallet in ${place}.`,
    browser: (name) => `Browser: ${name}`,
    time: (date, clock) => `Tijd: ${date}, ${clock}`,
    open: (minutes) =>
      `Is het jouw browser, open dan deze pagina en keur de browser goed. De link werkt ${minutes} minuten:`,
    secret: 'Niemand van ons vraagt je om deze link. Geef de link aan niemand door.',
    ignore: 'Heb je hier niet om gevraagd, negeer deze e-mail dan. Zonder de goedkeuring kan niemand inloggen.',
  },
  notice: {
    subject: (app) => `Je wallet in ${app} heeft een ander e-mailadres`,
    changed: (place) =>
      `Je wallet in ${place} heeft nu een ander e-mailadres. Met het adres waarop je deze e-mail hebt ontvangen, kun je niet meer inloggen.`,
    notYou: (app) => `Heb je het adres niet zelf gewijzigd, schrijf dan meteen naar het team van ${app}.`,
  },
  browserOn: (browser, system) => `${browser} op ${system}`,
  unknownBrowser: 'Onbekende browser',
}
