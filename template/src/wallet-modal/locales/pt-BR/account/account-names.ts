import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Escolher nome', RegisterAccountNameSuccess: 'Nome da conta' },
  choose: 'Escolher nome da conta',
  chooseHint: 'Outras pessoas podem enviar para o nome em vez do endereço',
  label: 'Nome da conta',
  placeholder: 'seu-nome',
  checking: 'Consultando o nome',
  tooShort: 'O nome precisa ter pelo menos 4 caracteres',
  notValid: 'O nome só pode ter letras, números e hifens',
  owned: 'Você já tem um nome',
  available: 'Disponível',
  registered: 'Registrado',
  register: 'Registrar nome',
  registering: 'Registrando…',
  registerFailed: (name) => `Não foi possível registrar o nome ${name}`,
  doneTitle: 'Nome da conta escolhido com sucesso',
  doneText: 'Agora você pode adicionar fundos à sua conta e negociar suas criptomoedas.',
  done: 'Vamos lá!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Não foi possível obter sugestões de nomes',
  NAME_NETWORK_NOT_FOUND: 'A rede não foi encontrada',
  NAME_ACCOUNT_NOT_FOUND: 'O endereço ou o login da conta não foi encontrado',
  NAME_ACCOUNT_CHANGED: 'A conta mudou, por isso o nome não foi registrado',
  NAME_NOT_CONFIRMED: 'Ainda não foi possível confirmar o nome. Consulte-o antes de tentar novamente',
  NAME_SIGNATURE_NOT_VALID: 'A assinatura não é desta conta, por isso o nome não foi registrado',
}
