import type { MailTexts } from './mail-texts'

export const it: MailTexts = {
  code: {
    subject: (code, app) => `${code} è il tuo codice per ${app}`,
    purposes: {
      login: {
        why: (place) => `Inserisci questo codice per accedere al tuo wallet in ${place}.`,
        ignore: 'Se non lo hai richiesto tu, ignora questa email. Senza il codice nessuno può accedere.',
      },
      'change-current': {
        why: (place) => `Inserisci questo codice per cambiare l’indirizzo email del tuo wallet in ${place}.`,
        ignore:
          'Se non lo hai richiesto tu, ignora questa email e disconnetti i browser che non riconosci. Senza il codice il tuo indirizzo non cambia.',
      },
      'change-new': {
        why: (place) => `Inserisci questo codice per usare questo indirizzo email con un wallet in ${place}.`,
        ignore: 'Se non lo hai richiesto tu, ignora questa email. Senza il codice non cambia nulla.',
      },
    },
    limits: (minutes) => `Il codice vale per ${minutes} minuti, una sola volta e solo nel browser che lo ha richiesto.`,
    secret: 'Nessuno di noi ti chiederà questo codice. Non dirlo a nessuno.',
  },
  device: {
    subject: (app) => `Approva un nuovo browser per ${app}`,
    asks: (place) => `Un browser che non ha mai effettuato l’accesso vuole accedere al tuo wallet in ${place}.`,
    browser: (name) => `Browser: ${name}`,
    time: (date, clock) => `Data e ora: ${date}, ${clock}`,
    open: (minutes) => `Se è il tuo, apri questa pagina e approvalo. Il link vale per ${minutes} minuti:`,
    secret: 'Nessuno di noi ti chiederà questo link. Non darlo a nessuno.',
    ignore: 'Se non lo hai richiesto tu, ignora questa email. Senza l’approvazione nessuno può accedere.',
  },
  notice: {
    subject: (app) => `Il tuo wallet in ${app} ha un altro indirizzo email`,
    changed: (place) =>
      `Il tuo wallet in ${place} ora ha un altro indirizzo email. Non puoi più accedere con l’indirizzo a cui è arrivata questa email.`,
    notYou: (app) => `Se non hai cambiato tu l’indirizzo, scrivi subito al team di ${app}.`,
  },
  browserOn: (browser, system) => `${browser} su ${system}`,
  unknownBrowser: 'Browser sconosciuto',
}
