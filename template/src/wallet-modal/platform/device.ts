/** What the modal knows about the visitor's device. */
export interface Device {
  /** A phone or a tablet, where wallets are apps. */
  isMobile: boolean
  isIos: boolean
  isAndroid: boolean
  isMac: boolean
  /** True for Chrome as well, because its user agent also contains "safari". */
  isSafari: boolean
  /** The page is shown inside the Telegram app. */
  isTelegram: boolean
  /** The page is a frame of another one. */
  isFramed: boolean
}

const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i
const telegramObjects = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto']

/** Reads the device from a window. */
export function readDevice(page: Window): Device {
  const agent = page.navigator.userAgent.toLowerCase()
  const isMobile = page.matchMedia('(pointer: coarse)').matches || mobileAgents.test(agent)
  const isSafari = agent.includes('safari')
  return {
    isMobile,
    isIos: isMobile && (agent.includes('iphone') || agent.includes('ipad')),
    isAndroid: isMobile && agent.includes('android'),
    isMac: agent.includes('macintosh') && !isSafari,
    isSafari,
    isTelegram: telegramObjects.some((name) => Reflect.get(page, name) !== undefined),
    isFramed: page.self !== page.top,
  }
}
