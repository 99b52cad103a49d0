import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { plural } = wordsIn('fr')

export const tokens: TextsById['tokens'] = {
  tokens: 'Jetons',
  noTokens: 'Aucun jeton',
  noTokensText: (network) => `Ce que vous recevez sur ${network} apparaît ici.`,
  allTokens: 'Tous les jetons',
  unpriced: 'Sans prix connu',
  searchTokens: 'Chercher un nom ou coller une adresse',
  noTokenFound: 'Aucun jeton trouvé',
  noTokenFoundText: (query) => `Rien de ce que vous détenez ici ne correspond à « ${query} ».`,
  tokensUnavailable: 'Solde des jetons indisponible',
  tokensUnavailableText: 'Ni le service de données ni le réseau n’ont répondu.',
  hiddenTokens: (count) =>
    plural(count, {
      one: '# jeton sans décimales est masqué',
      many: '# de jetons sans décimales sont masqués',
      other: '# jetons sans décimales sont masqués',
    }),
  show: 'Afficher',
}
