import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Choisir un nom', RegisterAccountNameSuccess: 'Nom du compte' },
  choose: 'Choisir un nom de compte',
  chooseHint: 'Les autres pourront envoyer à ce nom plutôt qu’à l’adresse',
  label: 'Nom du compte',
  placeholder: 'votre-nom',
  checking: 'Recherche du nom',
  tooShort: 'Un nom comporte au moins 4 caractères',
  notValid: 'Un nom ne comporte que des lettres, des chiffres et des traits d’union',
  owned: 'Vous possédez déjà un nom',
  available: 'Disponible',
  registered: 'Déjà enregistré',
  register: 'Enregistrer le nom',
  registering: 'Enregistrement…',
  registerFailed: (name) => `Le nom ${name} n’a pas pu être enregistré`,
  doneTitle: 'Le nom du compte a bien été choisi',
  doneText: 'Vous pouvez maintenant approvisionner votre compte et négocier vos cryptomonnaies.',
  done: 'C’est parti !',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Les suggestions de noms n’ont pas pu être chargées',
  NAME_NETWORK_NOT_FOUND: 'Le réseau est introuvable',
  NAME_ACCOUNT_NOT_FOUND: 'L’adresse ou le compte identifié est introuvable',
  NAME_ACCOUNT_CHANGED: 'Le compte a changé, le nom n’a donc pas été enregistré',
  NAME_NOT_CONFIRMED: 'Le nom n’a pas encore pu être confirmé. Recherchez-le avant de réessayer',
  NAME_SIGNATURE_NOT_VALID: 'La signature ne vient pas de ce compte, le nom n’a donc pas été enregistré',
}
