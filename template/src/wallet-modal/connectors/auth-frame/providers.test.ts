// @vitest-environment node
import { base58, base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { authError } from '../../domain/errors/auth-errors'
import { WalletModalError } from '../../domain/errors/errors'
import type { AuthUser, FrameWallet } from './auth-client'
import { FrameEip155Provider } from './eip155-provider'
import { notSafeMethods, safeMethods } from '../../domain/wallets/rpc-methods'
import { FrameSolanaProvider } from './solana-provider'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const nobody = { email: null, userName: null, preferredAccountType: 'eoa', smartAccountDeployed: false } as const
const onEvm: AuthUser = { ...nobody, chainId: 'eip155:1', address, accounts: [{ address, type: 'eoa' }] }
/** The visitor on a network with smart accounts, who uses the smart account. */
const withSmart: AuthUser = {
  ...onEvm,
  address: other,
  accounts: [
    { address, type: 'eoa' },
    { address: other.toLowerCase(), type: 'smartAccount' },
  ],
  preferredAccountType: 'smartAccount',
}
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const onSolana: AuthUser = {
  ...nobody,
  chainId: solana,
  address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  accounts: [],
}

function createWallet() {
  const wallet = {
    rpc: vi.fn<FrameWallet['rpc']>(async () => '0x51'),
    switchNetwork: vi.fn<FrameWallet['switchNetwork']>(async (chainId) => ({ ...onEvm, chainId })),
    setPreferredAccount: vi.fn<FrameWallet['setPreferredAccount']>(async () => withSmart),
    signOut: vi.fn<FrameWallet['signOut']>(async () => {}),
    refused: vi.fn<FrameWallet['refused']>(),
    serves: (chainId: string) => ['eip155:1', 'eip155:10', solana].includes(chainId),
  }
  const read = vi.fn(async () => '0x7')
  return { wallet, read, provider: new FrameEip155Provider(wallet, onEvm, (id) => (id === 1 ? read : undefined)) }
}

const codeOf = (error: { code?: unknown }) => error.code

describe('The EVM provider', () => {
  test('answers for its accounts and its chain itself', async () => {
    const { provider, wallet, read } = createWallet()
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect([wallet.rpc.mock.calls, read.mock.calls]).toEqual([[], []])
  })

  test('[C5-09] [C7-25] sends what needs the visitor to the frame, and reads through the app’s endpoints', async () => {
    const { provider, wallet, read } = createWallet()
    for (const method of notSafeMethods) expect(await provider.request({ method, params: [1] })).toBe('0x51')
    expect(wallet.rpc.mock.calls).toEqual(notSafeMethods.map((method) => [method, [1]]))
    wallet.rpc.mockClear()
    const local = new Set(['eth_accounts', 'eth_chainId'])
    for (const method of safeMethods.filter((name) => !local.has(name))) await provider.request({ method })
    expect(wallet.rpc.mock.calls.map(([method]) => method)).toEqual([
      'wallet_getCapabilities',
      'wallet_getCallsStatus',
      'eth_getUserOperationReceipt',
      'eth_estimateUserOperationGas',
      'eth_getUserOperationByHash',
      'eth_supportedEntryPoints',
      'wallet_getAssets',
    ])
    expect(read).toHaveBeenCalledTimes(safeMethods.length - local.size - wallet.rpc.mock.calls.length)
  })

  test('[C5-09] [C8-11] a method that is not exactly on a list is refused, and not sent', async () => {
    const { provider, wallet, read } = createWallet()
    const names = [
      'eth_sign',
      'wallet_addEthereumChain',
      'Personal_sign',
      'personal_sign ',
      '',
      'toString',
      '__proto__',
    ]
    for (const method of names)
      await expect(provider.request({ method })).rejects.toThrow('Requested RPC call is not allowed')
    expect(wallet.refused.mock.calls.map(([method]) => method)).toEqual(names)
    expect([wallet.rpc.mock.calls, read.mock.calls]).toEqual([[], []])
  })

  test('100,000 mutated names reach neither the frame nor an endpoint', async () => {
    const { provider, wallet, read } = createWallet()
    const all = [...safeMethods, ...notSafeMethods]
    let refused = 0
    for (let index = 0; index < 100_000; index += 1) {
      const name = all[index % all.length] ?? ''
      const at = index % (name.length + 1)
      const mutated = name.slice(0, at) + String.fromCharCode(33 + (index % 90)) + name.slice(at)
      if (all.some((known) => known === mutated)) continue
      refused += 1
      await provider.request({ method: mutated }).catch(() => {})
    }
    expect(wallet.refused).toHaveBeenCalledTimes(refused)
    expect([wallet.rpc.mock.calls, read.mock.calls]).toEqual([[], []])
  })

  test('switches the network in the frame, and reports the change', async () => {
    const { provider, wallet } = createWallet()
    const changed = vi.fn()
    provider.on('chainChanged', changed)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(wallet.switchNetwork).toHaveBeenCalledWith('eip155:10')
    expect(changed.mock.calls).toEqual([['0xa']])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(
      await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] }).catch(codeOf),
    ).toBe(4200)
    expect(await provider.request({ method: 'wallet_switchEthereumChain', params: [] }).catch(codeOf)).toBe(-32602)
  })

  test('reports another account of the new network', async () => {
    const { provider, wallet } = createWallet()
    wallet.switchNetwork.mockResolvedValue({ ...onEvm, chainId: 'eip155:10', address: other, accounts: [] })
    const changed = vi.fn()
    provider.on('accountsChanged', changed)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(changed.mock.calls).toEqual([[[other]]])
  })

  test.each([
    ['User rejected the request', 4001],
    ['You declined the request', 4001],
    ['This wallet does not support it: not supported', 4200],
    ['The network does not answer', -32603],
  ])('the error “%s” of the frame has the code %s', async (shortMessage, code) => {
    const { provider, wallet } = createWallet()
    wallet.rpc.mockRejectedValue(new WalletModalError('FRAME_ERROR', { shortMessage }))
    expect(await provider.request({ method: 'personal_sign' }).catch(codeOf)).toBe(code)
  })

  test('an aborted request keeps its own error', async () => {
    const { provider, wallet } = createWallet()
    wallet.rpc.mockRejectedValue(authError('REQUEST_ABORTED'))
    await expect(provider.request({ method: 'personal_sign' })).rejects.toThrow('Request was aborted')
  })

  test('after signing out it has no accounts and asks nothing', async () => {
    const { provider, wallet } = createWallet()
    const left = vi.fn()
    provider.on('disconnect', left)
    await provider.endSession()
    provider.signedOut()
    expect(wallet.signOut).toHaveBeenCalledOnce()
    expect(left).toHaveBeenCalledOnce()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'personal_sign' }).catch(codeOf)).toBe(4900)
    expect(wallet.rpc).not.toHaveBeenCalled()
  })
})

