// @vitest-environment node
import { MaxUint256, hexlify, verifyTypedData } from 'ethers'
import { expect, test } from 'vitest'
import { tokenAddress } from '../testing/fake-chain'
import { createRandom } from '../testing/fake-parent'
import { createLoggedInWallet } from '../testing/fake-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const mail = (chainId: unknown = 1) => ({
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'cc', type: 'Person[2]' },
      { name: 'count', type: 'int16' },
      { name: 'tag', type: 'bytes4' },
      { name: 'urgent', type: 'bool' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', version: '1', chainId, verifyingContract: other },
  message: {
    from: { name: 'Ann', wallets: [other, tokenAddress.toLowerCase()], hidden: 'not signed' },
    cc: [
      { name: 'Bob', wallets: [] },
      { name: 'Eve', wallets: [other] },
    ],
    count: '-12',
    tag: '0xDEADBEEF',
    urgent: true,
  },
})

test('Typed data is shown field by field, and what is shown is signed.', async () => {
  const { rpc, address, lastAsked } = await createLoggedInWallet()
  const data = mail()
  for (const param of [data, JSON.stringify(data)]) {
    const signature = String(await rpc('eth_signTypedData_v4', [address, param]))
    expect(verifyTypedData(data.domain as object, data.types, data.message, signature)).toBe(address)
  }
  const shown = lastAsked()
  for (const part of [
    'Ether Mail',
    `verifyingContract (address): ${other}`,
    'name (string): Ann',
    'name (string): Eve',
  ])
    expect(shown).toContain(part)
  for (const part of [
    tokenAddress,
    'count (int16): -12',
    'tag (bytes4): 0xdeadbeef',
    'urgent (bool): yes',
    'empty list',
  ])
    expect(shown).toContain(part)
  expect(shown).not.toContain('not signed')
})

