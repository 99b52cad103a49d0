import type { MailTexts } from './mail-texts'

export const ko: MailTexts = {
  code: {
    subject: (code, app) => `${code} – ${app} 코드입니다`,
    purposes: {
      login: {
        why: (place) => `${place} 지갑에 로그인하려면 이 코드를 입력하세요.`,
        ignore: '직접 요청하지 않았다면 이 이메일을 무시하세요. 코드가 없으면 아무도 로그인할 수 없습니다.',
      },
      'change-current': {
        why: (place) => `${place} 지갑의 이메일 주소를 변경하려면 이 코드를 입력하세요.`,
        ignore:
          '직접 요청하지 않았다면 이 이메일을 무시하고, 모르는 브라우저를 로그아웃하세요. 코드가 없으면 주소는 변경되지 않습니다.',
      },
      'change-new': {
        why: (place) => `이 이메일 주소를 ${place} 지갑에 사용하려면 이 코드를 입력하세요.`,
        ignore: '직접 요청하지 않았다면 이 이메일을 무시하세요. 코드가 없으면 아무것도 변경되지 않습니다.',
      },
    },
    limits: (minutes) => `코드는 ${minutes}분 동안 한 번만, 그리고 코드를 요청한 브라우저에서만 사용할 수 있습니다.`,
    secret: '저희 중 누구도 이 코드를 묻지 않습니다. 누구에게도 알려 주지 마세요.',
  },
  device: {
    subject: (app) => `${app}의 새 브라우저를 승인하세요`,
    asks: (place) => `이전에 로그인한 적이 없는 브라우저가 ${place} 지갑에 로그인하려고 합니다.`,
    browser: (name) => `브라우저: ${name}`,
    time: (date, clock) => `시간: ${date} ${clock}`,
    open: (minutes) =>
      `본인의 브라우저라면 이 페이지를 열어 브라우저를 승인하세요. 링크는 ${minutes}분 동안 유효합니다.`,
    secret: '저희 중 누구도 이 링크를 묻지 않습니다. 누구에게도 알려 주지 마세요.',
    ignore: '직접 요청하지 않았다면 이 이메일을 무시하세요. 승인하지 않으면 아무도 로그인할 수 없습니다.',
  },
  notice: {
    subject: (app) => `${app} 지갑의 이메일 주소가 변경되었습니다`,
    changed: (place) =>
      `${place} 지갑의 이메일 주소가 변경되었습니다. 이 이메일을 받은 주소로는 더 이상 로그인할 수 없습니다.`,
    notYou: (app) => `주소를 직접 변경하지 않았다면 즉시 ${app} 담당자에게 연락하세요.`,
  },
  browserOn: (browser, system) => `${system}의 ${browser}`,
  unknownBrowser: '알 수 없는 브라우저',
}
