import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Naam kiezen', RegisterAccountNameSuccess: 'Accountnaam' },
  choose: 'Accountnaam kiezen',
  chooseHint: 'Anderen kunnen naar de naam versturen in plaats van naar het adres',
  label: 'Accountnaam',
  placeholder: 'jouw-naam',
  checking: 'Naam opzoeken',
  tooShort: 'Een naam heeft minstens 4 tekens',
  notValid: 'Een naam bevat alleen letters, cijfers en koppeltekens',
  owned: 'Je hebt al een naam',
  available: 'Beschikbaar',
  registered: 'Geregistreerd',
  register: 'Naam registreren',
  registering: 'Registreren…',
  registerFailed: (name) => `De naam ${name} kon niet worden geregistreerd`,
  doneTitle: 'Accountnaam gekozen',
  doneText: 'Je kunt nu geld op je account zetten en in crypto handelen.',
  done: 'Aan de slag!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Naamsuggesties ophalen mislukt',
  NAME_NETWORK_NOT_FOUND: 'Netwerk niet gevonden',
  NAME_ACCOUNT_NOT_FOUND: 'Adres of ingelogde wallet niet gevonden',
  NAME_ACCOUNT_CHANGED: 'Het account is gewijzigd, dus de naam is niet geregistreerd',
  NAME_NOT_CONFIRMED: 'De naam kon nog niet worden bevestigd. Zoek de naam op voordat je het opnieuw probeert',
  NAME_SIGNATURE_NOT_VALID: 'De handtekening is niet van dit account, dus de naam is niet geregistreerd',
}
