import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Enregistrer un rapport',
  text: 'Le rapport indique aux créateurs de cette application ce qui s’est passé ici ces dernières minutes.',
  privacy:
    'Il ne contient ni adresses, ni noms, ni montants, ni messages. Rien n’est envoyé : vous enregistrez un fichier et choisissez qui le reçoit.',
  since: 'Début du rapport',
  steps: 'Étapes',
  requests: 'Demandes',
  browser: 'Navigateur',
  content: 'Afficher tout le rapport',
  save: 'Enregistrer le fichier',
  saved: 'Rapport enregistré',
}
