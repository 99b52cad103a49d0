import { Keypair, MessageV0, SystemProgram, TransactionMessage, VersionedMessage } from '@solana/web3.js'
import type { SolanaMessage } from '../../../template/src/wallet-modal/wallet-frame/solana/read-message'
import { readSolanaMessage } from '../../../template/src/wallet-modal/wallet-frame/solana/read-message'
import { part } from '../part'

const [payer, other] = [1, 2].map((fill) => Keypair.fromSeed(new Uint8Array(32).fill(fill)).publicKey)

function messages(): readonly Uint8Array[] {
  if (!payer || !other) return []
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: other, lamports: 5 })
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: other.toBase58(),
    instructions: [transfer, transfer],
  })
  const tables = [{ accountKey: other, writableIndexes: [1, 2], readonlyIndexes: [3] }]
  const compiled = message.compileToV0Message()
  const withTable = new MessageV0({ ...compiled, header: compiled.header, addressTableLookups: tables })
  return [message.compileToLegacyMessage().serialize(), compiled.serialize(), withTable.serialize()]
}

const valid = messages()

/** The message, by web3.js; undefined if web3.js cannot read the bytes. */
function byWeb3(bytes: Uint8Array): VersionedMessage | undefined {
  try {
    return VersionedMessage.deserialize(bytes)
  } catch {
    return undefined
  }
}

/** Transactions that a page gives to the wallet frame, against @solana/web3.js. */
export const solanaMessages = part<Uint8Array<ArrayBuffer>, SolanaMessage>({
  name: 'solana-messages',
  count: 100_000,
  make(random) {
    const bytes = Uint8Array.from(random.pick(valid))
    for (let edits = random.pick([0, 0, 1, 1, 2]); edits > 0; edits -= 1)
      bytes[random.below(bytes.length)] = random.below(256)
    if (random.oneIn(10)) return bytes.slice(0, random.below(bytes.length))
    return random.oneIn(10) ? Uint8Array.from([...bytes, random.below(256)]) : bytes
  },
  isRefusal: (error) => error instanceof RangeError,
  read: readSolanaMessage,
  judge(bytes, message) {
    const isValid = valid.some((one) => Buffer.compare(one, bytes) === 0)
    if (!message) return isValid ? 'A valid message is refused' : undefined
    const known = byWeb3(bytes)
    if (!known) return 'web3.js cannot read it'
    const keys = known.staticAccountKeys.map((one) => one.toBase58())
    if (JSON.stringify(keys) !== JSON.stringify(message.keys)) return 'web3.js reads other keys'
    if (known.header.numRequiredSignatures !== message.signers) return 'web3.js reads other signers'
    const instructions = known.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => [
      programIdIndex,
      [...accountKeyIndexes],
      [...data],
    ])
    const own = message.instructions.map(({ program, accounts, data }) => [program, [...accounts], [...data]])
    if (JSON.stringify(instructions) !== JSON.stringify(own)) return 'web3.js reads other instructions'
    return known.addressTableLookups.length > 0 === message.hasTables ? undefined : 'web3.js reads other tables'
  },
  broken: (message) => message && { ...message, signers: message.signers + 1 },
})
