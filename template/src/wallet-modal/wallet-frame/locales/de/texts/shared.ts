import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('de')

export const common: TextsById['common'] = {
  wallet: 'Wallet',
  back: 'Zurück',
  cancel: 'Abbrechen',
  goOn: 'Weiter',
  again: 'Erneut versuchen',
  oneMoment: 'Einen Moment …',
  failed: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut',
  openWallet: 'Wallet öffnen',
  usePasskey: 'Passkey verwenden',
  useCode: 'Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  wrong: {
    'login+passkey': 'Dieser Passkey öffnet diese Wallet nicht. Versuchen Sie einen anderen',
    'login+code': 'Das ist nicht der Wiederherstellungscode dieser Wallet',
  },
  passkeyNotUsed: 'Der Passkey wurde nicht verwendet',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'Der Passkey wurde nicht verwendet',
  passkeyCannotLock:
    'Dieser Passkey kann keine Wallet sperren. Versuchen Sie ein anderes Gerät oder einen anderen Browser',
  passkeyCannotOpen:
    'Dieser Passkey kann keine Wallet öffnen. Versuchen Sie ein anderes Gerät oder einen anderen Browser',
  noPasskeys:
    'Dieser Browser kann hier keinen Passkey verwenden. Versuchen Sie ein anderes Gerät oder einen anderen Browser',
  fiveTries: 'Die Wallet wurde nach fünf Versuchen nicht geöffnet. Versuchen Sie es erneut',
  notOpened: 'Die Wallet konnte nicht geöffnet werden. Melden Sie sich erneut an',
  noSecret: 'Der Wallet-Server hat das Geheimnis dieser Wallet nicht herausgegeben. Melden Sie sich erneut an',
  noWallet: 'Es gibt noch keine Wallet',
  serverSilent: 'Der Wallet-Server antwortet nicht. Versuchen Sie es erneut',
  serverAnswer: 'Der Wallet-Server hat eine Antwort gegeben, die die Wallet nicht versteht',
  codeOver: 'Der Code ist abgelaufen. Beginnen Sie von vorn',
  locksNotOpen: 'Die neue Sperre öffnet die Wallet nicht. Es wurde nichts geändert',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Das ist auf dieser Seite nicht erlaubt',
  CLOCK_NOT_RIGHT: 'Die Uhr dieses Geräts geht falsch. Stellen Sie sie, und versuchen Sie es erneut',
  CODE_NOT_VALID: 'Der Code ist falsch. Versuchen Sie es erneut',
  CODE_SPENT: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an, und geben Sie den neuesten ein',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse gehört schon zu einer anderen Wallet. Verwenden Sie eine andere Adresse',
  FLOW_OVER: 'Dieser Vorgang ist beendet. Beginnen Sie von vorn',
  KEY_MISSING:
    'Die Wallet kann gerade nicht geöffnet werden, und es ist nichts verloren. Versuchen Sie es später erneut',
  LAST_LOGIN: 'Das ist die einzige Anmeldung Ihrer Wallet. Fügen Sie zuerst eine andere hinzu',
  LOGIN_DECLINED: 'Sie haben die Anmeldung beim Anbieter abgelehnt',
  LOGIN_NOT_VALID: 'Diese Anmeldung gilt nicht mehr. Beginnen Sie von vorn',
  LOGIN_TAKEN: 'Dieses Konto gehört schon zu einer anderen Wallet. Es wurde nichts geändert',
  LOGIN_TOO_OLD: 'Melden Sie sich erneut an, um fortzufahren',
  MAIL_UNAVAILABLE: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es später erneut',
  NOT_FOUND: 'Das gibt es nicht mehr. Laden Sie die Seite neu',
  NOT_SIGNED_IN: 'Melden Sie sich zuerst an',
  PROOF_NOT_VALID: 'Die Anfrage ist nicht mit dem Schlüssel dieses Browsers signiert. Laden Sie die Seite neu',
  PROVIDER_UNAVAILABLE: 'Der Anbieter antwortet nicht wie erwartet. Versuchen Sie es später erneut',
  REQUEST_NOT_VALID: 'Der Wallet-Server hat das nicht angenommen. Laden Sie die Seite neu',
  STORE_UNAVAILABLE: 'Der Wallet-Server ist gerade nicht verfügbar. Versuchen Sie es später erneut',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Versuchen Sie es später erneut',
  UNEXPECTED: 'Auf dem Server ist etwas schiefgelaufen. Versuchen Sie es erneut',
  VAULT_CHANGED: 'Die Wallet wurde inzwischen an anderer Stelle geändert. Laden Sie die Seite neu',
  WALLET_EXISTS: 'Es gibt schon eine Wallet. Laden Sie die Seite neu',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Der Code ist falsch. Versuchen Sie es erneut (noch # Versuch)',
      other: 'Der Code ist falsch. Versuchen Sie es erneut (noch # Versuche)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Zu viele Anfragen. Versuchen Sie es in # Sekunde erneut',
      other: 'Zu viele Anfragen. Versuchen Sie es in # Sekunden erneut',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Unter dieser Adresse liegt die Wallet von ${name}. Die Wallet funktioniert in der App: Öffnen Sie die App, und melden Sie sich dort an.`,
    account: 'Geheime Wiederherstellungsphrase, Passkey und Browser ansehen',
    warning: (page) =>
      `Unter dieser Adresse fragt Sie nur die Seite ${page} nach einem Code aus einer E-Mail. Niemand von uns fragt Sie jemals nach Ihrer geheimen Wiederherstellungsphrase.`,
  },
  noRequest: 'Dieses Fenster gehört zu keiner Anfrage mehr. Schließen Sie es, und versuchen Sie es erneut.',
  loading: {
    title: 'Anmelden',
    opening: 'Die Anmeldung wird geöffnet …',
    close: 'Wenn eine Minute lang nichts passiert, schließen Sie dieses Fenster, und gehen Sie zurück zur App.',
  },
  notInFrame: 'Diese Seite funktioniert nicht innerhalb einer anderen Seite. Öffnen Sie sie in einem eigenen Tab.',
  notLoaded: 'Die Seite konnte nicht geladen werden. Laden Sie sie neu.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `Das Netzwerk ${network} antwortet nicht. Versuchen Sie es erneut`,
  answer: 'Das Netzwerk hat eine Antwort gegeben, die keine Zahl ist',
  otherNetwork: 'Der Server dieses Netzwerks gehört zu einem anderen Netzwerk',
  otherAccount: 'Die Wallet hat ein anderes Konto als das angezeigte. Melden Sie sich erneut an',
  wouldFail: 'Laut Netzwerk würde diese Transaktion fehlschlagen. Es wurde nichts gesendet',
  maybeSent:
    'Das Netzwerk hat nicht geantwortet, daher wurde die Transaktion möglicherweise gesendet. Sehen Sie in Ihrem Konto nach, bevor Sie es erneut versuchen',
}
