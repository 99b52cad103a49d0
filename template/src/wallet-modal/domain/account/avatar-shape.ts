/** The values that an account's drawings are made of: three hues and the shape of a closed curve. */
export interface AvatarShape {
  /** Degrees on the oklch hue circle, 140 through blue and red to 40; olive tones are left out. */
  hues: readonly [number, number, number]
  /** The number of petals of the rosette, 6 to 13. */
  lobes: number
  /** The number of revolutions until the curve closes: odd, 21 to 31. */
  turns: number
  depth: number
  swell: number
  /** Radians. */
  phase: number
}

export const FULL_TURN = Math.PI * 2
const HUE_START = 140
const HUE_ARC = 260

/**
 * Derives the drawing's values from an address. The same address always gives the same values.
 * @param address any account address; letter case is ignored
 */
export function avatarShape(address: string): AvatarShape {
  const next = seededRandom(address.toLowerCase())
  next()
  const start = next() * HUE_ARC
  const gap = 30 + next() * 34
  const direction = next() < 0.5 ? -1 : 1
  const end = start + direction * gap * 1.7
  const step = end < 0 || end > HUE_ARC ? -direction * gap : direction * gap
  return {
    hues: [hueAt(start), hueAt(start + step), hueAt(start + step * 1.7)],
    lobes: 6 + Math.floor(next() * 8),
    turns: 21 + 2 * Math.floor(next() * 6),
    depth: 0.37 + next() * 0.12,
    swell: 0.25 + next() * 0.3,
    phase: next() * FULL_TURN,
  }
}

/** The number of points of the star, and of the phases of the swell that are looked at. */
const STEPS = 120

/**
 * The star of the avatar: the star-shaped hole of the rosette, filled. It is legible from 16 pixels.
 * @returns an SVG path for the view box `0 0 4000 4000`
 */
export function avatarStar(shape: AvatarShape): string {
  const inner = innerRadii(shape)
  const widest = Math.max(...inner)
  const path = inner.map((smallest, index) => {
    const angle = (index / STEPS) * FULL_TURN
    const reach = (1240 / widest) * (widest * 0.3 + smallest * 0.7)
    const x = Math.round(2000 + reach * Math.cos(angle))
    const y = Math.round(2000 + reach * Math.sin(angle))
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`
  })
  return `${path.join('')}Z`
}

/** The distance of the curve from the centre, 0 to 1, at an angle and a phase of the swell. */
export function radius({ depth, swell, lobes, phase }: AvatarShape, angle: number, slow: number): number {
  return 1 - depth + depth * (1 - swell + swell * Math.cos(slow)) * Math.cos(lobes * angle + slow + phase)
}

/**
 * The smallest {@link radius} that the rosette reaches in each of 120 directions. All angles are multiples of 3°, so each cosine is computed
 * once and used 120 times.
 */
function innerRadii({ depth, swell, lobes, phase }: AvatarShape): readonly number[] {
  const swells = new Float64Array(STEPS)
  const waves = new Float64Array(STEPS)
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * FULL_TURN
    swells[step] = depth * (1 - swell + swell * Math.cos(angle))
    waves[step] = Math.cos(angle + phase)
  }
  return Array.from({ length: STEPS }, (_, direction) => {
    let lowest = 0
    for (let step = 0; step < STEPS; step++) {
      const height = (swells[step] ?? 0) * (waves[(lobes * direction + step) % STEPS] ?? 0)
      if (height < lowest) lowest = height
    }
    return 1 - depth + lowest
  })
}

function hueAt(position: number): number {
  return (HUE_START + Math.max(0, Math.min(HUE_ARC, position))) % 360
}

/** FNV-1a over the text seeds a mulberry32 generator. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
