import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: '选择名称', RegisterAccountNameSuccess: '账户名称' },
  choose: '选择账户名称',
  chooseHint: '他人可以发送到该名称，无需使用地址',
  label: '账户名称',
  placeholder: 'your-name',
  checking: '正在查询名称',
  tooShort: '名称至少需要 4 个字符',
  notValid: '名称只能包含字母、数字和连字符',
  owned: '您已拥有一个名称',
  available: '可用',
  registered: '已被注册',
  register: '注册名称',
  registering: '正在注册…',
  registerFailed: (name) => `无法注册名称 ${name}`,
  doneTitle: '账户名称设置成功',
  doneText: '您现在可以向账户转入资金并交易加密货币。',
  done: '开始使用',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: '获取名称建议时出错',
  NAME_NETWORK_NOT_FOUND: '未找到网络',
  NAME_ACCOUNT_NOT_FOUND: '未找到地址或登录的账户',
  NAME_ACCOUNT_CHANGED: '账户已更改，因此名称未注册',
  NAME_NOT_CONFIRMED: '名称尚未得到确认。重试前请先查询该名称',
  NAME_SIGNATURE_NOT_VALID: '签名并非来自此账户，因此名称未注册',
}
