import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Smart sessies', SmartSessionCreated: 'Smart sessie' },
  row: 'Smart sessies',
  rowHint: 'Apps die namens dit account mogen handelen',
  states: { active: 'Actief', expired: 'Verlopen', revoked: 'Ingetrokken' },
  filter: 'Te tonen sessies',
  unknownApp: 'Onbekende app',
  validUntil: 'Geldig tot',
  until: (date) => `Tot ${date}`,
  revoke: 'Intrekken',
  revoking: 'Intrekken…',
  none: { active: 'Geen actieve sessies', expired: 'Geen verlopen sessies', revoked: 'Geen ingetrokken sessies' },
  noneText: 'Apps die namens dit account mogen handelen, staan hier.',
  fetchFailed: 'Smart sessies ophalen mislukt',
  revokeFailed: 'Smart sessie intrekken mislukt',
  failedText: 'Controleer je verbinding en probeer het opnieuw.',
  tryAgain: 'Opnieuw proberen',
  created: 'Smart sessie gemaakt',
  createdText:
    'De app mag namens dit account handelen tot de sessie eindigt. Je kunt de sessie intrekken in de instellingen van het account.',
  gotIt: 'Begrepen',
  permission: (type) => `Recht: ${type}`,
}
