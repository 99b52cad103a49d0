// @vitest-environment node
import { Interface, MaxUint256, Transaction, parseEther } from 'ethers'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { tokenAddress } from '../testing/fake-chain'
import { createLoggedInWallet } from '../testing/fake-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('Money is sent as shown, with fees and number from the chain.', async () => {
  const { rpc, address, chain, lastAsked } = await createLoggedInWallet()
  const value = `0x${parseEther('1.5').toString(16)}`
  const hash = await rpc('eth_sendTransaction', [{ from: address, to: other, value, nonce: '0x1', gasPrice: '0x1' }])
  const sent = Transaction.from(chain.sent[0] ?? '')
  expect(sent.toJSON()).toMatchObject({
    type: 2,
    to: other,
    nonce: 7,
    gasLimit: '21000',
    value: String(parseEther('1.5')),
    chainId: '1',
    maxFeePerGas: '2200000000',
    maxPriorityFeePerGas: '1000000000',
    data: '0x',
  })
  expect([sent.from, sent.hash]).toEqual([address, hash])
  expect(lastAsked()).toBe(['Send ETH', 'Amount: 1.5 ETH', `To: ${other}`, 'Fee at most: 0.0000462 ETH', ''].join('\n'))
})

test('A network without EIP-1559 gets a transaction of the older form.', async () => {
  const { rpc, chain, address } = await createLoggedInWallet()
  chain.answers.set('eth_getBlockByNumber', { number: '0x10' })
  await rpc('eth_sendTransaction', [{ to: other, value: 5 }])
  const sent = Transaction.from(chain.sent[0] ?? '')
  expect(sent.toJSON()).toMatchObject({ type: 0, gasPrice: '2000000000', chainId: '1', value: '5' })
  expect(sent.from).toBe(address)
})

const token = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function mint(uint256 amount)',
])

test('Calls of tokens are shown in words, and unlimited approvals are warned of.', async () => {
  const { rpc, chain, lastAsked } = await createLoggedInWallet()
  const send = (data: string, more = {}) => rpc('eth_sendTransaction', [{ to: tokenAddress, data, ...more }])
  await send(token.encodeFunctionData('transfer', [other, 2_500_000]))
  expect(lastAsked()).toContain(`Send tokens\nAmount: 2.5 USDC\nTo: ${other}\nToken: USDC (${tokenAddress})`)
  expect(token.parseTransaction({ data: Transaction.from(chain.sent[0] ?? '').data })?.args.toArray()).toEqual([
    other,
    BigInt(2_500_000),
  ])
  await send(token.encodeFunctionData('approve', [other, 1_000_000]))
  expect(lastAsked()).toContain(`Allow to take tokens\nAt most: 1 USDC\nMay take: ${other}`)
  expect(lastAsked()).not.toContain('unlimited')
  await send(token.encodeFunctionData('approve', [other, MaxUint256]))
  expect(lastAsked()).toContain('At most: Unlimited')
  expect(lastAsked()).toContain('The amount is unlimited')
  await send(token.encodeFunctionData('approve', [other, 0]))
  expect(lastAsked()).toContain('Take back a permission')
  await send(token.encodeFunctionData('setApprovalForAll', [other, true]))
  expect(lastAsked()).toContain('may take every token of this contract')
  await send(token.encodeFunctionData('transfer', [other, 1]), { value: '0xde0b6b3a7640000' })
  expect(lastAsked()).toContain('Also sent: 1 ETH')
  const unknown = [token.encodeFunctionData('mint', [1]), `${token.encodeFunctionData('transfer', [other, 1])}00`]
  for (const data of unknown) {
    await send(data)
    expect(lastAsked()).toContain('does not know what this call does')
    expect(lastAsked()).toContain(data)
  }
  chain.answers.set('eth_call', '0x')
  await send(token.encodeFunctionData('transfer', [other, 5]))
  expect(lastAsked()).toContain('5 of the smallest unit')
})

