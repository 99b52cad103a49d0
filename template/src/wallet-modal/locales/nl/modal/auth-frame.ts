import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Bevestig in je wallet',
  close: 'Sluiten',
  notAllowed: 'Deze actie is niet toegestaan',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Netwerkfout – de ingebouwde wallet kon niet worden geladen',
  FRAME_FAILED: 'Inloggen met e-mail kon niet worden geladen',
  FRAME_TIMED_OUT: 'De ingebouwde wallet reageerde niet op tijd',
  FRAME_RESTARTED: 'Het inlogvenster is opnieuw gestart; probeer het opnieuw',
  REQUEST_LOST:
    'Het inlogvenster is opnieuw gestart en het verzoek is mogelijk verstuurd. Controleer dit voordat je het herhaalt',
  FRAME_ERROR: 'Er is een fout opgetreden',
  REQUEST_ABORTED: 'Het verzoek is afgebroken',
  ABORTED: 'Er ging iets mis',
  RPC_NOT_ALLOWED: 'De gevraagde actie is niet toegestaan',
  EMAIL_TOO_SOON: 'Probeer het opnieuw over #',
  EMAIL_NOT_VALID: 'Ongeldig e-mailadres',
  SOCIAL_TIMED_OUT: 'Inloggen via sociale media duurde te lang. Probeer het opnieuw',
  SOCIAL_NO_STATE: 'De inlogdienst heeft een onvolledige link teruggestuurd',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Netwerkfout – de ingebouwde wallet kon niet worden geladen',
    text: 'Controleer je verbinding en probeer het opnieuw.',
  },
  iframe_request_timeout: {
    title: 'De ingebouwde wallet reageerde niet op tijd',
    text: 'Probeer het zo meteen opnieuw.',
  },
  unverified_domain: {
    title: 'Ongeldige app-configuratie',
    text: 'Dit webadres mag de wallet van de app niet gebruiken.',
  },
}
