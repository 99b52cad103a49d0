const mask = (1n << 64n) - 1n
const rounds = 24
const rateBytes = 136

/** The Keccak-256 hash of bytes, with 0x. Slower than a library, but fast enough for names. */
export function keccak256(input: Uint8Array): string {
  const padded = pad(input)
  const lanes = Array.from({ length: 25 }, () => 0n)
  for (let start = 0; start < padded.length; start += rateBytes) {
    for (let lane = 0; lane < rateBytes / 8; lane += 1) {
      lanes[lane] = at(lanes, lane) ^ padded.readBigUInt64LE(start + lane * 8)
    }
    permute(lanes)
  }
  const digest = Buffer.alloc(32)
  for (let lane = 0; lane < 4; lane += 1) digest.writeBigUInt64LE(at(lanes, lane), lane * 8)
  return `0x${digest.toString('hex')}`
}

function pad(input: Uint8Array): Buffer {
  const length = (Math.floor(input.length / rateBytes) + 1) * rateBytes
  const padded = Buffer.alloc(length)
  padded.set(input)
  padded[input.length] = 0x01
  padded[length - 1] = (padded[length - 1] ?? 0) | 0x80
  return padded
}

function permute(lanes: bigint[]): void {
  for (const constant of roundConstants) {
    const parity = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ at(lanes, x + y), 0n))
    const spread = [0, 1, 2, 3, 4].map((x) => at(parity, (x + 4) % 5) ^ rotate(at(parity, (x + 1) % 5), 1))
    const moved = lanes.map(() => 0n)
    for (let x = 0; x < 5; x += 1) {
      for (let y = 0; y < 5; y += 1) {
        const lane = at(lanes, x + 5 * y) ^ at(spread, x)
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane, offsets[x + 5 * y] ?? 0)
      }
    }
    for (let y = 0; y < 25; y += 5) {
      for (let x = 0; x < 5; x += 1) {
        lanes[x + y] = at(moved, x + y) ^ (~at(moved, ((x + 1) % 5) + y) & mask & at(moved, ((x + 2) % 5) + y))
      }
    }
    lanes[0] = at(lanes, 0) ^ constant
  }
}

function at(lanes: readonly bigint[], index: number): bigint {
  return lanes[index] ?? 0n
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask
}

const offsets = rotationOffsets()
const roundConstants = constantsOfRounds()

function rotationOffsets(): readonly number[] {
  const found = Array.from({ length: 25 }, () => 0)
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step += 1) {
    found[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
  }
  return found
}

function constantsOfRounds(): readonly bigint[] {
  // A shift register of eight bits gives the seven bits of each constant.
  let register = 1
  return Array.from({ length: rounds }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit += 1) {
      if ((register & 1) === 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    return constant
  })
}
