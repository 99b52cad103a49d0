import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: '可能已经发送',
  maybeSentText: '钱包的答复未说明是否已发送，网络上也尚未显示这笔交易。继续之前，请先查看您的账户。',
  stillOpen: '您的钱包中可能仍有之前未处理的请求',
  stillOpenText: '请在钱包中拒绝该请求，或先查看您的账户再继续。',
}
