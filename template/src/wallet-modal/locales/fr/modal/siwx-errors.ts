import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'L’identification par signature n’est pas activée',
  NO_ACTIVE_CAIP_ADDRESS: 'Aucun compte n’est connecté',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Aucun réseau n’est choisi ou aucun portefeuille n’est connecté',
  SIWX_INIT_FAILED: 'L’identification n’a pas pu démarrer',
  SIGNATURE_DECLINED: 'La signature a été refusée',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Cette application ne prend peut-être pas en charge les comptes intelligents',
  SIGNATURE_NOT_VALID: 'La signature n’est pas valide',
  SIWE_NOT_VERIFIED: 'Le message n’a pas pu être vérifié',
  SIWX_MESSAGE_NOT_VALID: 'Le message d’identification n’est pas valide',
  SIWX_NETWORK_NOT_FOUND: 'Le réseau servant à vérifier la signature est introuvable',
  SIWX_NOT_AUTHENTICATED: 'Vous n’êtes pas identifié',
  SIGN_IN_UNAVAILABLE: 'Le service d’identification ne répond pas',
  SIGN_IN_REFUSED: 'Le service d’identification a rejeté cette identification',
}
