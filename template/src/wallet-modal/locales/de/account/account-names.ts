import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Namen wählen', RegisterAccountNameSuccess: 'Kontoname' },
  choose: 'Kontonamen wählen',
  chooseHint: 'Andere können an den Namen statt an die Adresse senden',
  label: 'Kontoname',
  placeholder: 'ihr-name',
  checking: 'Name wird gesucht',
  tooShort: 'Ein Name hat mindestens 4 Zeichen',
  notValid: 'Ein Name besteht nur aus Buchstaben, Ziffern und Bindestrichen',
  owned: 'Sie besitzen bereits einen Namen',
  available: 'Verfügbar',
  registered: 'Registriert',
  register: 'Namen registrieren',
  registering: 'Wird registriert …',
  registerFailed: (name) => `Der Name ${name} konnte nicht registriert werden`,
  doneTitle: 'Kontoname erfolgreich gewählt',
  doneText: 'Sie können jetzt Ihr Konto aufladen und Ihre Kryptowährungen handeln.',
  done: 'Los geht’s',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Die Namensvorschläge konnten nicht geladen werden',
  NAME_NETWORK_NOT_FOUND: 'Das Netzwerk wurde nicht gefunden',
  NAME_ACCOUNT_NOT_FOUND: 'Die Adresse oder die Anmeldung wurde nicht gefunden',
  NAME_ACCOUNT_CHANGED: 'Das Konto hat gewechselt, daher wurde der Name nicht registriert',
  NAME_NOT_CONFIRMED: 'Der Name konnte noch nicht bestätigt werden. Suchen Sie ihn, bevor Sie es erneut versuchen',
  NAME_SIGNATURE_NOT_VALID: 'Die Signatur stammt nicht von diesem Konto, daher wurde der Name nicht registriert',
}
