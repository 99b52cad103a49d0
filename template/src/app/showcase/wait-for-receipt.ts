import type { useWalletProvider } from '../../wallet-modal'

type Provider = NonNullable<ReturnType<typeof useWalletProvider<'eip155'>>>

const pause = 1_000
const maxTries = 120

/** Asks every second until the transaction is confirmed. Returns false if it was reverted. Gives up after two minutes. */
export async function waitForReceipt(provider: Provider, hash: string): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (typeof receipt === 'object' && receipt !== null) return !('status' in receipt && receipt.status === '0x0')
    await new Promise((resume) => setTimeout(resume, pause))
  }
  throw new Error('The network has not confirmed the transaction yet.')
}
