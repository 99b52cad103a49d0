import type { TextsById } from '../../language'
import { wordsIn } from '../../../domain/words'

const { number } = wordsIn('zh-CN')

export const email: TextsById['email'] = {
  titles: {
    EmailLogin: '使用邮箱继续',
    EmailVerifyOtp: '输入验证码',
    EmailVerifyDevice: '批准此设备',
    UpdateEmailWallet: '修改邮箱',
    UpdateEmailPrimaryOtp: '确认当前邮箱',
    UpdateEmailSecondaryOtp: '确认新邮箱',
    UpgradeEmailWallet: '升级您的钱包',
  },
  label: '邮箱地址',
  placeholder: '邮箱',
  submit: '使用邮箱继续',
  invalid: '邮箱地址无效，请重试。',
  tryAgain: (message) => (/重试|try again/i.test(message) ? message : `${message.replace(/[.!。！]?$/, '')}。请重试`),
  changeHint: '我们会先向您当前的邮箱发送验证码，再向新邮箱发送验证码。您的账户保持不变。',
  cancel: '取消',
  save: '保存',
  saving: '正在保存…',
}

export const emailSteps: TextsById['emailSteps'] = {
  checkInbox: '请查收邮件',
  codeSentTo: (address) => `请输入我们发送至 ${address} 的验证码。`,
  expires: '验证码 20 分钟内有效。',
  linkSentTo: (address) => `请批准我们发送至 ${address} 的登录链接。`,
  linkExpires: '链接 20 分钟内有效。',
  code: '六位数字验证码',
  notReceived: '没有收到邮件？',
  resendCode: '重新发送验证码',
  resendEmail: '重新发送邮件',
  resendIn: (seconds) => `${number(seconds)} 秒后可重新发送`,
  resent: '验证码邮件已重新发送',
  checking: '正在核对验证码',
  startOver: '从头开始',
  upgrade: '升级您的钱包',
  upgradeHint: '改用自托管钱包',
  upgradeTitle: '带走您的钱包',
  upgradeText:
    '请按照您的钱包页面上的说明操作：该页面会显示您的助记词，您可以将其导入其他钱包。然后用那个钱包在此重新连接。',
  changed: '邮箱地址已更改',
}
