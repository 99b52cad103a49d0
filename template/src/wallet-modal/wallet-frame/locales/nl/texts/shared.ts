import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('nl')

export const common: TextsById['common'] = {
  wallet: 'Wallet',
  back: 'Terug',
  cancel: 'Annuleren',
  goOn: 'Verder',
  again: 'Opnieuw proberen',
  oneMoment: 'Een ogenblik…',
  failed: 'Er is iets misgegaan. Probeer het opnieuw',
  openWallet: 'Open je wallet',
  usePasskey: 'Toegangssleutel gebruiken',
  useCode: 'Herstelcode gebruiken',
  recoveryCode: 'Herstelcode',
  wrong: {
    'login+passkey': 'Deze toegangssleutel opent deze wallet niet. Probeer een andere',
    'login+code': 'Dit is niet de herstelcode van deze wallet',
  },
  passkeyNotUsed: 'De toegangssleutel is niet gebruikt',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'De toegangssleutel is niet gebruikt',
  passkeyCannotLock:
    'Deze toegangssleutel kan geen wallet vergrendelen. Probeer een ander apparaat of een andere browser',
  passkeyCannotOpen: 'Deze toegangssleutel kan geen wallet openen. Probeer een ander apparaat of een andere browser',
  noPasskeys: 'Deze browser kan hier geen toegangssleutel gebruiken. Probeer een ander apparaat of een andere browser',
  fiveTries: 'De wallet is na vijf pogingen niet geopend. Probeer het opnieuw',
  notOpened: 'De wallet kon niet worden geopend. Log opnieuw in',
  noSecret: 'De walletserver gaf geen geheim voor deze wallet. Log opnieuw in',
  noWallet: 'Er is nog geen wallet',
  serverSilent: 'De walletserver antwoordt niet. Probeer het opnieuw',
  serverAnswer: 'De walletserver gaf een antwoord dat de wallet niet begrijpt',
  codeOver: 'De code is verlopen. Begin opnieuw',
  locksNotOpen: 'De nieuwe vergrendeling opent de wallet niet. Er is niets gewijzigd',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Dat is op deze pagina niet toegestaan',
  CLOCK_NOT_RIGHT: 'De klok van dit apparaat loopt niet gelijk. Stel hem in en probeer het opnieuw',
  CODE_NOT_VALID: 'Ongeldige code. Probeer het opnieuw',
  CODE_SPENT: 'Deze code kan niet meer worden gebruikt. Vraag een nieuwe code aan en voer de nieuwste in',
  EMAIL_TAKEN: 'Dit e-mailadres hoort al bij een andere wallet. Gebruik een ander adres',
  FLOW_OVER: 'Deze procedure is niet meer geldig. Begin opnieuw',
  KEY_MISSING: 'De wallet kan op dit moment niet worden geopend, maar er is niets verloren. Probeer het later opnieuw',
  LAST_LOGIN: 'Dit is de enige login van je wallet. Voeg eerst een andere toe',
  LOGIN_DECLINED: 'Je hebt het inloggen bij de aanbieder geweigerd',
  LOGIN_NOT_VALID: 'Deze login is niet meer geldig. Begin opnieuw',
  LOGIN_TAKEN: 'Dit account hoort al bij een andere wallet. Er is niets gewijzigd',
  LOGIN_TOO_OLD: 'Log opnieuw in om verder te gaan',
  MAIL_UNAVAILABLE: 'De e-mail kon niet worden verstuurd. Probeer het later opnieuw',
  NOT_FOUND: 'Dit bestaat niet meer. Laad de pagina opnieuw',
  NOT_SIGNED_IN: 'Log eerst in',
  PROOF_NOT_VALID: 'Het verzoek is niet ondertekend met de sleutel van deze browser. Laad de pagina opnieuw',
  PROVIDER_UNAVAILABLE: 'De aanbieder antwoordt niet zoals verwacht. Probeer het later opnieuw',
  REQUEST_NOT_VALID: 'De walletserver heeft dit verzoek niet aanvaard. Laad de pagina opnieuw',
  STORE_UNAVAILABLE: 'De walletserver is op dit moment niet beschikbaar. Probeer het later opnieuw',
  TOO_MANY_REQUESTS: 'Te veel verzoeken. Probeer het later opnieuw',
  UNEXPECTED: 'Er is iets misgegaan op de server. Probeer het opnieuw',
  VAULT_CHANGED: 'De wallet is intussen ergens anders gewijzigd. Laad de pagina opnieuw',
  WALLET_EXISTS: 'Er is al een wallet. Laad de pagina opnieuw',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Ongeldige code. Probeer het opnieuw (nog # poging)',
      other: 'Ongeldige code. Probeer het opnieuw (nog # pogingen)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Te veel verzoeken. Probeer het over # seconde opnieuw',
      other: 'Te veel verzoeken. Probeer het over # seconden opnieuw',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) => `Op dit adres staat de wallet van ${name}. De wallet werkt in de app: open de app en log daar in.`,
    account: 'Bekijk je geheime woorden, toegangssleutel en browsers',
    warning: (page) =>
      `Op dit adres vraagt alleen de pagina ${page} je om een code uit een e-mail. Niemand van ons vraagt ooit om je geheime woorden.`,
  },
  noRequest: 'Dit venster hoort niet meer bij een verzoek. Sluit het en probeer het opnieuw.',
  loading: {
    title: 'Inloggen',
    opening: 'De login wordt geopend…',
    close: 'Als er een minuut lang niets gebeurt, sluit dan dit venster en ga terug naar de app.',
  },
  notInFrame: 'Deze pagina werkt niet binnen een andere pagina. Open de pagina in een eigen tabblad.',
  notLoaded: 'De pagina kon niet worden geladen. Laad de pagina opnieuw.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Het netwerk ${network} reageert niet. Probeer het opnieuw`,
  answer: 'Het netwerk gaf een antwoord dat geen getal is',
  otherNetwork: 'De server van dit netwerk hoort bij een ander netwerk',
  otherAccount: 'De wallet heeft een ander account dan het getoonde. Log opnieuw in',
  wouldFail: 'Volgens het netwerk zou deze transactie mislukken. Er is niets verstuurd',
  maybeSent:
    'Het netwerk heeft niet gereageerd, dus de transactie kan verstuurd zijn. Bekijk je account voordat je het opnieuw probeert',
}