test('Typed data for another network, and data that does not fit its types, is refused.', async () => {
  const { rpc, address, asked } = await createLoggedInWallet()
  const ask = (data: unknown) => rpc('eth_signTypedData_v4', [address, data])
  await expect(ask(mail(137))).rejects.toThrow('for another network')
  await expect(ask(mail('0x89'))).rejects.toThrow('for another network')
  const change = (message: object) => ({ ...mail(), message: { ...mail().message, ...message } })
  const bad = [
    change({ count: 40_000 }),
    change({ count: '1e3' }),
    change({ tag: '0xdeadbe' }),
    change({ urgent: 'true' }),
    change({ cc: [] }),
    change({ from: { name: 'Ann' } }),
    change({ from: { name: 7, wallets: [] } }),
    { ...mail(), primaryType: 'Letter' },
    { ...mail(), primaryType: 'EIP712Domain' },
    { ...mail(), types: { ...mail().types, Person: [{ name: 'self', type: 'Nothing' }] } },
    { ...mail(), types: { ...mail().types, EIP712Domain: [{ name: 'chain', type: 'uint256' }] } },
    '{',
    7,
  ]
  for (const data of bad) await expect(ask(data)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

test('Typed data with types outside EIP-712, or with text that UTF-8 cannot encode, is refused, because libraries hash such data differently.', async () => {
  const { rpc, address, asked } = await createLoggedInWallet()
  const bad: [type: string, value: unknown][] = [
    ['uint', 1],
    ['int', 1],
    ['int12', 1],
    ['uint08', 1],
    ['uint264', 1],
    ['bytes33', '0x'],
    ['adress[]', []],
    ['uint[][2]', [[], []]],
    ['string', 'a\ud800'],
    ['string', '\udc00b'],
  ]
  for (const [type, own] of bad) {
    const data = { types: { Own: [{ name: 'own', type }] }, primaryType: 'Own', domain: {}, message: { own } }
    await expect(rpc('eth_signTypedData_v4', [address, data]), type).rejects.toMatchObject({ code: -32602 })
  }
  expect(asked).toEqual([])
})

test('One list in many places does not keep the wallet busy.', async () => {
  const { rpc, address } = await createLoggedInWallet()
  const depth = 7
  const types = Object.fromEntries(
    Array.from({ length: depth }, (_, index) => [
      `T${index}`,
      [{ name: 'a', type: index === 0 ? 'bool[]' : `T${index - 1}[]` }],
    ]),
  )
  let value: unknown = { a: new Array(100).fill(true) }
  for (let index = 1; index < depth; index += 1) value = { a: new Array(100).fill(value) }
  const data = { types, primaryType: `T${depth - 1}`, domain: {}, message: value }
  await expect(rpc('eth_signTypedData_v4', [address, data])).rejects.toThrow('too large')
})

test.each([
  ['a text', 'string', 'a'.repeat(200_001)],
  ['bytes', 'bytes', `0x${'00'.repeat(100_000)}`],
])(
  'Typed data with %s of more than 200,000 characters is refused, because it would keep the wallet busy.',
  async (_, type, value) => {
    const { rpc, address, asked } = await createLoggedInWallet()
    const data = (text: string) => ({
      types: { T: [{ name: 'a', type }] },
      primaryType: 'T',
      domain: {},
      message: { a: text },
    })
    await expect(rpc('eth_signTypedData_v4', [address, data(value)])).rejects.toThrow('too large')
    expect(asked).toEqual([])
    await rpc('eth_signTypedData_v4', [address, data(value.slice(0, 200_000))])
    expect(asked).toHaveLength(1)
  },
)

test('A permit with an unlimited amount is warned of.', async () => {
  const { rpc, address, lastAsked } = await createLoggedInWallet()
  const permit = (value: string) => ({
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'USD Coin', chainId: 137 },
    message: { spender: other, value },
  })
  await rpc('eth_signTypedData_v4', [address, permit('1000')])
  expect(lastAsked()).toContain('may take tokens from your account')
  // The chain id is not signed here, because the types do not name it.
  expect(lastAsked()).toContain('valid on every network')
  expect(lastAsked()).not.toContain('137')
  expect(lastAsked()).not.toContain('unlimited')
  const data = permit(String(MaxUint256))
  const signature = await rpc('eth_signTypedData_v4', [address, data])
  expect(lastAsked()).toContain('The amount is unlimited')
  const { EIP712Domain: _, ...types } = data.types
  expect(verifyTypedData({ name: 'USD Coin' }, types, data.message, String(signature))).toBe(address)
})

test('Random data is signed as another library reads it, and every value is shown.', async () => {
  const { rpc, address, lastAsked } = await createLoggedInWallet()
  const random = createRandom(5)
  const whole = (most: number) => Math.floor(random() * most)
  const bytes = (length: number) => hexlify(Uint8Array.from({ length }, () => whole(256)))
  const atoms: Record<string, () => unknown> = {
    uint256: () => String(BigInt(bytes(32))),
    uint8: () => whole(256),
    int64: () => String(BigInt.asIntN(64, BigInt(bytes(8)))),
    bytes32: () => bytes(32),
    bytes: () => bytes(whole(40)),
    address: () => bytes(20),
    bool: () => random() < 0.5,
    string: () => `text ${whole(1e9)}`,
  }
  const types = ['uint256', 'uint8', 'int64', 'bytes32', 'bytes', 'address', 'bool', 'string']
  for (let count = 0; count < Number(process.env['WALLET_FRAME_TYPED'] ?? 60); count += 1) {
    const structs: Record<string, { name: string; type: string }[]> = {}
    for (let index = 0; index < 3; index += 1) {
      const inner = index === 0 ? [] : [`S${index - 1}`, `S${index - 1}[]`]
      const known = [...types, 'uint8[2]', 'string[]', 'bytes32[][]', ...inner]
      const fields = Array.from({ length: 1 + whole(4) }, (_, at) => ({
        name: `f${at}`,
        type: known[whole(known.length)] ?? 'bool',
      }))
      // Each struct uses the one before, because another library wants one root.
      structs[`S${index}`] = index === 0 ? fields : [...fields, { name: 'own', type: `S${index - 1}` }]
    }
    const shown: string[] = []
    const make = (type: string): unknown => {
      const list = /^(.*)\[(\d*)\]$/.exec(type)
      if (list) return Array.from({ length: list[2] === '' ? whole(3) : Number(list[2]) }, () => make(list[1] ?? ''))
      const fields = structs[type]
      if (fields) return Object.fromEntries(fields.map((field) => [field.name, make(field.type)]))
      const value = atoms[type]?.()
      if (typeof value !== 'boolean') shown.push(String(value).toLowerCase())
      return value
    }
    const message = make('S2') as Record<string, unknown>
    const domain = { name: 'Random', chainId: 1, salt: bytes(32) }
    const data = { types: structs, primaryType: 'S2', domain, message }
    const signature = String(await rpc('eth_signTypedData_v4', [address, JSON.stringify(data)]))
    expect(verifyTypedData(domain, structs, message, signature)).toBe(address)
    const text = lastAsked().toLowerCase()
    expect(shown.filter((value) => !text.includes(value))).toEqual([])
  }
})
