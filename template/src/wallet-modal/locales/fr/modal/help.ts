import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Un seul accès à tout le web3',
      text: 'Un portefeuille remplace les comptes et les mots de passe. Connectez-le et vous y êtes.',
    },
    {
      title: 'Un lieu pour vos biens',
      text: 'Il conserve, envoie et reçoit des biens numériques : monnaies, jetons, objets de collection.',
    },
    {
      title: 'Vous seul détenez la clé',
      text: 'Les applications demandent, vous approuvez. Personne ne déplace rien sans votre accord.',
    },
  ],
  networkHelp: [
    {
      title: 'Là où tout se passe',
      text: 'Un réseau tient le registre de qui possède quoi. Chacun fonctionne sur de nombreux ordinateurs.',
    },
    {
      title: 'À chacun son usage',
      text: 'Les réseaux diffèrent par le coût, la vitesse et ce qu’ils font fonctionner. Un même compte peut en utiliser plusieurs.',
    },
  ],
  learnMore: 'En savoir plus',
  exploreAll: 'Tout explorer',
}
