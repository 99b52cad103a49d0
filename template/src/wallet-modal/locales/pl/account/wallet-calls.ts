import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Smart sesje', SmartSessionCreated: 'Smart sesja' },
  row: 'Smart sesje',
  rowHint: 'Aplikacje, które mogą działać w imieniu tego konta',
  states: { active: 'Aktywna', expired: 'Wygasła', revoked: 'Cofnięta' },
  filter: 'Pokazywane sesje',
  unknownApp: 'Nieznana aplikacja',
  validUntil: 'Ważna do',
  until: (date) => `Do ${date}`,
  revoke: 'Cofnij',
  revoking: 'Cofanie…',
  none: { active: 'Brak aktywnych sesji', expired: 'Brak wygasłych sesji', revoked: 'Brak cofniętych sesji' },
  noneText: 'Tutaj zobaczysz aplikacje, które mogą działać w imieniu tego konta.',
  fetchFailed: 'Nie udało się pobrać smart sesji',
  revokeFailed: 'Nie udało się cofnąć smart sesji',
  failedText: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  created: 'Utworzono smart sesję',
  createdText: 'Aplikacja może działać w imieniu tego konta do końca sesji. Sesję możesz cofnąć w ustawieniach konta.',
  gotIt: 'Rozumiem',
  permission: (type) => `Uprawnienie: ${type}`,
}
