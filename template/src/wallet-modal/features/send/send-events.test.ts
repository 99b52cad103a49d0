// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { secondAddress, walletError } from '../../testing/fake-wallet'
import { createSend, sentTexts } from './testing/create-send'

test.each([
  ['0x', false],
  ['0x6080', true],
])(
  'The events of a transfer: a failure has its message, the kind of account comes from the chain (%s).',
  async (code, isSmartAccount) => {
    const { modal, rpc, root, wallet, fill, send, platform, network } = await createSend()
    const told: unknown[] = []
    modal.subscribeEvents(({ props }) => {
      if (props.event.startsWith('SEND_')) told.push(props)
    })
    rpc.answer('eth_getCode', () => code)
    for (const at of [1, 0]) await modal.switchNetwork(network(at))
    await platform.advance(1_000)
    await root.accountLoader.loaded.tokens.fetchTokenBalance()
    await fill({ amount: '0.5', to: secondAddress })
    await send.flow.prepare()
    wallet.fail('eth_sendTransaction', walletError(-32000, 'out of gas'))
    await send.flow.sendToken(sentTexts)
    const properties = { isSmartAccount, token: 'ETH', amount: '0.5', network: 'eip155:1' }
    expect(told).toMatchObject([
      { event: 'SEND_INITIATED', properties },
      { event: 'SEND_ERROR', properties: { ...properties, message: expect.stringContaining('out of gas') } },
    ])
  },
)
