import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: '보고서 저장',
  text: '보고서는 최근 몇 분 동안 여기에서 일어난 일을 이 앱의 개발자에게 알려 줍니다.',
  privacy:
    '주소, 이름, 금액, 메시지는 포함되지 않습니다. 아무것도 전송되지 않습니다. 파일을 저장하고 누구에게 줄지 직접 결정할 수 있습니다.',
  since: '기록 시작 시각',
  steps: '단계',
  requests: '요청',
  browser: '브라우저',
  content: '보고서 전체 보기',
  save: '파일 저장',
  saved: '보고서를 저장했습니다',
}
