// Code that runs inside the measured page.

/** Announces a wallet that answers immediately. */
export function announceWallet() {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const answers = { eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x1' }
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')}`
  const detail = Object.freeze({
    info: { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Quick Wallet', icon, rdns: 'com.example.quick' },
    provider: {
      request: async (/** @type {{ method: keyof typeof answers }} */ { method }) => answers[method] ?? null,
    },
  })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Clicks an element and resolves with two times in milliseconds. `usable`: until another element is in view, at least half opaque, and
 * hit by a pointer in its middle; an empty `goal` means: until `text` is in the page. `settled`: until no animation runs any more.
 */
export function clickUntil(/** @type {{ click: string, goal: string, text: string }} */ { click, goal, text }) {
  const isUsable = () => {
    if (!goal) return document.body.textContent?.includes(text) ?? false
    const element = document.querySelector(goal)
    if (!element) return false
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.bottom > innerHeight || box.top < 0) return false
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    let opacity = 1
    for (let node = /** @type {Element | null} */ (element); node; node = node.parentElement)
      opacity *= Number(getComputedStyle(node).opacity)
    return opacity >= 0.5 && (element === hit || element.contains(hit))
  }
  /** @type {Promise<{ usable: number, settled: number }>} */
  const times = new Promise((resolve) => {
    const start = performance.now()
    const element = /** @type {HTMLElement | null} */ (document.querySelector(click))
    element?.click()
    let usable = 0
    // Endless animations and scroll-driven animations never finish, so settling does not wait for them.
    const ends = (/** @type {Animation} */ { timeline, effect }) =>
      timeline === document.timeline && effect?.getTiming().iterations !== Infinity
    const settle = async () => {
      const running = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
      await Promise.all(running.map(({ finished }) => finished))
      resolve({ usable, settled: performance.now() - start })
    }
    // A frame is visible once it is painted, which is before the next frame begins.
    const finish = () => {
      usable = performance.now() - start
      void settle()
    }
    const check = () => requestAnimationFrame(isUsable() ? finish : check)
    requestAnimationFrame(check)
  })
  return times
}
