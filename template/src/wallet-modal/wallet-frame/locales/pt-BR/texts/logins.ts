import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Entre na sua carteira',
  about:
    'Aqui você vê sua frase de recuperação secreta, bloqueia a carteira com uma chave de acesso e muda como e onde entra.',
  other: 'Outras formas de entrar',
  email: 'E-mail',
  address: 'Endereço de e-mail',
  typeAddress: 'Digite seu endereço de e-mail',
  noAddress: 'Isto não é um endereço de e-mail',
  sendCode: 'Enviar código',
  code: {
    title: 'Digite o código',
    label: 'Código',
    logIn: 'Entrar',
    sent: (email) => `Enviamos um código de seis dígitos para ${email}. Ele vale por 20 minutos.`,
    sentAgain: 'Enviamos um novo código. Só o código mais recente funciona.',
    sixDigits: 'O código tem seis dígitos',
    sendAgain: 'Enviar um novo código',
  },
  device: {
    title: 'Aprove este navegador',
    isNew: (email) => `Este navegador é novo. Enviamos para ${email} um e-mail com um link.`,
    open: 'Abra o link e aprove este navegador. Depois, você receberá o código em outro e-mail.',
    late: 'Ninguém aprovou este navegador. Comece de novo',
  },
  provider: {
    goOn: (provider) => `Continuar com ${provider}`,
    account: (provider) => `Conta ${provider}`,
    inWindow: (provider) => `Continue na janela de ${provider}. Feche essa janela para parar.`,
    blocked: (provider) =>
      `Seu navegador bloqueou a janela de ${provider}. Permita janelas desta página e pressione novamente`,
    closed: (provider) => `A janela de ${provider} foi fechada antes do fim. Comece de novo`,
    late: (provider) => `Ninguém entrou em ${provider} por 10 minutos. Comece de novo`,
    left: 'Você saiu desta página antes do fim. Comece de novo',
    other: 'Você começou outra coisa',
    over: 'Este login expirou. Comece de novo',
  },
  renew: {
    title: 'Entre novamente',
    codeTitle: 'Digite um novo código',
    age: 'Isto exige um login feito há no máximo cinco minutos.',
    sends: (email) => `Enviaremos um código para ${email}.`,
    sendTo: (email) => `Enviar um código para ${email}`,
    none: 'Nenhum dos seus logins funciona nesta página. Saia e entre com um endereço de e-mail',
    otherWallet: (identities) => `Esta é outra carteira. Entre com ${identities}`,
  },
  ways: {
    title: 'Formas de entrar',
    about: 'Quem consegue entrar com uma destas pode usar a carteira, a menos que uma chave de acesso a bloqueie.',
    onlyOne: 'Este é seu único login. Adicione um segundo, para o caso de perder o primeiro.',
    remove: 'Remover',
    removeOne: (login) => `Remover ${login}`,
  },
  add: {
    title: (provider) => `Adicionar ${provider}`,
    about: (provider) =>
      `Entre em ${provider}, em uma janela separada. Depois disso, quem consegue entrar com essa conta pode usar a carteira, a menos que uma chave de acesso a bloqueie.`,
    taken: 'Esta conta já pertence a outra carteira.',
    done: 'O login foi adicionado',
    doneText: (login) => `Agora você também pode entrar na sua carteira com ${login}.`,
  },
  addEmail: {
    title: 'Adicionar um endereço de e-mail',
    about:
      'Enviaremos um código para o endereço. Depois disso, quem lê os e-mails desse endereço pode usar a carteira, a menos que uma chave de acesso a bloqueie.',
    action: 'Adicionar o endereço',
    hasOne: 'Sua carteira já tem um endereço de e-mail. Volte e olhe a lista',
    done: 'O endereço de e-mail foi adicionado',
    doneText: (email) => `Agora você também pode entrar na sua carteira com um código enviado para ${email}.`,
  },
  remove: {
    title: 'Remover este login',
    question: 'Remover este login?',
    noMore: (login) => `Depois disso, você não poderá mais entrar com ${login}.`,
    browsers: 'Os navegadores que usaram este login continuam com a sessão aberta. Encerre-a na lista de navegadores.',
    notHere: 'Depois disto, você não poderá mais abrir esta página, porque ela não tem login com Farcaster.',
    note: 'O login talvez já tenha sido removido. Volte e olhe a lista.',
    done: 'O login foi removido',
    doneText: (login) => `Ninguém pode mais entrar na sua carteira com ${login}.`,
  },
}
