import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Mogelijk is het verstuurd',
  maybeSentText:
    'Dat blijkt niet uit het antwoord van de wallet, en het netwerk toont de transactie nog niet. Controleer je account voordat je verdergaat.',
  stillOpen: 'Een eerder verzoek staat mogelijk nog open in je wallet',
  stillOpenText: 'Weiger het daar, of controleer je account voordat je verdergaat.',
}
