import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Anmeldung über soziale Netzwerke',
  continueWith: (name) => `Mit ${name} fortfahren`,
  more: 'Weitere Anmeldearten',
  logIn: (name) => `Mit ${name} anmelden`,
  opening: 'Fenster des Anbieters wird geöffnet',
  inWindow: 'Im Fenster des Anbieters verbinden',
  retrieving: 'Nutzerdaten werden abgerufen',
  failed: 'Etwas ist schiefgelaufen',
  untrusted: 'Nicht vertrauenswürdige Herkunft',
  blocked: 'Ihr Browser hat das Fenster blockiert',
  blockedText: 'Öffnen Sie das Fenster mit der Schaltfläche oder fahren Sie in diesem Tab fort.',
  cutOff: 'Das Fenster ist nicht mehr da',
  cutOffText:
    'Diese Seite kann das Fenster des Anbieters nicht offen halten. Fahren Sie in diesem Tab fort; danach kehren Sie hierher zurück.',
  tryAgain: 'Erneut versuchen',
  openWindow: 'Fenster öffnen',
  sameTab: 'In diesem Tab fortfahren',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Alle sozialen Netzwerke' }
