import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Eén login voor heel web3',
      text: 'Een wallet vervangt accounts en wachtwoorden. Je verbindt hem en je bent binnen.',
    },
    {
      title: 'Een plek voor wat je bezit',
      text: 'Hij bewaart, verstuurt en ontvangt digitale dingen: munten, tokens, verzamelobjecten.',
    },
    {
      title: 'Alleen jij hebt de sleutel',
      text: 'Apps vragen, jij keurt goed. Niemand verplaatst iets zonder jouw ja.',
    },
  ],
  networkHelp: [
    {
      title: 'De plek waar het gebeurt',
      text: 'Een netwerk houdt bij wie wat bezit. Elk netwerk draait op veel computers.',
    },
    {
      title: 'Elk heeft zijn eigen doel',
      text: 'Netwerken verschillen in kosten, snelheid en wat erop draait. Hetzelfde account kan er veel gebruiken.',
    },
  ],
  learnMore: 'Meer informatie',
  exploreAll: 'Alles bekijken',
}
