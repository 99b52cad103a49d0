/** Traditional Chinese. */
export const zhTW = 'zh-TW'
