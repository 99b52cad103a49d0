import type { PageTexts } from '../page-texts'

export const zhCN: PageTexts = {
  approve: {
    title: '批准浏览器',
    ifAsked: '仅当您本人刚刚提出请求时才批准。',
    button: '批准此浏览器',
    ifNot: '如果这不是您的浏览器，请关闭此页面。',
  },
  approved: { title: '已批准', text: '请返回想要登录的浏览器。您将收到另一封包含验证码的邮件。' },
  spent: { title: '此链接已失效', text: '链接已被使用，或已超过 20 分钟。请在想要登录的浏览器中重新开始。' },
  callback: { title: '即将完成', text: '请返回应用。您可以关闭此窗口。' },
  over: { title: '此次登录已结束', text: '此次登录已被使用，或已超过 10 分钟。请返回应用并重新开始。' },
  refused: { title: '不允许', text: '此页面无权显示钱包。' },
}
