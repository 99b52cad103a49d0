import type { TextsById } from '../../language'

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: 'Continuar com e-mail',
    EmailVerifyOtp: 'Digite o código',
    EmailVerifyDevice: 'Aprove este dispositivo',
    UpdateEmailWallet: 'Editar e-mail',
    UpdateEmailPrimaryOtp: 'Confirmar e-mail atual',
    UpdateEmailSecondaryOtp: 'Confirmar novo e-mail',
    UpgradeEmailWallet: 'Migrar sua carteira',
  },
  label: 'Endereço de e-mail',
  placeholder: 'E-mail',
  submit: 'Continuar com e-mail',
  invalid: 'O e-mail não é válido. Tente novamente.',
  tryAgain: (message) =>
    /tente (novamente|de novo)|try again/i.test(message)
      ? message
      : `${message.replace(/[.!…]?$/, '')}. Tente novamente`,
  changeHint:
    'Primeiro enviamos um código para o seu e-mail atual e depois outro para o novo. Sua conta continua a mesma.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: 'Confira seu e-mail',
  codeSentTo: (address) => `Digite o código que enviamos para ${address}.`,
  expires: 'O código expira em 20 minutos.',
  linkSentTo: (address) => `Aprove o link de login que enviamos para ${address}.`,
  linkExpires: 'O link expira em 20 minutos.',
  code: 'Código de seis dígitos',
  notReceived: 'Não recebeu o e-mail?',
  resendCode: 'Reenviar código',
  resendEmail: 'Reenviar e-mail',
  resendIn: (seconds) => `Reenviar em ${seconds} s`,
  resent: 'O e-mail com o código foi reenviado',
  checking: 'Verificando o código',
  startOver: 'Começar de novo',
  upgrade: 'Migrar sua carteira',
  upgradeHint: 'Mude para uma carteira de autocustódia',
  upgradeTitle: 'Leve sua carteira com você',
  upgradeText:
    'Siga as instruções na página da sua carteira: ela mostra sua frase de recuperação secreta, que outras carteiras aceitam. Depois, conecte-se aqui novamente com essa outra carteira.',
  changed: 'O endereço de e-mail foi alterado',
}