describe('The accounts of the EVM provider', () => {
  function watch() {
    const created = createWallet()
    const changed = vi.fn<(accounts: readonly string[]) => void>()
    created.provider.on('accountsChanged', changed)
    return { ...created, changed }
  }

  test('[C7-28] the account of the preferred type comes first, and listeners get the new order', async () => {
    const { provider, wallet, changed } = watch()
    await provider.prefer('smartAccount')
    expect(wallet.setPreferredAccount).toHaveBeenCalledWith('smartAccount', 'eip155:1')
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([other, address])
    expect(changed.mock.calls).toEqual([[[other, address]]])
  })

  test('on a network without smart accounts, the ordinary account is the only account', async () => {
    const { provider, changed } = watch()
    await provider.prefer('smartAccount')
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(provider.accounts).toEqual([address])
    expect(changed).toHaveBeenLastCalledWith([address])
  })

  test('a smart account that appears with a network is reported, even while the visitor prefers the ordinary account', async () => {
    const { provider, wallet, changed } = watch()
    wallet.switchNetwork.mockResolvedValue({ ...withSmart, address, preferredAccountType: 'eoa' })
    await provider.refresh()
    expect(changed.mock.calls).toEqual([[[address, other.toLowerCase()]]])
  })

  test('an answer after signing out changes nothing', async () => {
    const { provider, wallet, changed } = watch()
    let answerLate: (user: AuthUser) => void = () => {}
    wallet.setPreferredAccount.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
    provider.on('chainChanged', changed)
    const late = provider.prefer('smartAccount')
    provider.signedOut()
    answerLate({ ...withSmart, chainId: 'eip155:10' })
    await late
    expect([provider.accounts, changed.mock.calls]).toEqual([[], []])
  })

  test('a switch shows the network at once, and its account when the frame has answered', async () => {
    const { provider, changed } = watch()
    await provider.prefer('smartAccount')
    provider.setChain('10')
    expect([provider.chainReference, provider.accounts]).toEqual(['10', [other, address]])
    await vi.waitFor(() => expect(provider.accounts).toEqual([address]))
    expect(changed).toHaveBeenLastCalledWith([address])
  })
})

describe('The Solana provider', () => {
  const bytes = new Uint8Array([1, 2, 3, 250])

  test('sends transactions in base58, and answers in base64', async () => {
    const { wallet } = createWallet()
    const provider = new FrameSolanaProvider(wallet, onSolana)
    wallet.rpc.mockResolvedValue({ transaction: base58.encode(bytes) })
    const params = { transaction: base64.encode(bytes), pubkey: onSolana.address, feePayer: 'left out' }
    expect(await provider.request({ method: 'solana_signTransaction', params })).toEqual({
      transaction: base64.encode(bytes),
    })
    expect(wallet.rpc).toHaveBeenCalledWith('solana_signTransaction', { transaction: base58.encode(bytes) })
    expect([provider.accounts, provider.chainReference]).toEqual([[onSolana.address], solana.slice(7)])
  })

  test('passes messages and signatures on', async () => {
    const { wallet } = createWallet()
    const provider = new FrameSolanaProvider(wallet, onSolana)
    wallet.rpc.mockResolvedValue({ signature: '5h' })
    const params = { message: '2NEpo7TZRRrLZSi2U', pubkey: onSolana.address }
    expect(await provider.request({ method: 'solana_signMessage', params })).toEqual({ signature: '5h' })
    expect(wallet.rpc).toHaveBeenCalledWith('solana_signMessage', params)
  })

  test.each(['not base64!', 'AA=A'])('the transaction %j is refused, and not sent', async (transaction) => {
    const { wallet } = createWallet()
    const provider = new FrameSolanaProvider(wallet, onSolana)
    const request = provider.request({ method: 'solana_signTransaction', params: { transaction } })
    expect(await request.catch(codeOf)).toBe(-32602)
    expect(wallet.rpc).not.toHaveBeenCalled()
  })

  test('a network that the frame refuses stays shown; the next request fails with the message of the frame', async () => {
    const { wallet } = createWallet()
    const provider = new FrameSolanaProvider(wallet, onSolana)
    wallet.switchNetwork.mockRejectedValue(new Error('refused'))
    const changed = vi.fn()
    provider.on('chainChanged', changed)
    provider.setChain('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(changed).toHaveBeenCalledOnce()
    provider.setChain('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(wallet.switchNetwork).toHaveBeenCalledOnce()
  })
})