test('A transaction that would fail, for another network, or with two data is not sent silently.', async () => {
  const { rpc, chain, asked, lastAsked } = await createLoggedInWallet()
  await expect(rpc('eth_sendTransaction', [{ to: other, chainId: '0x89' }])).rejects.toThrow('for another network')
  await expect(rpc('eth_sendTransaction', [{ to: other, data: '0x01', input: '0x02' }])).rejects.toThrow(
    'two different',
  )
  await expect(rpc('eth_sendTransaction', [{ to: other, authorizationList: [{}] }])).rejects.toMatchObject({
    code: -32602,
  })
  await expect(rpc('eth_sendTransaction', ['x'])).rejects.toMatchObject({ code: -32602 })
  chain.answers.set('eth_estimateGas', new Error('execution reverted'))
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow('would fail')
  expect(asked).toEqual([])
  await rpc('eth_sendTransaction', [{ to: other, gas: '0xffff' }])
  expect(lastAsked()).toContain('will probably fail')
  chain.answers.set('eth_chainId', '0x2')
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toThrow('belongs to another network')
})

test('A switch of the network while the visitor reads does not change what is signed.', async () => {
  const { rpc, chain, request, visitor } = await createLoggedInWallet()
  visitor.decides = async () => {
    await request('SWITCH_NETWORK', { chainId: 137 })
    return true
  }
  await rpc('eth_sendTransaction', [{ to: other, chainId: 1 }])
  expect(Transaction.from(chain.sent[0] ?? '').chainId).toBe(BigInt(1))
})

test('Several calls are sent one after another, each with its own approval.', async () => {
  const { rpc, chain, asked, visitor } = await createLoggedInWallet()
  const calls = [
    { to: other, value: '0x1' },
    { to: other, value: '0x2' },
    { to: other, value: '0x3' },
  ]
  const { id } = (await rpc('wallet_sendCalls', [{ chainId: '0x1', calls }])) as { id: string }
  expect(asked.map(({ title }) => title)).toEqual(['Send ETH (1 of 3)', 'Send ETH (2 of 3)', 'Send ETH (3 of 3)'])
  expect(chain.sent.map((raw) => Transaction.from(raw).value)).toEqual([1, 2, 3].map(BigInt))
  expect(await rpc('wallet_getCallsStatus', [id])).toMatchObject({ id, status: 200, atomic: false, chainId: '0x1' })
  visitor.decides = ({ title }) => !title.includes('2 of 3')
  const partial = (await rpc('wallet_sendCalls', [{ calls }])) as { id: string }
  expect(await rpc('wallet_getCallsStatus', [partial.id])).toMatchObject({ status: 600 })
  visitor.decides = () => false
  await expect(rpc('wallet_sendCalls', [{ calls }])).rejects.toMatchObject({ code: 4001 })
  await expect(rpc('wallet_sendCalls', [{ calls, atomicRequired: true }])).rejects.toMatchObject({ code: 5760 })
  await expect(rpc('wallet_getCallsStatus', ['0x00'])).rejects.toMatchObject({ code: 5730 })
  expect(await rpc('wallet_getCapabilities')).toMatchObject({ '0x1': { atomic: { status: 'unsupported' } } })
})

test('A transaction whose answer is lost is looked for; the visitor is told what is known.', async () => {
  const { rpc, chain, clock } = await createLoggedInWallet()
  chain.sending = 'answer lost'
  const hash = await rpc('eth_sendTransaction', [{ to: other, value: '0x1' }])
  expect(hash).toBe(Transaction.from(chain.sent[0] ?? '').hash)
  chain.sent.length = 0
  chain.sending = 'refused'
  await expect(rpc('eth_sendTransaction', [{ to: other, value: '0x1' }])).rejects.toThrow('nonce too low')
  chain.sending = 'lost'
  chain.methods.length = 0
  const outcome = rpc('eth_sendTransaction', [{ to: other, value: '0x1' }]).catch((error: Error) => error.message)
  for (const look of [1, 2]) {
    const looks = () => chain.methods.filter((method) => method === 'eth_getTransactionByHash')
    await eventually(() => expect(looks()).toHaveLength(look))
    clock.advance(2_000)
  }
  expect(await outcome).toContain('may have been sent')
})
