import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'L’envoi a peut-être eu lieu',
  maybeSentText:
    'La réponse du portefeuille ne permet pas de le savoir, et le réseau n’affiche pas encore la transaction. Vérifiez votre compte avant de continuer.',
  stillOpen: 'Une demande précédente est peut-être encore ouverte dans votre portefeuille',
  stillOpenText: 'Refusez-la dans le portefeuille, ou vérifiez votre compte avant de continuer.',
}
