import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: '내 지갑',
  loggedOut: {
    still: '15분 동안 사용하지 않아 로그아웃되었습니다.',
    over: '로그아웃되었습니다. 다시 로그인하세요.',
  },
  home: {
    loggedIn: (name) => `로그인한 계정: ${name}`,
    loggedInWith: (provider, name) => `${provider}(으)로 로그인한 계정: ${name}`,
    noWallet:
      '이 로그인에 해당하는 지갑이 아직 없습니다. 먼저 앱을 열고 그곳에서 로그인하세요. 다른 로그인으로 만든 지갑이 있다면 로그아웃한 후 그 로그인을 사용하세요.',
    logOut: '로그아웃',
    words: '단어 12개만 있으면 저희가 없어도 계정을 다른 어떤 지갑으로든 옮길 수 있습니다.',
    passkey: '패스키',
    loginOpens: (name) =>
      `로그인만으로 이 지갑이 열립니다. ${name} 서버를 운영하는 사람도 열 수 있습니다. 패스키를 사용하면 둘 다 막을 수 있습니다.`,
    lock: '패스키로 잠그기',
    isLocked: '이 지갑은 패스키 또는 복구 코드로 열립니다. 로그인만으로는 아무것도 열리지 않습니다.',
  },
  unlock: {
    about: '이 지갑은 잠겨 있습니다. 패스키 또는 복구 코드로 열립니다.',
    noCode: '복구 코드가 아닙니다. 글자를 하나씩 다시 확인하세요',
  },
  words: {
    title: '비밀복구구문',
    none: '아직 지갑이 없습니다',
    before: '비밀복구구문을 보기 전에',
    warning: '이 단어를 가진 사람은 이 지갑의 돈을 모두 가져갈 수 있습니다.',
    nobody: '저희는 절대로 이 단어를 묻지 않습니다. 이 단어를 묻는 사람은 돈을 훔치려는 것입니다.',
    lookAround: '주위를 살펴보세요. 어떤 사람이나 카메라도 화면을 볼 수 없어야 합니다. 화면을 공유하지 마세요.',
    paper: '단어를 종이에 적으세요. 이 기기에 있는 사진이나 메모는 도난당할 수 있습니다.',
    show: '단어 표시',
    hidden: '단어를 다시 숨겼습니다',
    hiddenText: '단어는 1분 동안, 이 페이지를 보고 있을 때만 표시됩니다.',
    shown: '내 비밀복구구문',
    order: '이 순서대로 적고 하나씩 확인하세요.',
    hide: '단어 숨기기',
    paths: (evm, solana) =>
      `단어 12개를 사용하는 다른 지갑에서도 같은 계정을 쓸 수 있습니다. Ethereum과 이와 비슷한 네트워크에서는 경로 ${evm}, Solana에서는 ${solana}입니다.`,
    smartPath: (path) => `스마트 계정의 경로는 ${path}입니다.`,
    contractPath: (networks, path) =>
      `${networks}의 스마트 계정은 컨트랙트이며, 경로 ${path}의 키가 소유합니다. 이런 계정을 사용할 수 있는 다른 지갑은 거의 없습니다.`,
  },
  browsers: {
    title: '로그인된 브라우저',
    again: '목록 다시 표시',
    thisOne: (name) => `${name} – 이 브라우저`,
    times: (loggedIn, seen) => `로그인: ${loggedIn}. 마지막 사용: ${seen}.`,
    logOut: (name, seen) => `${name} 로그아웃, 마지막 사용: ${seen}`,
  },
}
