import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { list, plural } = wordsIn('fr')

export const account: TextsById['account'] = {
  parts: 'Compte',
  hideBalances: 'Masquer les soldes',
  showBalances: 'Afficher les soldes',
  balanceUnavailable: 'Solde indisponible, nouvelle tentative en cours',
  viewOn: (explorer) => `Voir sur ${explorer}`,
  disconnect: 'Déconnecter',
  disconnecting: 'Déconnexion…',
  failedToDisconnect: 'Échec de la déconnexion',
  actions: 'Actions',
  accounts: 'Comptes',
}

const names = {
  eip155: 'Réseaux EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

const on = (name: string) => (name === names.eip155 ? 'sur les réseaux EVM' : `sur ${name}`)

export const namespace: TextsById['namespace'] = {
  names,
  shortNames: { ...names, eip155: 'EVM' },
  selectChain: (wallet) => `Blockchain pour ${wallet}`,
  selectChainText:
    'Ce portefeuille fonctionne avec plusieurs types de blockchain. Vous pourrez connecter les autres plus tard.',
  connected: 'Connecté',
  switchTo: (name) => (name === names.eip155 ? 'Passer aux réseaux EVM' : `Passer à ${name}`),
  switchToText: (name) =>
    `Aucun portefeuille n’est encore connecté ${on(name)}. Les connexions existantes sont conservées.`,
  connectOn: (name) => (name === names.eip155 ? 'Connecter les réseaux EVM' : `Connecter ${name}`),
  otherWallet: 'Autre portefeuille',
  chooseWallet: 'Choisir un portefeuille',
  onlyAccount: (name) =>
    `Ici, vous vous connectez et signez ${on(name)}. Pour voir vos avoirs et les envoyer, utilisez votre portefeuille.`,
  noSending: (name) => `Ici, vous voyez votre solde et recevez ${on(name)}. Pour envoyer, utilisez votre portefeuille.`,
  disconnectFrom: (namespaces) => `Déconnecter ${list(namespaces)}`,
  disconnectAll: 'Tout déconnecter',
}

export const network: TextsById['network'] = {
  searchNetworks: 'Rechercher un réseau',
  networks: 'Réseaux',
  testnets: 'Réseaux de test',
  noNetwork: 'Aucun réseau trouvé',
  noNetworkText: (query) => `Aucun réseau ne s’appelle ici « ${query} ».`,
  askAgain: 'Redemander',
  switchDeclinedText: 'Vous restez sur le réseau précédent.',
  switchFailed: 'Le réseau n’a pas changé',
  switchText: 'Approuvez la demande dans votre portefeuille pour changer de réseau.',
  doesNotRunOn: (app, name) => `${app} ne fonctionne pas sur ${name}`,
  thisApp: 'Cette application',
  thisNetwork: 'ce réseau',
  networkNumber: (id) => `le réseau ${id}`,
  chooseNetwork: 'Choisissez un réseau pour continuer. Votre portefeuille vous demandera de confirmer.',
  confirmInWallet: 'Confirmez dans le portefeuille',
  notApproved: 'Non approuvé',
}

export const view: TextsById['view'] = {
  titles: {
    Connect: 'Connecter un portefeuille',
    AllWallets: 'Tous les portefeuilles',
    ConnectingWalletConnect: 'Scanner avec le téléphone',
    Downloads: (wallet) => `Obtenir ${wallet}`,
    GetWallet: 'Obtenir un portefeuille',
    Account: 'Compte',
    AccountSettings: 'Paramètres',
    SwitchAddress: 'Choisir un compte',
    Tokens: 'Jetons',
    WalletSend: 'Envoyer',
    WalletSendSelectToken: 'Choisir un jeton',
    WalletSendPreview: 'Vérification',
    Swap: 'Échanger',
    SwapSelectToken: 'Choisir un jeton',
    SwapPreview: 'Vérification',
    TransactionStatus: 'Transaction',
    ApproveTransaction: 'Confirmer',
    WalletReceive: 'Recevoir',
    WalletCompatibleNetworks: 'Réseaux',
    Transactions: 'Activité',
    SIWXSignMessage: 'S’identifier',
    ConnectingSiwe: 'S’identifier',
    ConnectingExternal: 'Connecter un portefeuille',
    ConnectingWalletConnectBasic: 'Scanner avec le téléphone',
    Networks: 'Choisir un réseau',
    SwitchNetwork: 'Changer de réseau',
    UnsupportedChain: 'Changer de réseau',
    WhatIsAWallet: 'Qu’est-ce qu’un portefeuille ?',
    WhatIsANetwork: 'Qu’est-ce qu’un réseau ?',
  },
  close: 'Fermer',
  back: 'Retour',
  help: 'Qu’est-ce qu’un portefeuille ?',
  settings: 'Paramètres',
  dismiss: 'Ignorer',
  tryAgain: 'Réessayer',
  failed: 'Une erreur s’est produite',
  failedText: 'Réessayez. Si cela ne suffit pas, rechargez la page.',
  viewFailed: 'Cette partie ne s’est pas chargée',
  viewFailedText: 'Vérifiez votre connexion, puis réessayez.',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée',
  failedToCopy: 'Échec de la copie',
  wallets: 'Portefeuilles',
  installed: 'Installé',
  recent: 'Récent',
  noWallet: 'Aucun portefeuille trouvé',
  noWalletText: 'Installez un portefeuille dans ce navigateur, puis revenez sur cette page.',
  qrCode: 'Code QR',
  searchAllWallets: 'Chercher un portefeuille',
  showAllWallets: (count) =>
    plural(count, {
      one: 'Afficher # portefeuille',
      many: 'Afficher les # de portefeuilles',
      other: 'Afficher les # portefeuilles',
    }),
  searchWallets: 'Chercher un portefeuille',
  legalConsent: (terms) => `J’accepte ${terms}.`,
  agreeFirst: 'Cochez la case pour choisir un portefeuille.',
  legalIntro: (terms) => `En vous connectant, vous acceptez ${terms}`,
  and: 'et',
  terms: 'les conditions d’utilisation',
  privacy: 'la politique de confidentialité',
  approveIn: (wallet) => `Approuvez dans ${wallet}`,
  approveText: 'Votre portefeuille s’est ouvert dans une nouvelle fenêtre. Approuvez la demande pour continuer.',
  openAgain: 'Rouvrir',
  declined: 'Vous avez refusé la demande',
  declinedText: 'Rien n’a été partagé. Vous pouvez réessayer.',
  connectFailed: 'Échec de la connexion',
  connected: 'Connecté',
  connectedText: (name) => `Votre compte est prêt sur ${name}.`,
  disconnected: 'Déconnecté',
  done: 'Terminé',
  network: 'Réseau',
  wallet: 'Portefeuille',
  clearSearch: 'Effacer la recherche',
  getWallet: 'Trouver un portefeuille',
  getWalletUrl: 'https://ethereum.org/wallets/find-wallet/',
}

export const coreErrors: TextsById['coreErrors'] = {
  CAIP_NETWORK_NOT_FOUND: 'Le réseau est introuvable',
  DIRECTORY_UNAVAILABLE: 'L’annuaire des portefeuilles ne répond pas',
  INVALID_DECIMAL: 'Ce n’est pas un nombre décimal valide',
  METHOD_NOT_SUPPORTED: 'Le portefeuille ne prend pas cela en charge',
  NO_ACCOUNT: 'Le portefeuille n’a partagé aucun compte',
  NOT_CONNECTED: 'Aucun portefeuille n’est connecté',
  RPC_UNAVAILABLE: 'Le réseau ne répond pas',
  RPC_WRONG_CHAIN: 'Le serveur appartient à un autre réseau',
  TIMED_OUT: 'Le délai d’attente est dépassé',
  USER_REJECTED: 'Vous avez refusé la demande',
  WALLET_FAILED: 'Le portefeuille a signalé une erreur',
  WALLET_UNREACHABLE: 'Le portefeuille ne répond pas',
}

export const walletErrors: TextsById['walletErrors'] = {
  REQUEST_PENDING: 'Votre portefeuille affiche déjà une demande',
  CHAIN_NOT_SUPPORTED: 'Ce réseau n’est pas pris en charge',
  INVALID_CHAIN_ID: 'Le numéro de réseau n’est pas valide',
  SIGNED_OTHERWISE: 'Le portefeuille a signé autre chose que ce qui lui était demandé',
  NETWORK_UNCHANGED: 'Le portefeuille n’a pas changé de réseau',
}

export const accountErrors: TextsById['accountErrors'] = {
  DATA_SERVICE_UNAVAILABLE: 'Le service de données ne répond pas',
  INVALID_ADDRESS: 'Adresse non valide',
  TRANSACTION_REFUSED: 'Le réseau rejetterait cette transaction',
  NAME_NOT_VALID: 'Ce nom n’est pas valide',
  NAME_LOOKUP_FAILED: 'La recherche du nom a échoué',
  NAME_DISPUTED: 'Le réseau et le service de noms se contredisent sur ce nom',
  NAME_WITHOUT_ADDRESS: 'Ce nom n’a pas d’adresse sur ce réseau',
  NAMES_OF_ADDRESS_FAILED: 'Les noms de l’adresse n’ont pas pu être chargés',
  TRANSACTIONS_UNAVAILABLE: 'Les transactions n’ont pas pu être chargées',
  TOKEN_BALANCE_UNAVAILABLE: 'Solde des jetons indisponible',
  SEND_INCOMPLETE: 'Il faut un montant et une adresse de destinataire',
  SEND_WITHOUT_TOKEN: 'Il faut choisir un jeton',
  SEND_NOT_SUPPORTED: 'Ce réseau n’est pas pris en charge',
  DECIMALS_DIFFER: 'La liste et le réseau se contredisent sur le nombre de décimales de ce jeton',
  DECIMALS_UNKNOWN: 'Le réseau n’indique pas le nombre de décimales de ce jeton',
  SWAP_NOT_SUPPORTED: 'Les échanges ne sont pas possibles sur ce réseau',
  CALLS_NOT_VALID: 'Les appels demandés ne sont pas valides',
  PERMISSIONS_NOT_VALID: 'Les droits demandés ne sont pas valides',
}

export const alerts: TextsById['alerts'] = {
  SWITCH_NETWORK_NOT_FOUND: {
    title: 'Réseau introuvable',
    text: 'Cette application a demandé un réseau qui ne figure pas dans sa liste.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Application mal configurée',
    text: 'Cette adresse web n’a pas le droit d’utiliser le projet de l’application.',
  },
  UNVERIFIED_DOMAIN: {
    title: 'Domaine non vérifié',
    text: 'Le domaine de cette application n’est pas vérifié.',
  },
  SESSION_EXPIRED: {
    title: 'Session expirée',
    text: 'Vérifiez que l’horloge de cet appareil est à l’heure, puis réessayez.',
  },
  INVALID_PROJECT_ID: {
    title: 'Identifiant de projet non valide',
    text: 'Le service ne connaît pas le projet de cette application.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Identifiant de projet manquant',
    text: 'Les portefeuilles de ce navigateur fonctionnent ; pour les téléphones, il faut un identifiant de projet.',
  },
}
