import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: '送信された可能性があります',
  maybeSentText:
    'ウォレットの応答からは送信されたかどうかがわからず、ネットワークにもトランザクションがまだ表示されていません。続ける前にアカウントを確認してください。',
  stillOpen: '以前のリクエストがウォレットに残っている可能性があります',
  stillOpenText: 'ウォレットでそのリクエストを拒否するか、続ける前にアカウントを確認してください。',
}
