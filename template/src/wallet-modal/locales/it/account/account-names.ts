import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Scegli un nome', RegisterAccountNameSuccess: 'Nome dell’account' },
  choose: 'Scegli il nome dell’account',
  chooseHint: 'Gli altri possono inviare al nome invece che all’indirizzo',
  label: 'Nome dell’account',
  placeholder: 'il-tuo-nome',
  checking: 'Ricerca del nome in corso',
  tooShort: 'Un nome deve avere almeno 4 caratteri',
  notValid: 'Un nome può avere solo lettere, numeri e trattini',
  owned: 'Possiedi già un nome',
  available: 'Disponibile',
  registered: 'Già registrato',
  register: 'Registra nome',
  registering: 'Registrazione…',
  registerFailed: (name) => `La registrazione del nome ${name} non è riuscita`,
  doneTitle: 'Nome dell’account scelto',
  doneText: 'Ora puoi ricaricare il tuo account e scambiare le tue criptovalute.',
  done: 'Iniziamo',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'I nomi suggeriti non sono stati caricati',
  NAME_NETWORK_NOT_FOUND: 'La rete non è stata trovata',
  NAME_ACCOUNT_NOT_FOUND: 'L’indirizzo o l’accesso non è stato trovato',
  NAME_ACCOUNT_CHANGED: 'L’account è cambiato, quindi il nome non è stato registrato',
  NAME_NOT_CONFIRMED: 'Non è stato ancora possibile confermare il nome. Cercalo prima di riprovare',
  NAME_SIGNATURE_NOT_VALID: 'La firma non è di questo account, quindi il nome non è stato registrato',
}
