// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { reportThrown } from './report-thrown'

class Shop {
  readonly price = 5
  readonly own = () => {
    throw new Error('own')
  }

  sell(name: string): string {
    if (name === '') throw new Error('nothing to sell')
    return `${name} for ${this.price}`
  }

  async send(name: string): Promise<string> {
    if (name === '') throw new Error('nothing to send')
    return `${name} sent`
  }

  get sign(): string {
    return 'open'
  }
}

test('Each error that a method of a store throws is tracked once, with its category, and reaches the caller. Methods that throw nothing track nothing.', async () => {
  const trackError = vi.fn<(error: unknown, category?: string) => void>()
  const shop = new Shop()
  reportThrown([shop], { trackError }, 'API_ERROR')
  expect(shop.sell('tea')).toBe('tea for 5')
  await expect(shop.send('tea')).resolves.toBe('tea sent')
  expect([shop.price, shop.sign, shop.constructor]).toEqual([5, 'open', Shop])
  expect(trackError).not.toHaveBeenCalled()
  expect(() => shop.sell('')).toThrow('nothing to sell')
  await expect(shop.send('')).rejects.toThrow('nothing to send')
  expect(() => shop.own()).toThrow('own')
  expect(trackError.mock.calls).toEqual(
    ['nothing to sell', 'nothing to send', 'own'].map((message) => [expect.objectContaining({ message }), 'API_ERROR']),
  )
})
