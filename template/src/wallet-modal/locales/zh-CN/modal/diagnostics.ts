import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: '保存报告',
  text: '报告会告诉此应用的开发者最近几分钟这里发生了什么。',
  privacy: '其中不含地址、名字、金额或消息。不会发送任何内容：您保存文件后，自行决定交给谁。',
  since: '记录开始时间',
  steps: '步骤',
  requests: '请求',
  browser: '浏览器',
  content: '显示完整报告',
  save: '保存文件',
  saved: '报告已保存',
}
