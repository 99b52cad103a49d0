import type { PageTexts } from '../page-texts'

export const ko: PageTexts = {
  approve: {
    title: '브라우저 승인',
    ifAsked: '방금 본인이 직접 요청한 경우에만 승인하세요.',
    button: '이 브라우저 승인',
    ifNot: '본인의 브라우저가 아니라면 이 페이지를 닫으세요.',
  },
  approved: {
    title: '승인되었습니다',
    text: '로그인하려는 브라우저로 돌아가세요. 코드가 담긴 이메일을 한 통 더 받게 됩니다.',
  },
  spent: {
    title: '이 링크는 더 이상 사용할 수 없습니다',
    text: '이미 사용된 링크이거나 20분이 지났습니다. 로그인하려는 브라우저에서 다시 시작하세요.',
  },
  callback: { title: '거의 완료되었습니다', text: '앱으로 돌아가세요. 이 창은 닫아도 됩니다.' },
  over: {
    title: '이 로그인은 종료되었습니다',
    text: '이미 사용된 로그인이거나 10분이 지났습니다. 앱으로 돌아가 다시 시작하세요.',
  },
  refused: { title: '허용되지 않음', text: '이 페이지는 지갑을 표시할 수 없습니다.' },
}
