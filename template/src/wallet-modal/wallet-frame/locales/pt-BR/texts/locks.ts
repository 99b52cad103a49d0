import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Bloqueie sua carteira com uma chave de acesso',
    alone: 'Depois disto, o login sozinho não abre nada. Um novo navegador precisa também da sua chave de acesso.',
    server: (name) => `Quem administra o servidor de ${name} não poderá mais abrir sua carteira.`,
    lost: 'Se você perder a chave de acesso e também o código de recuperação, a carteira está perdida. Ninguém pode recuperá-la.',
    running: 'Bloqueando sua carteira',
    done: 'Sua carteira está bloqueada',
    doneText:
      'Sua chave de acesso a abre, e o código de recuperação também. Guarde o código onde você o encontre daqui a dez anos.',
    note: 'Guarde o código de recuperação que você anotou, porque a carteira já pode estar bloqueada com ele. Se você tem um anterior, guarde-o também.',
  },
  renew: {
    title: 'Novo código de recuperação',
    stops: 'O código de recuperação que você tem agora deixará de funcionar na última etapa.',
    lost: 'Perdeu a chave de acesso? Abra a carteira com o código de recuperação, e você criará também uma nova chave de acesso.',
  },
  remove: {
    title: 'Remover o bloqueio por chave de acesso',
    alone: 'Depois disto, o login sozinho volta a abrir sua carteira.',
    server: (name) =>
      `Quem administra o servidor de ${name} também poderá abri-la de novo. E também quem entrar como você.`,
    action: 'Remover o bloqueio',
    done: 'O bloqueio por chave de acesso foi removido',
    doneText: 'O login sozinho abre sua carteira. O código de recuperação não abre mais nada.',
  },
  code: {
    title: 'Anote seu código de recuperação',
    about:
      'Sem a chave de acesso, este código e um login abrem sua carteira. Escreva-o em papel. Ele não será mostrado de novo depois.',
    warning:
      'Digite este código somente onde sua carteira o pedir. Ninguém da nossa equipe o pede por e-mail, por chat ou por telefone.',
    written: 'Já anotei',
  },
  check: {
    title: 'Confira seu código de recuperação',
    label: (places) => `Caracteres ${places} do código de recuperação`,
    hint: (where) => `Olhe o código que você anotou. ${where.join('; ')}.`,
    place: (character, group, place) => `O caractere ${character} está no grupo ${group}, posição ${place}`,
    action: 'Conferir',
    wrong: 'Estes são outros caracteres. Olhe de novo o código que você anotou',
    nothingYet: 'Nada mudou ainda. A última etapa vem depois desta.',
    showAgain: 'Mostrar o código novamente',
  },
  passkey: {
    title: 'Crie sua chave de acesso',
    about:
      'Seu navegador pede sua impressão digital, seu rosto ou o código deste dispositivo. A carteira fica bloqueada logo em seguida.',
    action: 'Criar chave de acesso',
  },
  save: {
    title: 'Salvar o novo código de recuperação',
    about: 'Sua chave de acesso continua a mesma. O código de recuperação antigo deixa de funcionar logo em seguida.',
  },
  backToWallet: 'Voltar à sua carteira',
}
