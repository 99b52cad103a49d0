/** Simplified Chinese. */
export const zhCN = 'zh-CN'
