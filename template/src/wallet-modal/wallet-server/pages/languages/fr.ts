import type { PageTexts } from '../page-texts'

export const fr: PageTexts = {
  approve: {
    title: 'Approuvez un navigateur',
    ifAsked: 'Approuvez-le seulement si vous venez de le demander vous-même.',
    button: 'Approuver ce navigateur',
    ifNot: 'Si ce n’est pas le vôtre, fermez cette page.',
  },
  approved: {
    title: 'Approuvé',
    text: 'Retournez au navigateur qui veut s’identifier. Vous recevrez un autre e-mail avec un code.',
  },
  spent: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Le lien a déjà été utilisé ou date de plus de 20 minutes. Recommencez dans le navigateur qui veut s’identifier.',
  },
  callback: { title: 'Presque terminé', text: 'Retournez à l’application. Vous pouvez fermer cette fenêtre.' },
  over: {
    title: 'Cette identification est terminée',
    text: 'Cette identification a déjà été utilisée ou date de plus de 10 minutes. Retournez à l’application et recommencez.',
  },
  refused: { title: 'Non autorisé', text: 'Cette page n’est pas autorisée à afficher le portefeuille.' },
}
