import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Sua carteira',
  loggedOut: {
    still: 'Sua sessão foi encerrada porque nada aconteceu por 15 minutos.',
    over: 'Sua sessão foi encerrada. Entre novamente.',
  },
  home: {
    loggedIn: (name) => `Você entrou como ${name}.`,
    loggedInWith: (provider, name) => `Você entrou com ${provider} como ${name}.`,
    noWallet:
      'Ainda não há carteira para este login. Abra o app e entre por lá primeiro. Se você tem uma carteira com outro login, saia e use esse login.',
    logOut: 'Sair',
    words: 'Doze palavras levam suas contas para qualquer outra carteira, mesmo sem nós.',
    passkey: 'Chave de acesso',
    loginOpens: (name) =>
      `O login sozinho abre esta carteira. Quem administra o servidor de ${name} também poderia abri-la. Uma chave de acesso muda as duas coisas.`,
    lock: 'Bloquear com uma chave de acesso',
    isLocked: 'Esta carteira abre com sua chave de acesso ou seu código de recuperação. O login sozinho não abre nada.',
  },
  unlock: {
    about: 'Esta carteira está bloqueada. Ela abre com sua chave de acesso ou com seu código de recuperação.',
    noCode: 'Isto não é um código de recuperação. Confira cada caractere novamente',
  },
  words: {
    title: 'Frase de recuperação secreta',
    none: 'Ainda não há carteira',
    before: 'Antes de ver sua frase de recuperação secreta',
    warning: 'Quem tem estas palavras tem todo o dinheiro desta carteira.',
    nobody: 'Ninguém da nossa equipe jamais pede estas palavras. Quem as pede quer roubar seu dinheiro.',
    lookAround: 'Olhe ao redor: ninguém nem nenhuma câmera deve ver sua tela. Não compartilhe sua tela.',
    paper: 'Escreva as palavras em papel. Uma foto ou uma nota neste dispositivo pode ser roubada.',
    show: 'Mostrar as palavras',
    hidden: 'As palavras estão ocultas novamente',
    hiddenText: 'Elas são mostradas por um minuto, e somente enquanto você olha esta página.',
    shown: 'Sua frase de recuperação secreta',
    order: 'Anote as palavras nesta ordem e confira cada uma.',
    hide: 'Ocultar as palavras',
    paths: (evm, solana) =>
      `Outra carteira que aceita doze palavras tem as mesmas contas: no Ethereum e em redes semelhantes com o caminho ${evm}, e na Solana com ${solana}.`,
    smartPath: (path) => `Sua conta inteligente tem o caminho ${path}.`,
    contractPath: (networks, path) =>
      `Sua conta inteligente em ${networks} é um contrato, e pertence à chave com o caminho ${path}. Poucas outras carteiras conseguem usar uma conta assim.`,
  },
  browsers: {
    title: 'Navegadores com a sessão aberta',
    again: 'Mostrar a lista novamente',
    thisOne: (name) => `${name} – este navegador`,
    times: (loggedIn, seen) => `Login: ${loggedIn}. Última atividade: ${seen}.`,
    logOut: (name, seen) => `Encerrar a sessão de ${name}, última atividade: ${seen}`,
  },
}
