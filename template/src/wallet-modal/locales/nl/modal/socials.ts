import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Inloggen via sociale media',
  continueWith: (name) => `Doorgaan met ${name}`,
  more: 'Meer manieren om in te loggen',
  logIn: (name) => `Inloggen met ${name}`,
  opening: 'Venster van de aanbieder openen',
  inWindow: 'Verbind in het venster van de aanbieder',
  retrieving: 'Gebruikersgegevens ophalen',
  failed: 'Er ging iets mis',
  untrusted: 'Niet-vertrouwde herkomst',
  blocked: 'Je browser heeft het venster geblokkeerd',
  blockedText: 'Open het venster met de knop, of ga verder in dit tabblad.',
  cutOff: 'Het venster is weg',
  cutOffText:
    'Deze pagina kan het venster van de aanbieder niet behouden. Ga verder in dit tabblad, dan kom je hier terug.',
  tryAgain: 'Opnieuw proberen',
  openWindow: 'Venster openen',
  sameTab: 'Doorgaan in dit tabblad',
}

export const socialTitles: TextsById['socialTitles'] = { all: 'Alle sociale media' }
